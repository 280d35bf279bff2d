/**
 * Where everything of a tree stands, as data: no DOM, the same for the same input.
 *
 * The tidy tree is laid out in em with the widths of what the nodes will hold at most; then the largest
 * font is taken with which it fits, and what room is left goes into the gaps.
 */
import { hierarchy, tree as tidyTree } from 'd3-hierarchy';
import type { GameTree } from '../core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import type { NodeKind } from '../core/tree/nodeKind.ts';
import type { NodeNames } from '../words/nodeNames.ts';
import { type Metrics, metricsFor, SIZE_CLASSES, widestNumber } from './metrics.ts';
import { type BoundsSide, placeBounds } from './placeBounds.ts';
import { textWidth } from './textWidth.ts';

export interface Placement {
  readonly node: NodeId;
  readonly kind: NodeKind;
  /** the centre of the shape's top edge, px */
  readonly x: number;
  readonly y: number;
  /** the shape's box, px */
  readonly width: number;
  readonly height: number;
  /** the text can be this wide before it is set smaller, px */
  readonly room: number;
  /** where name and bounds stand; `null` at leaves */
  readonly side: BoundsSide | null;
}

export interface Ply {
  readonly depth: number;
  /** the middle of the row of shapes, px */
  readonly y: number;
  /** whose ply it is; null where sides are mixed */
  readonly kind: NodeKind | null;
}

export interface Layout {
  readonly tree: GameTree;
  readonly names: NodeNames;
  readonly metrics: Metrics;
  /** by node id */
  readonly placements: readonly Placement[];
  readonly plies: readonly Ply[];
  /** the drawing's own size, px; wider than the viewport where the smallest font does not fit */
  readonly width: number;
  readonly height: number;
  readonly boards: readonly string[] | null;
  /** probabilities and moves near the child instead of half-way down the edge */
  readonly edgeLabelsAtChild: boolean;
}

export interface LayoutOptions {
  /** the space to fill, px, margins for the names of the plies apart */
  readonly width: number;
  readonly height: number;
  readonly boards?: readonly string[] | null;
  /** px; the figures are never smaller than `smallest`, nor larger than `largest` */
  readonly smallest?: number;
  readonly largest?: number;
}

/** With more leaves than this only the most crowded class can fit. */
const MANY_LEAVES = 150;

/** Lays the tree out for a space. */
export function layoutTree(tree: GameTree, names: NodeNames, options: LayoutOptions): Layout {
  const { smallest = 12, largest = 21, boards = null } = options;
  const classes = tree.leafCount > MANY_LEAVES ? SIZE_CLASSES.slice(-1) : SIZE_CLASSES;
  for (const sizeClass of classes) {
    const metrics = metricsFor(sizeClass, tree, names, boards);
    const columns = tidyColumns(tree, metrics);
    const em = Math.min(
      largest,
      options.width / columns.width,
      options.height / metrics.minHeight(tree.height),
    );
    const isLast = sizeClass === SIZE_CLASSES.at(-1);
    if (em >= metrics.smallestEm || isLast) {
      return place(tree, names, columns, metrics.at(Math.max(em, smallest)), options, boards);
    }
  }
  throw new Error('there is always a last size class');
}

/**
 * The layout of a tree that differs from the one laid out in values only, where none of them takes more or
 * less room: every place stays. Null where the tree has to be laid out anew. O(nodes).
 */
export function sameLayout(before: Layout, tree: GameTree, names: NodeNames): Layout | null {
  const [old, now] = [before.tree.columns, tree.columns];
  // Trees that share a column are of one shape: see GameTree.withValue.
  if (old.parent !== now.parent || before.metrics.widestNumber !== widestNumber(tree)) return null;
  const keepsWidth = tree
    .leaves()
    .every(
      (leaf) =>
        Object.is(old.value[leaf], now.value[leaf]) ||
        textWidth(before.names.of(leaf)) === textWidth(names.of(leaf)),
    );
  return keepsWidth ? { ...before, tree, names } : null;
}

interface Columns {
  /** by node id, em from the left edge */
  readonly x: Float64Array;
  readonly width: number;
}

function tidyColumns(tree: GameTree, metrics: Metrics): Columns {
  const widths = new Float64Array(tree.size);
  for (const node of tree.nodes()) widths[node] = metrics.slotWidth(node);
  const widthOf = (node: NodeId) => widths[node] as number;
  const x = new Float64Array(tree.size);
  const lay = tidyTree<NodeId>()
    .nodeSize([1, 1])
    .separation(
      ({ data: a }, { data: b }) =>
        (widthOf(a) + widthOf(b)) / 2 + (tree.parent(a) === tree.parent(b) ? metrics.gap : metrics.familyGap),
    );
  lay(hierarchy(ROOT, (node) => tree.children(node))).each((placed) => {
    x[placed.data] = placed.x;
  });
  let left = Infinity;
  let right = -Infinity;
  for (const node of tree.nodes()) {
    left = Math.min(left, (x[node] as number) - widthOf(node) / 2);
    right = Math.max(right, (x[node] as number) + widthOf(node) / 2);
  }
  return { x: x.map((at) => at - left), width: right - left };
}

function place(
  tree: GameTree,
  names: NodeNames,
  columns: Columns,
  metrics: Metrics,
  options: LayoutOptions,
  boards: readonly string[] | null,
): Layout {
  const { em } = metrics;
  const stretch = Math.min(Math.max(options.width / (columns.width * em), 1), metrics.mostStretch);
  const content = columns.width * em * stretch;
  const width = Math.max(content, options.width);
  const left = (width - content) / 2;
  const room = options.height - metrics.foot - metrics.head;
  const rowGap =
    tree.height === 0 ? 0 : Math.min(Math.max(room / tree.height, metrics.leastRow), metrics.mostRow);
  const used = rowGap * tree.height + metrics.head + metrics.foot;
  const height = Math.max(used, options.height);
  const top = metrics.head + (height - used) * 0.45;

  const bare = tree.nodes().map((node): Placement => {
    const { kind, width, height, room } = metrics.shape(node);
    const x = left + (columns.x[node] as number) * em * stretch;
    // Spelled out: spreading takes three times as long, and there may be ten thousand.
    return { node, kind, x, y: top + tree.depth(node) * rowGap, width, height, room, side: null };
  });
  const edgeLabelsAtChild = metrics.hasEdgeLabels && labelsCrowd(tree, bare, metrics);
  return {
    tree,
    names,
    metrics,
    placements: placeBounds(tree, bare, metrics, width, edgeLabelsAtChild),
    plies: pliesOf(tree, bare),
    width,
    height,
    boards,
    edgeLabelsAtChild,
  };
}

function pliesOf(tree: GameTree, placements: readonly Placement[]): Ply[] {
  const plies: { depth: number; y: number; kind: NodeKind | null }[] = [];
  for (const { node, kind, y, height } of placements) {
    const depth = tree.depth(node);
    const ply = plies[depth];
    if (ply === undefined) plies[depth] = { depth, y: y + height / 2, kind };
    else if (ply.kind === 'leaf') plies[depth] = { depth, y: y + height / 2, kind };
    else if (kind !== 'leaf' && ply.kind !== kind) ply.kind = null;
  }
  return plies;
}

/** Half-way down, siblings' edges are half as far apart as the siblings are. */
function labelsCrowd(tree: GameTree, placements: readonly Placement[], metrics: Metrics): boolean {
  return placements.some(({ node, x }) => {
    const next = tree.childIndex(node) + 1;
    const parent = tree.parent(node);
    if (parent < 0 || next >= tree.childCount(parent)) return false;
    const sibling = placements[tree.child(parent, next)];
    return sibling !== undefined && (sibling.x - x) / 2 < metrics.edgeLabelWidth(node);
  });
}
