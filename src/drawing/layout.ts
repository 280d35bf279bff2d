/**
 * Lays out the drawing of a tree as data, without a document; the same input gives the same layout.
 *
 * The tree is first laid out in em, with the greatest width that the content of each node will have. Then the
 * largest font that fits is taken, and the remaining room goes into the gaps.
 */

import type { AnyRun, GameTree, NodeKind, TreeColumns } from '../core/index.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import type { NodeNames } from '../words/index.ts';
import { type Boards, LEAST_SQUARE } from './boards.ts';
import { type Columns, columnsInSteps } from './columns.ts';
import { placeEdgeLabels } from './edgeLabels.ts';
import { labelWidths } from './labelWidths.ts';
import { atOnce, type LayoutSteps, visitInSteps } from './layoutSteps.ts';
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
import { textWidth } from './textWidth.ts';

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
  return atOnce(layoutInSteps(tree, names, options));
}

/** Does the same in steps. */
export function* layoutInSteps(
  tree: GameTree,
  names: NodeNames,
  options: LayoutOptions,
): LayoutSteps<Layout> {
  const layout = yield* layOutWith(tree, names, options);
  const { boards, metrics } = layout;
  const isReadable = metrics.boardSize >= LEAST_SQUARE * (boards?.columns ?? 0);
  return isReadable ? layout : yield* layOutWith(tree, names, { ...options, boards: null });
}

function* layOutWith(tree: GameTree, names: NodeNames, options: LayoutOptions): LayoutSteps<Layout> {
  const { smallest = LEAST_TEXT, largest = 21, boards = null, run = null, beside = NOTHING } = options;
  const { stubWords = '', leastText, classes: all = SIZE_CLASSES, fold = null } = options;
  const labels = labelWidths(tree, run);
  yield null;
  const classes = isWide(tree) ? all.slice(-1) : all;
  const hasStubs = tree.columns.moveCount !== null && (run === null || run.mayCut);
  const content = { tree, names, boards, labels, beside };
  function* setIn(sizeClass: SizeClass): LayoutSteps<Setting> {
    const metrics = metricsFor(sizeClass, content, leastText, fold?.height);
    yield null;
    const emFor = ({ width }: Columns) =>
      Math.min(largest, options.width / width, options.height / metrics.minHeight);
    const bare = yield* columnsInSteps(tree, metrics, '', fold, hasStubs);
    const isSaid = bare.stubs.size > 0 && stubWords !== '';
    const worded = isSaid ? yield* columnsInSteps(tree, metrics, stubWords, fold, hasStubs) : bare;
    const isWorded = worded !== bare && emFor(worded) >= emFor(bare) * WORDS_WORTH;
    const columns = isWorded ? worded : bare;
    return { metrics, columns, em: emFor(columns) };
  }
  const hasRoom = ({ metrics, em }: Setting) =>
    em >= Math.max(metrics.smallestEm, leastText === undefined ? 0 : smallest);
  let set: Setting | null = null;
  for (const sizeClass of classes) {
    const tried = yield* setIn(sizeClass);
    if (!hasRoom(tried)) continue;
    set = tried;
    break;
  }
  // A tree that fits its space in no class is drawn larger than the space, so that its labels are not
  // squeezed.
  set ??= yield* setIn('low');
  const metrics = set.metrics.at(Math.max(set.em, smallest));
  return { ...content, fold, ...(yield* place(tree, names, set.columns, metrics, options)) };
}

/** A tree laid out in one size class, and the largest font size (em), in px, at which it fits its space. */
interface Setting {
  readonly metrics: Metrics;
  readonly columns: Columns;
  readonly em: number;
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

function* place(
  tree: GameTree,
  names: NodeNames,
  columns: Columns,
  metrics: Metrics,
  options: LayoutOptions,
): LayoutSteps<Placed> {
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
  const placements: Placement[] = new Array(tree.size);
  /** the first children of the folded nodes, in whose places the marks of the folds are */
  const marked = [...(fold?.folded ?? [])].map((node) => tree.child(node, 0));
  const nodes = fold === null || marked.length === 0 ? tree.nodes() : [...fold.shown, ...marked];
  yield* visitInSteps(nodes, (node) => {
    const { kind, width, height, apex, player } = metrics.shape(node);
    const [x, y] = [across(columns.x[node] as number), top + tree.depth(node) * rowGap];
    // The fields are written out because an object spread takes three times as long, and there may be ten
    // thousand nodes.
    placements[node] = { node, kind, x, y, width, height, apex, side: null, player };
  });
  // All nodes inside a folded subtree have the placement of its mark.
  for (const node of marked)
    placements.fill(placements[node] as Placement, node, tree.subtreeEnd(tree.parent(node)));
  yield* placeNames({ tree, names, placements, metrics, width, beside, fold });
  const edges = edgesOf(tree);
  const stubs = new Map([...columns.stubs].map(([node, x]) => [node, across(x)]));
  return {
    metrics,
    placements,
    edges,
    plies: pliesOf(tree, placements, fold),
    width,
    height,
    edgeLabels: yield* placeEdgeLabels({ tree, placements, edges, metrics, fold, stubs, stubWords }),
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
