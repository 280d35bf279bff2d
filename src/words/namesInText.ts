/** Which nodes a text names: what a reader looks for in the figure. */
import type { NodeId } from '../core/tree/nodeId.ts';
import type { NodeNames } from './nodeNames.ts';
import type { Sentence } from './sentence.ts';

/** The nodes that are tokens of a sentence. */
export function nodesIn(sentence: Sentence): readonly NodeId[] {
  return sentence.flatMap((segment) => (segment.kind === 'node' ? [segment.node] : []));
}

/** What may stand beside a name in a text: no letter or digit of its own script, nor the rest of a number. */
const WORDS = /[\p{Script=Latin}\d]/u;

/** The inner nodes whose names stand as words in a text that somebody wrote. */
export function nodesNamed(text: string, names: NodeNames): readonly NodeId[] {
  return names.tree.nodes().filter((node) => {
    const name = names.of(node);
    return name !== '' && !names.tree.isLeaf(node) && standsIn(text, name);
  });
}

function standsIn(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before, after] = [text[at - 1] ?? '', text[at + name.length] ?? ''];
    if (!WORDS.test(before) && !WORDS.test(after)) return true;
  }
  return false;
}
