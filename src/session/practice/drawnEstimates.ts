/** The static values, and the marks of noisy moves, with which the tree of an exercise is drawn. */
import type { GameTree, NodeId } from '../../core/index.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import type { Exercise } from '../../practice/index.ts';
import { deepeningOf, depthOf, fartherOf } from '../../practice/task.ts';

interface OfExercise {
  readonly exercise: Pick<Exercise, 'tree' | 'limited'>;
}

/**
 * Returns the text of an inner node's static value when a search with a depth limit uses it; "" for other
 * nodes.
 */
export function estimateOf(
  { exercise }: OfExercise,
  node: NodeId,
  print: ((value: string) => string) | undefined,
): string {
  const { tree } = exercise;
  const value = tree.staticValue(node);
  const isShown =
    depthOf(exercise) !== null && !tree.isLeaf(node) && !tree.isBeyond(node) && !Number.isNaN(value);
  const estimate = isShown ? (print?.(printNumber(value)) ?? '') : '';
  const mark = tree.isLeaf(node) ? '' : noisyMark({ exercise }, node);
  return [mark, estimate].filter(Boolean).join(' ');
}

/** Returns the mark of a node that a noisy move leads to, where the search depends on that; "" for other nodes. */
export function noisyMark({ exercise }: OfExercise, node: NodeId): string {
  const { tree } = exercise;
  return fartherOf(exercise).quiet !== undefined && !tree.isBeyond(node) && tree.isNoisy(node) ? '!' : '';
}

/**
 * Returns the text of the static value that is drawn inside a node: at the depth limit and, when several
 * passes have different depth limits, at every inner node. Null for other nodes.
 */
export function estimateIn(exercise: Pick<Exercise, 'tree' | 'limited'>, node: NodeId): string | null {
  const { tree } = exercise;
  if (isJudged(tree, node)) {
    const estimate = Number.isNaN(tree.value(node)) ? '?' : `≈${printNumber(tree.value(node))}`;
    return `${noisyMark({ exercise }, node)}${estimate}`;
  }
  const value = tree.staticValue(node);
  const isLooked = deepeningOf(exercise) !== null && !tree.isLeaf(node) && !Number.isNaN(value);
  return isLooked ? `≈${printNumber(value)}` : null;
}

/** Whether the search takes the static value of this node instead of expanding its children. */
export function isJudged(tree: GameTree, node: NodeId): boolean {
  return tree.isHorizon(node) && tree.childCount(node) > 0 && !tree.isBeyond(node);
}
