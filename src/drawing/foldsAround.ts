/**
 * Chooses subtrees to fold, that is, to hide, in a tree that is too large for its space, so that the others
 * can be read from afar. The path of the search and the node that the search is at stay visible; subtrees
 * beside the path are folded, whether they are finished or still to come.
 */
import type { GameTree } from '../core/index.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import type { Fold } from './placement.ts';

type Folded = ReadonlySet<NodeId>;

/** Whether a tree with some of its subtrees folded fits its space, by width and by height. */
export interface Fit {
  readonly isWideEnough: boolean;
  readonly isHighEnough: boolean;
}

/**
 * Returns the subtrees to fold for `way`, a path from the root to the current node. The subtree that stays
 * whole starts as far up the path as it fits, so that the picture does not change while the search is inside
 * that subtree. Other subtrees stay open when they fit: first those still to be searched, then finished ones.
 * The subtree that contains `picked` always stays open.
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
  // A tree that is too high however many subtrees are folded should at least not be too wide.
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

/**
 * Returns the subtrees to fold so that little more than the given paths is left: the inner children of their nodes that lie
 * on none of them. Every node of `open`, and every node above one of `seen`, is unfolded; nothing inside a subtree for
 * which `isClosed` holds is. Needs no layout, and takes time in proportion to the nodes that are left.
 */
export function foldsBeside(
  tree: GameTree,
  { open, seen }: { readonly open: Iterable<NodeId>; readonly seen: Iterable<NodeId> },
  isClosed: (node: NodeId) => boolean,
): Folded {
  const unfolded = new Set<NodeId>();
  const unfold = (way: readonly NodeId[]) => {
    for (const node of way) {
      if (isClosed(node)) return;
      unfolded.add(node);
    }
  };
  for (const node of open) unfold(tree.pathTo(node));
  for (const node of seen) unfold(tree.pathTo(node).slice(0, -1));
  if (!unfolded.has(ROOT)) return tree.isLeaf(ROOT) ? new Set() : new Set([ROOT]);
  const children = [...unfolded].flatMap((node) => tree.children(node));
  return new Set(children.filter((node) => tree.childCount(node) > 0 && !unfolded.has(node)));
}

/** Returns a key for a set of folded nodes; equal sets have equal keys. */
export function nameOfFolds(folded: Folded): string {
  return [...folded].sort((a, b) => a - b).join(' ');
}

/**
 * Returns the inner nodes whose subtrees lie beside a path: for every node of the path but the last, its
 * inner children that do not lie on the path, without the one whose subtree contains `picked`.
 */
function besides(tree: GameTree, way: readonly NodeId[], picked: NodeId | null): Folded {
  const found = way
    .slice(0, -1)
    .flatMap((node, depth) => tree.children(node).filter((child) => child !== way[depth + 1]));
  const holdsPicked = (node: NodeId) => picked !== null && picked >= node && picked < tree.subtreeEnd(node);
  return new Set(found.filter((node) => tree.childCount(node) > 0 && !holdsPicked(node)));
}

/**
 * Returns the nodes that are still visible in a tree with some subtrees folded, and the text for each fold;
 * null when no subtree is folded.
 */
export function foldOf(tree: GameTree, folded: Folded, said: Fold['said']): Fold | null {
  if (folded.size === 0) return null;
  const shown: NodeId[] = [];
  let height = 0;
  for (let node = ROOT; node < tree.size; ) {
    const isFolded = folded.has(node);
    shown.push(node);
    // The mark of a folded subtree takes the row below its node, which therefore counts for the height.
    height = Math.max(height, tree.depth(node) + (isFolded ? 1 : 0));
    node = isFolded ? tree.subtreeEnd(node) : ((node + 1) as NodeId);
  }
  return { folded, shown, height, said };
}
