/** Reads the text of a large tree in the notation as a task. */
import type { Progress } from '../../core/progress.ts';
import { LIMITS } from '../../core/tree/limits.ts';
import type { Problem } from '../../notation/index.ts';
import { parseTree, type TreeOptions } from '../../notation/parseTree.ts';
import type { Tell } from './inSlices.ts';
import { buffersOf, type MadePart, madeTree } from './madeTree.ts';

export interface AskedTree {
  readonly text: string;
  /** how it is read; without a greatest number of nodes it is the limit for trees that are drawn */
  readonly options: Pick<TreeOptions, 'root' | 'widensBounds' | 'mostBytes' | 'mostNodes'>;
}

/** How many nodes have been read, and in the last part the tree, or what is wrong with its text. */
export type ParsePart =
  | { readonly kind: 'so-far'; readonly nodes: number }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | ({ readonly kind: 'tree' } & MadePart);

/** Reading is one long step, which tells how far it is. The page itself reads no tree that is too large to be drawn. */
export function* parseTask(
  { text, options }: AskedTree,
  isOnPage: boolean,
  tell: Tell<ParsePart>,
): Generator<Progress<ParsePart>, void> {
  const of = text.length;
  yield { done: 0, of, part: null };
  const { mostNodes = LIMITS.nodes } = options;
  const parsed = parseTree(text, {
    ...options,
    mostNodes: isOnPage ? Math.min(mostNodes, LIMITS.nodes) : mostNodes,
    onNodes: (nodes, done) => tell({ done: Math.min(done, of), of, part: { kind: 'so-far', nodes } }),
  });
  if (!parsed.ok) {
    yield { done: of, of, part: { kind: 'problem', problem: parsed.problem } };
    return;
  }
  const made = madeTree(parsed.value);
  yield { done: of, of, part: { kind: 'tree', made, transfer: buffersOf(made.columns) } };
}
