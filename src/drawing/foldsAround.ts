/**
 * What of a tree that is too large for its space is one mark a subtree, so that all that is left can be read from
 * afar: the path of the search and what it is about stay as they are, what is done or still to come elsewhere folds.
 */
import type { GameTree } from '../core/tree/gameTree.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import type { Fold } from './placement.ts';

type Folded = ReadonlySet<NodeId>;

/** Whether a tree with some subtrees folded has room. */
export interface Fit {
  readonly isWideEnough: boolean;
  readonly isHighEnough: boolean;
}

/**
 * The subtrees to fold for a way from the root down to where the search is. The subtree that stays whole begins as
 * far up the way as it fits, so that the picture is the same as long as the search is in it; what else has room is
 * open as well, what comes next before what was. What holds `picked` is open in any case.
 */
export function foldsAround(
  tree: GameTree,
  way: readonly NodeId[],
  picked: NodeId | null,
  fitOf: (folded: Folded) => Fit,
): Folded {
  const inner = way.filter((node) => !tree.isLeaf(node));
  const candidates = inner.map((_, depth) => besides(tree, inner.slice(0, depth + 1), picked));
  const fits = candidates.map(fitOf);
  const best = fits.findIndex(({ isWideEnough, isHighEnough }) => isWideEnough && isHighEnough);
  // Where it is too high however much is folded, at least nothing is to be sought left and right.
  const at = best >= 0 ? best : fits.findIndex(({ isWideEnough }) => isWideEnough);
  const whole = inner[at];
  if (whole === undefined) return candidates.at(-1) ?? new Set();
  const folded = new Set(candidates[at]);
  const next = [...folded].filter((node) => node > whole).sort((a, b) => a - b);
  const before = [...folded].filter((node) => node < whole).sort((a, b) => b - a);
  for (const node of [...next, ...before]) {
    folded.delete(node);
    const { isWideEnough, isHighEnough } = fitOf(folded);
    if (!isWideEnough || (best >= 0 && !isHighEnough)) folded.add(node);
  }
  return folded;
}

/** A name for a set of folded nodes; equal sets have equal names. */
export function nameOfFolds(folded: Folded): string {
  return [...folded].sort((a, b) => a - b).join(' ');
}

/** The subtrees beside a way: of every node on it but the last the inner children that do not lie on it. */
function besides(tree: GameTree, way: readonly NodeId[], picked: NodeId | null): Folded {
  const found = way
    .slice(0, -1)
    .flatMap((node, depth) => tree.children(node).filter((child) => child !== way[depth + 1]));
  const holdsPicked = (node: NodeId) => picked !== null && picked >= node && picked < tree.subtreeEnd(node);
  return new Set(found.filter((node) => !tree.isLeaf(node) && !holdsPicked(node)));
}

/** What is left of a tree with some subtrees folded, and what is said of each; null where none is. */
export function foldOf(tree: GameTree, folded: Folded, said: Fold['said']): Fold | null {
  if (folded.size === 0) return null;
  const shown: NodeId[] = [];
  let [foldEnd, height] = [0, 0];
  for (const node of tree.nodes()) {
    if (node < foldEnd) continue;
    if (folded.has(node)) foldEnd = tree.subtreeEnd(node);
    shown.push(node);
    // The mark of a fold reaches into the row below.
    height = Math.max(height, tree.depth(node) + (folded.has(node) ? 1 : 0));
  }
  return { folded, shown, height, said };
}
