/** Reads the text of a large tree as a task. */
import type { Progress } from '../../core/progress.ts';
import { wishOf } from '../../core/random/uniformTree.ts';
import { LIMITS } from '../../core/tree/limits.ts';
import type { FiledTree, ReadFile } from '../../notation/index.ts';
import { printTree } from '../../notation/printTree.ts';
import { readTreeFile } from '../../notation/readTreeFile.ts';
import type { Tell } from './inSlices.ts';
import { buffersOf, type MadeTree, madeTree } from './madeTree.ts';

export interface AskedText {
  readonly text: string;
  /** the title of a tree that has none */
  readonly title: string;
}

/** A tree that was read, as data. */
interface SentFiled extends Omit<FiledTree, 'tree'> {
  readonly made: MadeTree;
  /** the tree in the notation, to be stored; null for one that is too large to be drawn, unless its text is a wish */
  readonly printed: string | null;
}

/** How many nodes have been read, and in the last part all that was read. */
export type ReadPart =
  | { readonly kind: 'so-far'; readonly nodes: number }
  | {
      readonly kind: 'read';
      readonly read: Omit<ReadFile, 'trees'>;
      readonly trees: readonly SentFiled[];
      readonly transfer: readonly ArrayBuffer[];
    };

/** Reading is one long step, which tells how far it is. The page itself reads no tree that is too large to be drawn. */
export function* readTask(
  { text, title }: AskedText,
  isOnPage: boolean,
  tell: Tell<ReadPart>,
): Generator<Progress<ReadPart>, void> {
  const of = text.length;
  yield { done: 0, of, part: null };
  const { trees, ...whole } = readTreeFile(text, title, {
    mostNodes: isOnPage ? LIMITS.nodes : LIMITS.searchedNodes,
    onNodes: (nodes, done) => tell({ done: Math.min(done, of), of, part: { kind: 'so-far', nodes } }),
  });
  const { faults, more, dropped, textProblem, readAs } = whole;
  const read = { faults, more, dropped, textProblem, readAs };
  const sent = trees.map(({ tree, ...filed }) => ({
    ...filed,
    printed: tree.size > LIMITS.nodes && wishOf(tree) === null ? null : printTree(tree),
    made: madeTree(tree),
  }));
  const transfer = sent.flatMap(({ made }) => buffersOf(made.columns));
  yield { done: of, of, part: { kind: 'read', read, trees: sent, transfer } };
}
