/** Finds the nodes that a text mentions, so that the figure can highlight them. */
import type { NodeId } from '../core/index.ts';
import type { NodeNames } from './nodeNames.ts';
import type { Sentence } from './sentence.ts';

/** Returns the nodes that occur as tokens in a sentence. */
export function nodesIn(sentence: Sentence): readonly NodeId[] {
  return sentence.flatMap((segment) => (segment.kind === 'node' ? [segment.node] : []));
}

/**
 * Matches the letters and digits that may not stand directly beside a name, because it would then be part of
 * a longer word or number.
 */
const WORDS = /[\p{Script=Latin}\d]/u;

/** Returns the inner nodes whose names occur as whole words in a text that a person wrote. */
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
