/**
 * Chooses subtrees to fold in a tree that is too large for its space, so that everything else can be read from afar.
 * The path of the search and the node that it is about stay open; finished and future parts elsewhere are folded.
 */
import type { GameTree } from '../core/tree/gameTree.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import type { Fold } from './placement.ts';

type Folded = ReadonlySet<NodeId>;

/** Whether a tree with some subtrees folded fits. */
export interface Fit {
  readonly isWideEnough: boolean;
  readonly isHighEnough: boolean;
}

/**
 * Returns the subtrees to fold for a path from the root to the current node. The subtree that stays whole starts as far
 * up the path as it fits, so that the picture is the same as long as the search is inside it. Other subtrees are open
 * when they fit, upcoming ones before finished ones. The subtree that contains `picked` is always open.
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
  // When the tree is too high however much is folded, it should at least not be too wide.
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

/** Returns a name for a set of folded nodes; equal sets have equal names. */
export function nameOfFolds(folded: Folded): string {
  return [...folded].sort((a, b) => a - b).join(' ');
}

/** Returns the subtrees beside a path: for every node on it but the last, the inner children that do not lie on it. */
function besides(tree: GameTree, way: readonly NodeId[], picked: NodeId | null): Folded {
  const found = way
    .slice(0, -1)
    .flatMap((node, depth) => tree.children(node).filter((child) => child !== way[depth + 1]));
  const holdsPicked = (node: NodeId) => picked !== null && picked >= node && picked < tree.subtreeEnd(node);
  return new Set(found.filter((node) => !tree.isLeaf(node) && !holdsPicked(node)));
}

/** Returns what is left of a tree with some subtrees folded, and the text for each fold; null when none is folded. */
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
