/**
 * Lays out the drawing of a tree as data, without a document; the same input gives the same layout.
 *
 * The tree is first laid out in em, with the greatest width that the content of each node will have. Then the
 * largest font that fits is taken, and the remaining room goes into the gaps.
 */

import type { AnyRun, GameTree, NodeKind, TreeColumns } from '../core/index.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import type { NodeNames } from '../words/index.ts';
import { type Boards, columnsOfBoards, LEAST_SQUARE } from './boards.ts';
import { placeEdgeLabels } from './edgeLabels.ts';
import { heldWidth } from './foldMark.ts';
import { labelWidths } from './labelWidths.ts';
import {
  edgeEnd,
  edgeLabel,
  LEAST_TEXT,
  type Metrics,
  metricsFor,
  SIZE_CLASSES,
  type SizeClass,
  widthsOfLeaves,
} from './metrics.ts';
import { placeNames } from './nameSides.ts';
import {
  type EdgeId,
  type Edges,
  type Fold,
  type Layout,
  type LayoutEdge,
  type Placement,
  type Ply,
  shownOf,
} from './placement.ts';
import { short } from './shapes.ts';
import type { SiblingOrder } from './siblingOrder.ts';
import { acrossStub, isStub, movesLeft, stubReach } from './stubs.ts';
import { textWidth } from './textWidth.ts';
import { tidyTree } from './tidyTree.ts';

export interface LayoutOptions {
  /** the space to fill in px, without the margin for the names of the plies */
  readonly width: number;
  readonly height: number;
  /**
   * the run that will be shown on the tree; when it is absent or null, there is room for what a reader may
   * write
   */
  readonly run?: AnyRun | null;
  readonly boards?: Boards | null;
  /** the words behind the number of moves that were never generated, written when there is room for them */
  readonly stubWords?: string;
  /** by node: the text for which room is kept below the node's name, even when other texts are left out */
  readonly beside?: ReadonlyMap<NodeId, string>;
  /** the least and the greatest font size of the values in the shapes, px */
  readonly smallest?: number;
  readonly largest?: number;
  /** the least font size of the texts beside the shapes, px */
  readonly leastText?: number;
  /** the size classes that are tried for the layout, the most spacious first */
  readonly classes?: readonly SizeClass[];
  readonly fold?: Fold | null;
  /** the order in which siblings stand; absent for that of moves */
  readonly order?: SiblingOrder | null;
}

const NOTHING: ReadonlyMap<NodeId, string> = new Map();

/**
 * The words behind the numbers of stubs are left out when they would make the font smaller than this fraction
 * of its size without them.
 */
const WORDS_WORTH = 0.95;

/** Whether a tree has so many nodes without children that it can fit in the most crowded size class only. */
function isWide(tree: GameTree): boolean {
  let ends = 0;
  for (let node = ROOT; node < tree.size && ends <= MANY_ENDS; node = (node + 1) as NodeId)
    if (tree.childCount(node) === 0) ends += 1;
  return ends > MANY_ENDS;
}

const MANY_ENDS = 150;

/** The greatest factor by which a narrow tree is stretched sideways to fill its space. */
const MOST_STRETCH = 3.2;

/**
 * The average slope, height to width, that the edges of a wide tree may reach when there is room for higher
 * rows.
 */
const LEAST_SLOPE = 0.28;

/** Lays out a tree for a space, with its boards when they are large enough to be read. */
export function layoutTree(tree: GameTree, names: NodeNames, options: LayoutOptions): Layout {
  const layout = layOutWith(tree, names, options);
  const { boards, metrics } = layout;
  const isReadable = boards === null || metrics.boardSize >= LEAST_SQUARE * columnsOfBoards(boards);
  return isReadable ? layout : layOutWith(tree, names, { ...options, boards: null });
}

function layOutWith(tree: GameTree, names: NodeNames, options: LayoutOptions): Layout {
  const { smallest = LEAST_TEXT, largest = 21, boards = null, run = null, beside = NOTHING } = options;
  const { stubWords = '', leastText, classes: all = SIZE_CLASSES, fold = null } = options;
  const labels = labelWidths(tree, run);
  const classes = isWide(tree) ? all.slice(-1) : all;
  const hasStubs = tree.columns.moveCount !== null && (run === null || run.mayCut);
  const content = { tree, names, boards, labels, beside };
  const setIn = (sizeClass: SizeClass): Setting => {
    const metrics = metricsFor(sizeClass, content, leastText, fold?.height);
    const emFor = ({ width }: Columns) =>
      Math.min(largest, options.width / width, options.height / metrics.minHeight);
    const bare = columnsOf(tree, metrics, '', fold, hasStubs);
    const isSaid = bare.stubs.size > 0 && stubWords !== '';
    const worded = isSaid ? columnsOf(tree, metrics, stubWords, fold, hasStubs) : bare;
    const isWorded = worded !== bare && emFor(worded) >= emFor(bare) * WORDS_WORTH;
    const columns = isWorded ? worded : bare;
    return { metrics, columns, em: emFor(columns) };
  };
  const hasRoom = ({ metrics, em }: Setting) =>
    em >= Math.max(metrics.smallestEm, leastText === undefined ? 0 : smallest);
  // A tree that fits its space in no class is drawn larger than the space, so that its labels are not
  // squeezed.
  const set = firstOf(classes, setIn, hasRoom) ?? setIn('low');
  const metrics = set.metrics.at(Math.max(set.em, smallest));
  return { ...content, fold, ...place(tree, names, set.columns, metrics, options) };
}

/** A tree laid out in one size class, and the largest font size (em), in px, at which it fits its space. */
interface Setting {
  readonly metrics: Metrics;
  readonly columns: Columns;
  readonly em: number;
}

function firstOf<From, To>(all: readonly From[], make: (from: From) => To, is: (made: To) => boolean) {
  for (const one of all) {
    const made = make(one);
    if (is(made)) return made;
  }
  return null;
}

/** The columns of a tree that say nothing of its form: how much room values take is seen from their texts. */
const VALUES: readonly string[] = [
  'value',
  'utilities',
  'staticValue',
  'evaluation',
  'weight',
  'denominator',
  'key',
] satisfies (keyof TreeColumns)[];

/**
 * Returns the layout of a tree that differs from the tree of `before` only in values, when every value takes
 * exactly as much room as before at every step, so that no position changes. Null when the tree has to be
 * laid out anew. O(nodes).
 */
export function sameLayout(
  before: Layout,
  tree: GameTree,
  names: NodeNames,
  { run = null, beside = NOTHING }: Pick<LayoutOptions, 'run' | 'beside'> = {},
): Layout | null {
  const old = before.tree.columns;
  // An edit of values leaves the other columns as they are: see GameTree.withValue.
  const keepsForm = Object.entries(tree.columns).every(
    ([name, column]) => VALUES.includes(name) || column === old[name as keyof TreeColumns],
  );
  if (!keepsForm || beside !== before.beside) return null;
  if (!keepsLeaves(before, tree, names)) return null;
  const labels = labelWidths(tree, run);
  const keepsLabels = labels.every(({ width, characters }, node) => {
    const label = before.labels[node];
    return label?.width === width && label.characters === characters;
  });
  return keepsLabels ? { ...before, tree, names } : null;
}

/** Whether every leaf, and the text below it that states its value, takes as much room as before. */
function keepsLeaves(
  { tree: old, names: oldNames, metrics }: Layout,
  tree: GameTree,
  names: NodeNames,
): boolean {
  const isBelow = names.areBelowLeaves || oldNames.areBelowLeaves;
  let isAlike = true;
  for (const leaf of tree.leaves()) {
    if (isBelow && !isAsWide(oldNames.of(leaf), names.of(leaf))) return false;
    isAlike &&= isAsWide(oldNames.inLeaf(leaf), names.inLeaf(leaf));
  }
  if (isAlike) return true;
  const [before, now] = [widthsOfLeaves(old, oldNames, metrics), widthsOfLeaves(tree, names, metrics)];
  return tree.leaves().every((leaf) => before[leaf] === now[leaf]);
}

function isAsWide(a: string, b: string): boolean {
  return a === b || textWidth(a) === textWidth(b);
}

type Placed = Omit<Layout, 'tree' | 'names' | 'labels' | 'boards' | 'beside' | 'fold'>;

function place(
  tree: GameTree,
  names: NodeNames,
  columns: Columns,
  metrics: Metrics,
  options: LayoutOptions,
): Placed {
  const { em } = metrics;
  const { beside = NOTHING, fold = null } = options;
  const { stubWords } = columns;
  const stretch = Math.min(Math.max(options.width / (columns.width * em), 1), MOST_STRETCH);
  const content = columns.width * em * stretch;
  const width = Math.max(content, options.width);
  const left = (width - content) / 2;
  const room = options.height - metrics.foot - metrics.head;
  const rows = fold?.height ?? tree.height;
  const mostRow = Math.max(metrics.mostRow, (content / Math.max(rows, 1)) * LEAST_SLOPE);
  const rowGap = rows === 0 ? 0 : Math.min(Math.max(room / rows, metrics.leastRow), mostRow);
  const used = rowGap * rows + metrics.head + metrics.foot;
  const height = Math.max(used, options.height);
  const top = metrics.head + (height - used) * 0.45;

  // Nodes that stand one above the other must have equal x to the last digit.
  const across = (x: number) => short(left + x * em * stretch);
  const placements = tree.nodes().map((node): Placement => {
    const { kind, width, height, apex, player } = metrics.shape(node);
    const x = across(columns.x[node] as number);
    // The fields are written out because an object spread takes three times as long, and there may be ten
    // thousand nodes.
    return { node, kind, x, y: top + tree.depth(node) * rowGap, width, height, apex, side: null, player };
  });
  placeNames({ tree, names, placements, metrics, width, beside, fold });
  const edges = edgesOf(tree);
  const stubs = new Map([...columns.stubs].map(([node, x]) => [node, across(x)]));
  return {
    metrics,
    placements,
    edges,
    plies: pliesOf(tree, placements, fold),
    width,
    height,
    edgeLabels: placeEdgeLabels({ tree, placements, edges, metrics, fold, stubs, stubWords }),
    ...{ stubs, stubWords },
  };
}

const NO_BENDS: LayoutEdge['bends'] = [];

/**
 * Returns the edges of a tree by id; the id of an edge is that of its child. An edge is made only when a
 * caller asks for it, because the page draws only those edges of a large tree that are in view.
 */
export function edgesOf(tree: GameTree): Edges {
  const get = (id: EdgeId): LayoutEdge | undefined => {
    const to = id as NodeId;
    if (to <= ROOT || to >= tree.size) return undefined;
    return {
      id,
      from: tree.parent(to),
      to,
      label: edgeLabel(tree, to),
      end: edgeEnd(tree, to),
      bends: NO_BENDS,
    };
  };
  const ids = () => tree.nodes().slice(1);
  return {
    get,
    keys: () => ids().values(),
    values: () =>
      ids()
        .map((id) => get(id) as LayoutEdge)
        .values(),
  };
}

function pliesOf(tree: GameTree, placements: readonly Placement[], fold: Fold | null): Ply[] {
  const plies: { depth: number; y: number; kind: NodeKind | null; player?: number | undefined }[] = [];
  for (const node of shownOf({ tree, fold })) {
    const { kind, y, height, player } = placements[node] as Placement;
    const depth = tree.depth(node);
    const ply = plies[depth];
    if (ply === undefined || ply.kind === 'leaf') plies[depth] = { depth, y: y + height / 2, kind, player };
    else if (kind !== 'leaf' && (ply.kind !== kind || ply.player !== player)) ply.kind = null;
  }
  return plies;
}

/* The places of the nodes of a tree from left to right, in em. */

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
function columnsOf(
  tree: GameTree,
  metrics: Metrics,
  stubWords: string,
  fold: Fold | null,
  hasStubs: boolean,
): Columns {
  const shown = shownOf({ tree, fold });
  const isFolded = (node: NodeId) => fold?.folded.has(node) === true;
  const left = new Float64Array(tree.size);
  const right = new Float64Array(tree.size);
  for (const node of shown) {
    const reach = metrics.reach(node);
    left[node] = reach.left;
    right[node] = reach.right + (tree.isLeaf(node) ? metrics.leafGap : metrics.nodeGap);
    // The mark of a folded subtree is as wide as its node or its text; the node's first child, which is
    // hidden, keeps the room for the mark one row below.
    if (fold !== null && isFolded(node)) {
      const said = heldWidth(fold.said(tree.subtreeEnd(node) - node - 1));
      const mark = tree.child(node, 0);
      left[mark] = right[mark] = Math.max(metrics.shape(node).width, said) / 2 + metrics.leafGap;
    }
  }
  const leftOf = (id: NodeId) => (hasStubs && isStub(id) ? STUB_LEFT : (left[id] as number));
  const rightOf = (id: NodeId) =>
    hasStubs && isStub(id)
      ? stubReach(tree, acrossStub(id), stubWords) + metrics.leafGap
      : (right[id] as number);
  const apart = (a: NodeId, b: NodeId) => rightOf(a) + leftOf(b);
  const siblings = new Float64Array(tree.size);
  for (const node of shown)
    if (!tree.isLeaf(node)) siblings[node] = siblingDistance(tree, node, apart, metrics);

  const x = new Float64Array(tree.size);
  const stubs = new Map<NodeId, number>();
  const { ids, parent } = hasStubs || fold !== null ? drawnTree(tree, fold, hasStubs) : asItIs(tree);
  const placed = tidyTree(parent, (one, other) => {
    const [a, b] = [ids[one] as NodeId, ids[other] as NodeId];
    if (parent[one] !== parent[other]) return apart(a, b) + metrics.familyGap;
    const above = ids[parent[one] as number] as NodeId;
    return hasStubs && isStub(b) ? apart(a, b) : Math.max(siblings[above] as number, apart(a, b));
  });
  for (const [index, id] of ids.entries()) {
    if (isStub(id)) stubs.set(acrossStub(id), placed[index] as number);
    else x[id] = placed[index] as number;
  }
  for (const node of fold?.folded ?? []) x.fill(x[node] as number, node, tree.subtreeEnd(node));
  straighten(tree, x, apart, shown);

  let [from, to] = [Infinity, -Infinity];
  for (const node of shown) {
    from = Math.min(from, (x[node] as number) - (left[node] as number));
    to = Math.max(to, (x[node] as number) + (right[node] as number));
  }
  for (const [node, end] of stubs) to = Math.max(to, end + rightOf(acrossStub(node)));
  const placedStubs = new Map([...stubs].map(([node, end]) => [node, end - from]));
  return { x: x.map((at) => at - from), stubs: placedStubs, stubWords, width: to - from };
}

/** The nodes of a drawing in preorder, some of which may be stubs, and the index of the parent of each. */
interface DrawnTree {
  readonly ids: readonly NodeId[];
  readonly parent: ArrayLike<number>;
}

function asItIs(tree: GameTree): DrawnTree {
  return { ids: tree.nodes(), parent: tree.columns.parent };
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
  return { ids, parent };
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
