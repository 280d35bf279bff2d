/** The sizes of things in em of the figures' font, for roomy trees and for crowded ones. */
import { DEFAULT_RULES } from '../core/search/rules.ts';
import { runSearch } from '../core/search/runSearch.ts';
import { SILENT } from '../core/search/searchObserver.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import type { NodeKind } from '../core/tree/nodeKind.ts';
import { printNumber } from '../core/tree/printNumber.ts';
import type { NodeNames } from '../words/nodeNames.ts';
import { shownName } from '../words/shownName.ts';
import { textWidth } from './textWidth.ts';

/** From the most generous to the most crowded; the first that fits is taken. */
export const SIZE_CLASSES = ['large', 'middle', 'small'] as const;
export type SizeClass = (typeof SIZE_CLASSES)[number];

interface ClassSizes {
  /** below this many px the next class is tried */
  readonly smallestEm: number;
  readonly triangleWidth: number;
  readonly triangleHeight: number;
  readonly leafHeight: number;
  readonly leafPadding: number;
  readonly gap: number;
  readonly familyGap: number;
  /** the least and the greatest distance from row to row */
  readonly leastRow: number;
  readonly mostRow: number;
}

const SIZES: Readonly<Record<SizeClass, ClassSizes>> = {
  large: {
    smallestEm: 17,
    triangleWidth: 4.4,
    triangleHeight: 3.4,
    leafHeight: 2.3,
    leafPadding: 1.3,
    gap: 0.6,
    familyGap: 1.4,
    leastRow: 6,
    mostRow: 11,
  },
  middle: {
    smallestEm: 15,
    triangleWidth: 3.4,
    triangleHeight: 2.7,
    leafHeight: 1.9,
    leafPadding: 0.8,
    gap: 0.35,
    familyGap: 0.9,
    leastRow: 5.2,
    mostRow: 10.5,
  },
  small: {
    smallestEm: 0,
    triangleWidth: 2.9,
    triangleHeight: 2.5,
    leafHeight: 1.65,
    leafPadding: 0.22,
    gap: 0.12,
    familyGap: 0.2,
    leastRow: 5,
    mostRow: 10.5,
  },
};

/** Names, bounds and labels of edges are set at this share of the figures' size, but never under 11 px. */
const SMALLER = 0.86;

export interface Metrics extends Omit<ClassSizes, 'leastRow' | 'mostRow'> {
  readonly sizeClass: SizeClass;
  /** of those that any label or bound can show */
  readonly widestNumber: string;
  /** px of the figures' font; 1 until `at` sets it */
  readonly em: number;
  /** px of names, bounds and labels of edges */
  readonly smallerEm: number;
  readonly leastRow: number;
  readonly mostRow: number;
  readonly mostStretch: number;
  /** px above the root's shape and below the top of the last row */
  readonly head: number;
  readonly foot: number;
  readonly boardSize: number;
  readonly hasEdgeLabels: boolean;
  /** the width a node needs in its row, em */
  slotWidth(node: NodeId): number;
  /** the widest that bounds can become at any step, px */
  readonly boundsWidth: number;
  edgeLabelWidth(node: NodeId): number;
  shape(node: NodeId): { kind: NodeKind; width: number; height: number; room: number };
  /** the height of the whole drawing at its tightest, em */
  minHeight(plies: number): number;
  at(em: number): Metrics;
}

export function metricsFor(
  sizeClass: SizeClass,
  tree: GameTree,
  names: NodeNames,
  boards: readonly string[] | null,
): Metrics {
  const sizes = SIZES[sizeClass];
  const widest = widestNumber(tree);
  const isBounded = tree.leafBounds.every(Number.isFinite);
  const label = textWidth(isBounded ? `${widest}…${widest}` : `≥ ${widest}`);
  const bounds = textWidth(`(${widest},\u2009${widest})`) + 0.2;
  const hasEdgeLabels = [tree.columns.move, tree.columns.probability].some((texts) => texts.some(Boolean));
  const board = boards === null ? 0 : 3.1;
  const leafWidths = new Float64Array(tree.size);
  for (const leaf of tree.leaves())
    leafWidths[leaf] = Math.max(textWidth(names.of(leaf)) + sizes.leafPadding, sizes.leafHeight * 0.85);
  const leafWidth = (leaf: NodeId) => leafWidths[leaf] as number;
  const edgeWidth = (node: NodeId) => textWidth(edgeLabel(tree, node)) * SMALLER + 0.3;
  const innerWidth = Math.max(sizes.triangleWidth, label);

  const slotWidth = (node: NodeId) => {
    const own = tree.isLeaf(node) ? Math.max(leafWidth(node), board * 0.95) : innerWidth + board;
    return hasEdgeLabels && edgeLabel(tree, node) !== '' ? Math.max(own, edgeWidth(node) + 0.2) : own;
  };

  const build = (em: number): Metrics => ({
    ...sizes,
    sizeClass,
    widestNumber: widest,
    em,
    smallerEm: em === 1 ? SMALLER : Math.max(em * SMALLER, Math.min(em, 11)),
    leastRow: (sizes.leastRow + (hasEdgeLabels ? 1.2 : 0)) * em,
    mostRow: sizes.mostRow * em,
    mostStretch: 3.2,
    head: 1.6 * em,
    foot: (sizes.leafHeight + 1.2 + (board > 0 ? board + 0.4 : 0)) * em,
    boardSize: board * 0.86 * em,
    hasEdgeLabels,
    slotWidth,
    boundsWidth: bounds * SMALLER * em,
    edgeLabelWidth: (node) => edgeWidth(node) * em,
    shape: (node) => {
      if (tree.isLeaf(node)) {
        const width = leafWidth(node) * em;
        return { kind: 'leaf', width, height: sizes.leafHeight * em, room: width };
      }
      const kind = tree.kindName(node);
      // Wider where the widest label would stick out too far; what still does is set smaller.
      const width =
        kind === 'chance'
          ? Math.max(sizes.triangleHeight * 1.12, label)
          : Math.max(sizes.triangleWidth, Math.min(label * 0.85, 6));
      const room =
        kind === 'chance' ? width * 0.92 : Math.max(width * 0.95, Math.min(innerWidth, width * 1.05));
      return { kind, width: width * em, height: sizes.triangleHeight * em, room: room * em };
    },
    minHeight: (plies) =>
      plies * (sizes.leastRow + (hasEdgeLabels ? 1.2 : 0)) +
      1.6 +
      sizes.leafHeight +
      1.2 +
      (board > 0 ? board + 0.4 : 0),
    at: build,
  });
  return build(1);
}

/** What stands on the edge above a node: its probability, its move, or both. */
export function edgeLabel(tree: GameTree, node: NodeId): string {
  return [shownName(tree.move(node)), tree.probability(node)].filter(Boolean).join(' ');
}

/** The widest number that any label or bound of the tree can show, in every run of it. */
export function widestNumber(tree: GameTree): string {
  let widest = '+∞';
  const consider = (value: number) => {
    const text = printNumber(value);
    if (textWidth(text) > textWidth(widest)) widest = text;
  };
  // Of whole numbers the greatest or the least is the widest, as all digits are equally wide.
  let [least, greatest] = [0, 0];
  const others = new Set<number>();
  for (const leaf of tree.leaves()) {
    const value = tree.value(leaf);
    if (!Number.isSafeInteger(value)) others.add(value);
    else if (value < least) least = value;
    else if (value > greatest) greatest = value;
  }
  for (const value of [least, greatest, ...others]) consider(value);
  // Only expectations are numbers that stand in no leaf.
  if (tree.hasChance) {
    const observer = { ...SILENT, update: (_node: NodeId, _child: NodeId, value: number) => consider(value) };
    runSearch('expectiminimax', tree, DEFAULT_RULES, observer);
  }
  return widest;
}
