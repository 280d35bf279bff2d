/** An answer sheet as it stands on the tree, before grading and after. */

import type { GameTree } from '../../core/tree/gameTree.ts';
import { NO_NODE, type NodeId } from '../../core/tree/nodeId.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import type { DrawnSheet } from '../../drawing/drawnSheet.ts';
import type { EdgeMark, Flag, Marks, NodeMark } from '../../drawing/marks.ts';
import { type NodeWish, textsBeside } from '../../drawing/textsBeside.ts';
import { textWidth } from '../../drawing/textWidth.ts';
import { parseWindow } from '../../practice/entry/parseEntry.ts';
import type { Sheet } from '../../practice/entry/sheet.ts';
import type { Exercise, Part } from '../../practice/exercise.ts';
import type { Difference } from '../../practice/grade/difference.ts';
import type { NodeNames } from '../../words/nodeNames.ts';
import { printWindow } from '../../words/symbols.ts';

/** What is said of a node to those who hear the tree; the words are in words/en/practice.ts. */
export interface SheetWords {
  readonly node: (name: string, kind: 'max' | 'min' | 'chance' | 'leaf') => string;
  readonly crossedOut: string;
  readonly belowCrossed: string;
  readonly blank: string;
  readonly entry: (text: string) => string;
  readonly place: (place: number) => string;
  readonly onLine: string;
  readonly verdict: Readonly<Record<Exclude<Flag, '' | 'asked'>, string>>;
}

export interface SheetView {
  readonly exercise: Exercise;
  readonly sheet: Sheet;
  readonly names: NodeNames;
  /** the part being answered or looked at */
  readonly active: Part;
  /** the wrong entries of the active part once it is graded; null before */
  readonly differences: readonly Difference[] | null;
  /** only nodes for which this holds have a verdict */
  readonly isSettled: (node: NodeId) => boolean;
  /** where the run that is stepped beside is */
  readonly current: NodeId | null;
  readonly words: SheetWords;
}

const VERDICT: Readonly<Record<Difference['fault'], Flag>> = {
  missed: 'wrong',
  over: 'wrong',
  wrong: 'wrong',
  half: 'half',
  blank: 'wrong',
  extra: 'wrong',
  misplaced: 'wrong',
};

const SIGN: Readonly<Record<Flag, string>> = { '': '', asked: '', right: '✓', wrong: '✗', half: '½' };

/** The sheet as the drawing takes it. */
export function drawSheet(view: SheetView): DrawnSheet {
  const { exercise, sheet } = view;
  const crossed = nodesBelow(exercise.tree, sheet.crossing);
  const flags = flagsOf(view, crossed);
  return {
    marks: (layout, { focused, hovered }, visible): Marks => {
      const nodes = new Map<NodeId, NodeMark>();
      const wishes = new Map<NodeId, NodeWish>();
      for (const node of visible.nodes) {
        const bounds = boundsOf(view, node, flags.get(node) ?? '');
        const isPointed = bounds !== '' || node === focused || node === hovered;
        wishes.set(node, {
          bounds,
          isPointed,
          isCurrent: node === view.current,
          comesFirst: node === focused || node === hovered,
        });
      }
      const texts = textsBeside(layout, wishes);
      const edges = new Map<NodeId, EdgeMark>();
      for (const node of visible.nodes) {
        const isCrossed = crossed.has(node);
        const flag = flags.get(node) ?? '';
        const bounds = texts.get(node)?.bounds ?? '';
        nodes.set(node, {
          status: isCrossed ? 'pruned' : 'done',
          label: labelOf(view, node, bounds),
          name: texts.get(node)?.name ?? '',
          bounds,
          current: node === view.current,
          onPath: false,
          focused: node === focused,
          hovered: node === hovered,
          collapsed: visible.collapsed.has(node),
          badge: badgeOf(view, node, flag, bounds),
          flag,
        });
        if (layout.tree.parent(node) !== NO_NODE)
          edges.set(node, {
            status: isCrossed ? 'pruned' : 'seen',
            deciding: node === sheet.move || sheet.line.includes(node),
            onPath: false,
            struck: sheet.crossing.has(node),
          });
      }
      return { nodes, edges };
    },
    beside: textsAsked(exercise, sheet),
    spoken: (node) => spokenOf(view, node, crossed, flags.get(node) ?? ''),
  };
}

interface RoomAsked {
  readonly likely: string;
  readonly texts: ReadonlyMap<NodeId, string>;
}

/** By exercise, so that the tree is not laid out anew with every key. */
const asked = new WeakMap<Exercise, RoomAsked>();

/** The longest windows that are likely to be typed, with a verdict; where a longer one was typed, that. */
function textsAsked(exercise: Exercise, sheet: Sheet): ReadonlyMap<NodeId, string> {
  const before = asked.get(exercise);
  const likely = before?.likely ?? withVerdict(likelyWindow(exercise.tree));
  const texts = new Map<NodeId, string>();
  for (const { part } of exercise.parts) {
    if (part.kind !== 'windows') continue;
    for (const node of part.nodes) {
      const window = parseWindow((sheet.windows.get(node) ?? '').trim());
      texts.set(node, window === null ? likely : longer(likely, withVerdict(printWindow(window))));
    }
  }
  const isSame = before !== undefined && [...texts].every(([node, text]) => before.texts.get(node) === text);
  if (isSame && before.texts.size === texts.size) return before.texts;
  asked.set(exercise, { likely, texts });
  return texts;
}

/** Between infinities, or the two leaves whose values are longest. */
function likelyWindow(tree: GameTree): string {
  const values = tree
    .leaves()
    .map((leaf) => tree.value(leaf))
    .filter(Number.isFinite);
  const [alpha = -Infinity, beta = Infinity] = [...new Set(values)].sort(
    (a, b) => textWidth(printNumber(b)) - textWidth(printNumber(a)),
  );
  const ends = [
    [-Infinity, Infinity],
    [alpha, beta],
    [-Infinity, alpha],
    [alpha, Infinity],
  ] as const;
  return ends.map(([low, high]) => printWindow({ alpha: low, beta: high })).reduce(longer);
}

const longer = (a: string, b: string) => (textWidth(b) > textWidth(a) ? b : a);

const withVerdict = (window: string) => `${window} ${Object.values(SIGN).reduce(longer)}`;

/**
 * What stands in the shape. Of a node that is asked for its window: that it is asked, and where the window
 * has no room beside the node, so that its bounds are empty, that there is one; who goes there sees it.
 */
function labelOf(
  { exercise: { tree }, sheet, names, active }: SheetView,
  node: NodeId,
  bounds: string,
): string {
  if (tree.isLeaf(node)) return active.kind === 'interval' && active.leaf === node ? 'x' : names.of(node);
  const value = sheet.values.get(node) ?? '';
  if (value !== '' || active.kind !== 'windows' || !active.nodes.includes(node)) return value;
  if (windowText(sheet, node) === '') return '?';
  return bounds === '' ? '…' : '';
}

/** The verdict on a window stands behind it: beside the node there is no room for both. */
function boundsOf({ sheet, active }: SheetView, node: NodeId, flag: Flag): string {
  const window = windowText(sheet, node);
  const verdict = active.kind === 'windows' && SIGN[flag] !== '' ? ` ${SIGN[flag]}` : '';
  return window === '' ? '' : `${window}${verdict}`;
}

/** The window as it is set in print; what cannot be read yet as it was typed. */
function windowText({ windows }: Sheet, node: NodeId): string {
  const typed = (windows.get(node) ?? '').trim();
  const window = parseWindow(typed);
  if (window !== null) return printWindow(window);
  return typed === '' || /^[([]/.test(typed) ? typed : `(${typed})`;
}

function badgeOf({ sheet, active }: SheetView, node: NodeId, flag: Flag, bounds: string): string {
  const place = sheet.leafOrder.indexOf(node);
  const sign = active.kind === 'windows' && bounds !== '' ? '' : SIGN[flag];
  if (place >= 0) return `${place + 1}${sign}`;
  if (active.kind === 'interval' && active.branch === node && sign === '') return '?';
  return sign;
}

/** Asked for, or right or wrong. */
function flagsOf(
  { exercise: { tree }, sheet, active, differences, isSettled }: SheetView,
  crossed: ReadonlySet<NodeId>,
): ReadonlyMap<NodeId, Flag> {
  const flags = new Map<NodeId, Flag>();
  if (differences === null) {
    for (const node of askedNodes(active)) flags.set(node, 'asked');
    return flags;
  }
  for (const node of tree.nodes()) {
    if (!isSettled(node) || !isEntered(tree, sheet, active, node, crossed)) continue;
    flags.set(node, 'right');
  }
  for (const { node, fault } of differences) {
    if (isSettled(node) && hasPlace(active, fault)) flags.set(node, VERDICT[fault]);
  }
  return flags;
}

/** Whether the fault is that of the node it is told at: where nothing is chosen that would be the right one. */
function hasPlace({ kind }: Part, fault: Difference['fault']): boolean {
  if (kind === 'leafCount' || kind === 'reorder') return false;
  return fault !== 'blank' || kind === 'values' || kind === 'windows';
}

function askedNodes(part: Part): readonly NodeId[] {
  if (part.kind === 'windows') return part.nodes;
  return part.kind === 'interval' ? [part.leaf, part.branch] : [];
}

/** Whether the part has an entry at the node, so that there is something to be right. */
function isEntered(
  tree: GameTree,
  sheet: Sheet,
  part: Part,
  node: NodeId,
  crossed: ReadonlySet<NodeId>,
): boolean {
  switch (part.kind) {
    case 'values':
      return (sheet.values.get(node) ?? '').trim() !== '';
    case 'windows':
      return part.nodes.includes(node) && (sheet.windows.get(node) ?? '').trim() !== '';
    case 'crossing':
      return tree.isLeaf(node) && crossed.has(node);
    case 'leafOrder':
      return sheet.leafOrder.includes(node);
    case 'move':
      return sheet.move === node;
    case 'line':
      return sheet.line.includes(node);
    case 'leafCount':
    case 'reorder':
    case 'interval':
      return false;
  }
}

function nodesBelow(tree: GameTree, tops: ReadonlySet<NodeId>): ReadonlySet<NodeId> {
  const below = new Set<NodeId>();
  for (const node of tree.nodes()) {
    if (tops.has(node) || below.has(tree.parent(node))) below.add(node);
  }
  return below;
}

function spokenOf(view: SheetView, node: NodeId, crossed: ReadonlySet<NodeId>, flag: Flag): string {
  const { exercise, sheet, words, names, active } = view;
  const { tree } = exercise;
  const kind = tree.kindName(node);
  const place = sheet.leafOrder.indexOf(node);
  const name = kind === 'leaf' && active.kind === 'interval' && active.leaf === node ? 'x' : names.of(node);
  const entry = active.kind === 'windows' ? windowText(sheet, node) : (sheet.values.get(node)?.trim() ?? '');
  const asksEntry =
    (active.kind === 'values' && kind !== 'leaf') ||
    (active.kind === 'windows' && active.nodes.includes(node));
  return [
    words.node(kind === 'leaf' && name !== 'x' ? printNumber(tree.value(node)) : name, kind),
    sheet.crossing.has(node) ? words.crossedOut : crossed.has(node) ? words.belowCrossed : '',
    entry !== '' ? words.entry(entry) : asksEntry ? words.blank : '',
    place >= 0 ? words.place(place + 1) : '',
    sheet.line.includes(node) || sheet.move === node ? words.onLine : '',
    flag === '' || flag === 'asked' ? '' : words.verdict[flag],
  ]
    .filter(Boolean)
    .join(', ');
}
