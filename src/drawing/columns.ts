/** Finds the places of the nodes of a tree from left to right, in em. */
import type { GameTree } from '../core/index.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { heldWidth } from './foldMark.ts';
import { type LayoutSteps, visitInSteps } from './layoutSteps.ts';
import type { Metrics } from './metrics.ts';
import { type Fold, shownOf } from './placement.ts';
import type { Spacing } from './spacing.ts';
import { acrossStub, isStub, movesLeft, stubReach } from './stubs.ts';

export interface Columns {
  /** the middle of each node by its id, em from the left edge */
  readonly x: Float64Array;
  /**
   * the outer end of the stub that stands for moves never generated, by the node it hangs from; em from the
   * left edge
   */
  readonly stubs: ReadonlyMap<NodeId, number>;
  /** the words behind the number of a stub; "" when there are none */
  readonly stubWords: string;
  readonly width: number;
}

/** The distance kept free to the left of the outer end of a stub, em. */
const STUB_LEFT = 0.4;

/**
 * Places every parent above the middle of its children; neighbouring nodes of a ply are no closer than their
 * contents allow.
 * @param hasStubs whether moves that were never generated have a stub, because a cutoff may have left them out
 */
export function* columnsInSteps(
  tree: GameTree,
  metrics: Metrics,
  stubWords: string,
  fold: Fold | null,
  hasStubs: boolean,
): LayoutSteps<Columns> {
  const shown = shownOf({ tree, fold });
  const reach = yield* reachInSteps(tree, metrics, fold);
  const { left, right } = reach;
  const leftOf = (id: NodeId) => (hasStubs && isStub(id) ? STUB_LEFT : (left[id] as number));
  const rightOf = (id: NodeId) =>
    hasStubs && isStub(id)
      ? stubReach(tree, acrossStub(id), stubWords) + metrics.leafGap
      : (right[id] as number);
  const apart = (a: NodeId, b: NodeId) => rightOf(a) + leftOf(b);
  const siblings = new Float64Array(tree.size);
  yield* visitInSteps(shown, (node) => {
    if (!tree.isLeaf(node)) siblings[node] = siblingDistance(tree, node, apart, metrics);
  });

  const { ids, parent } = hasStubs || fold !== null ? drawnTree(tree, fold, hasStubs) : asItIs(tree);
  yield null;
  const { familyGap } = metrics;
  const placed = (yield ids === null
    ? { parent, left, right, siblings, isStub: null, familyGap }
    : spacingOf(ids, parent, { leftOf, rightOf, siblings, familyGap })) as Float64Array;
  const x = ids === null ? placed : new Float64Array(tree.size);
  const stubs = new Map<NodeId, number>();
  for (const [index, id] of (ids ?? []).entries()) {
    if (isStub(id)) stubs.set(acrossStub(id), placed[index] as number);
    else x[id] = placed[index] as number;
  }
  for (const node of fold?.folded ?? []) x.fill(x[node] as number, node, tree.subtreeEnd(node));
  yield null;
  straighten(tree, x, apart, shown);

  let [from, to] = [Infinity, -Infinity];
  for (const node of shown) {
    from = Math.min(from, (x[node] as number) - (left[node] as number));
    to = Math.max(to, (x[node] as number) + (right[node] as number));
  }
  for (const [node, end] of stubs) to = Math.max(to, end + rightOf(acrossStub(node)));
  yield null;
  const placedStubs = new Map([...stubs].map(([node, end]) => [node, end - from]));
  return { x: x.map((at) => at - from), stubs: placedStubs, stubWords, width: to - from };
}

/** How far each node reaches to the left of its middle, and to the right with the gap behind it, em. */
type Reaches = Pick<Spacing, 'left' | 'right'>;

function* reachInSteps(tree: GameTree, metrics: Metrics, fold: Fold | null): LayoutSteps<Reaches> {
  const left = new Float64Array(tree.size);
  const right = new Float64Array(tree.size);
  yield* visitInSteps(shownOf({ tree, fold }), (node) => {
    const reach = metrics.reach(node);
    left[node] = reach.left;
    right[node] = reach.right + (tree.isLeaf(node) ? metrics.leafGap : metrics.nodeGap);
    // The mark of a folded subtree is as wide as its node or its text; the node's first child, which is
    // hidden, keeps the room for the mark one row below.
    if (fold?.folded.has(node)) {
      const said = heldWidth(fold.said(tree.subtreeEnd(node) - node - 1));
      const mark = tree.child(node, 0);
      left[mark] = right[mark] = Math.max(metrics.shape(node).width, said) / 2 + metrics.leafGap;
    }
  });
  return { left, right };
}

/** The distances of nodes by their ids. */
interface Distances extends Pick<Spacing, 'siblings' | 'familyGap'> {
  readonly leftOf: (id: NodeId) => number;
  readonly rightOf: (id: NodeId) => number;
}

/** Returns the distances in a drawing that is not the tree as it is, by place in the drawing. */
function spacingOf(
  ids: readonly NodeId[],
  parent: Int32Array,
  { leftOf, rightOf, siblings, familyGap }: Distances,
): Spacing {
  return {
    parent,
    left: Float64Array.from(ids, leftOf),
    right: Float64Array.from(ids, rightOf),
    siblings: Float64Array.from(ids, (id) => (isStub(id) ? 0 : (siblings[id] as number))),
    isStub: Uint8Array.from(ids, (id) => Number(isStub(id))),
    familyGap,
  };
}

/** The nodes of a drawing in preorder, some of which may be stubs, and the index of the parent of each. */
interface DrawnTree {
  /** null when they are the nodes of the tree */
  readonly ids: readonly NodeId[] | null;
  readonly parent: Int32Array;
}

function asItIs(tree: GameTree): DrawnTree {
  return { ids: null, parent: tree.columns.parent };
}

/** Returns the tree as it is drawn: below a folded node is only its mark, and stubs are last children. */
function drawnTree(tree: GameTree, fold: Fold | null, hasStubs: boolean): DrawnTree {
  const ids: NodeId[] = [];
  const parent: number[] = [];
  const waiting: [node: NodeId, parent: number][] = [[ROOT, -1]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [node, above] = next;
    const index = ids.push(node) - 1;
    parent.push(above);
    if (isStub(node) || fold?.folded.has(tree.parent(node))) continue;
    const isFolded = fold?.folded.has(node) === true;
    const children = isFolded ? [tree.child(node, 0)] : tree.children(node);
    if (hasStubs && !isFolded && movesLeft(tree, node) > 0) waiting.push([acrossStub(node), index]);
    for (const child of children.reverse()) waiting.push([child, index]);
  }
  return { ids, parent: Int32Array.from(parent) };
}

/**
 * Returns the distance between neighbouring children of one parent, em. Equal distances make the edge to the
 * middle child vertical; 0 lets the children stand as close as their contents allow.
 */
function siblingDistance(
  tree: GameTree,
  parent: NodeId,
  apart: (a: NodeId, b: NodeId) => number,
  metrics: Metrics,
): number {
  let distance = 0;
  for (let index = 0; index < tree.childCount(parent); index += 1) {
    const child = tree.child(parent, index);
    distance = Math.max(distance, metrics.edgeLabelRoom(child));
    if (index > 0 && metrics.hasNameRoom)
      distance = Math.max(distance, apart(tree.child(parent, index - 1), child));
  }
  return distance;
}

/** An edge whose ends are closer than this horizontally, in em, looks as if it should be vertical. */
const CROOKED = 0.9;

/**
 * Moves a parent exactly above its middle child when it nearly stands there, and centres the ancestors above
 * their children again, as far as neighbouring nodes leave room.
 */
function straighten(
  tree: GameTree,
  x: Float64Array,
  apart: (a: NodeId, b: NodeId) => number,
  shown: readonly NodeId[],
): void {
  const before = new Int32Array(tree.size).fill(-1);
  const after = new Int32Array(tree.size).fill(-1);
  const lastOfPly = new Int32Array(tree.height + 1).fill(-1);
  for (const node of shown) {
    const last = lastOfPly[tree.depth(node)] as NodeId;
    before[node] = last;
    if (last >= 0) after[last] = node;
    lastOfPly[tree.depth(node)] = node;
  }
  // The loop visits children before their parents.
  for (let at = shown.length - 1; at >= 0; at -= 1) {
    const node = shown[at] as NodeId;
    const count = tree.childCount(node);
    if (count === 0) continue;
    const between = ((x[tree.child(node, 0)] as number) + (x[tree.child(node, count - 1)] as number)) / 2;
    const straight = count % 2 === 0 ? between : (x[tree.child(node, (count - 1) / 2)] as number);
    const middle = Math.abs(straight - between) > CROOKED ? between : straight;
    const [left, right] = [before[node] as NodeId, after[node] as NodeId];
    if (left >= 0 && middle - (x[left] as number) < apart(left, node)) continue;
    if (right >= 0 && (x[right] as number) - middle < apart(node, right)) continue;
    x[node] = middle;
  }
}
