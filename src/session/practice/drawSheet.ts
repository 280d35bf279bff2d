/** Draws the entries of an answer sheet on the tree, before and after marking. */

import { graphOf } from '../../core/graph/mergingTree.ts';
import type { GameTree, SearchWindow } from '../../core/index.ts';
import { memoizeByObject } from '../../core/memoizeByObject.ts';
import { givenWindow } from '../../core/run/worth.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { printComponents, printNumber } from '../../core/tree/printNumber.ts';
import { inRow } from '../../drawing/boardsForm.ts';
import type { DrawnSheet } from '../../drawing/drawnSheet.ts';
import { endBars, linesOf } from '../../drawing/graphForm.ts';
import type { Flag, Layout, Marks, NodeMark } from '../../drawing/index.ts';
import { drawnNow, heldAt, leadersOf } from '../../drawing/marks.ts';
import { type NodeWish, textsBeside } from '../../drawing/textsBeside.ts';
import { textWidth } from '../../drawing/textWidth.ts';
import { picksOf, type Sheet, textsOf, type WrittenSheet, writtenOn } from '../../practice/entry/index.ts';
import { type Exercise, formatOf, type Part, type PartKind, partOfKind } from '../../practice/exercise.ts';
import type { Difference, Pointer, Signs, TypedTexts } from '../../practice/index.ts';
import { PART_KINDS } from '../../practice/partKinds.ts';
import { positionsIn, rowsOfPosition } from '../../practice/positions.ts';
import { deepeningOf, mergesIn } from '../../practice/task.ts';
import type { NodeNames } from '../../words/index.ts';
import type { Words } from '../../words/languages.ts';
import { printWindow } from '../../words/symbols.ts';
import { printSpans } from '../../words/valueSpans.ts';
import { estimateIn, estimateOf, isJudged, noisyMark } from './drawnEstimates.ts';
import { edgesWritten } from './edgesWritten.ts';
import { hiddenLeaves } from './leafNames.ts';

/** The texts with which screen readers describe a node of an answer sheet. */
export type SheetWords = Words['practice']['sheet'];

interface SheetView {
  readonly exercise: Exercise;
  readonly sheet: Sheet;
  readonly names: NodeNames;
  /** the part of the exercise that the reader is answering or looking at */
  readonly active: Part;
  /** the wrong entries of the active part once the sheet is marked; null before */
  readonly differences: readonly Difference[] | null;
  /** whether an entry's verdict, right or wrong, is displayed at the node */
  readonly isSettled: (node: NodeId) => boolean;
  /** the current node of the run that is displayed beside the sheet; null for none */
  readonly current: NodeId | null;
  readonly words: SheetWords;
}

const SIGN: Readonly<Record<Flag, string>> = { '': '', asked: '', right: '✓', wrong: '✗', half: '½' };

const printedWindow = (window: SearchWindow) => printWindow(givenWindow(window));

function signsIn({ reach, joining }: Pick<SheetWords, 'reach' | 'joining'>): Signs {
  return { window: printedWindow, spans: printSpans, never: '', reach, joining };
}

/** The mark beside a node that was picked. */
export const PICKED = '●';

/** The mark beside the root where the answer is that there are no moves to mark. */
export const NO_MOVES = '∅';

/** The widest of the signs that say whether an entry is right or wrong. */
const WIDEST_SIGN = SIGN.half;

/** The question formats whose entries are typed at nodes. */
const TYPED: readonly (TypedTexts<Part, unknown> & { readonly kind: PartKind })[] = PART_KINDS.flatMap(
  (kind) => {
    const { entry } = formatOf(kind);
    return entry.way === 'texts' ? [{ ...entry, kind }] : [];
  },
);

/** The data from which every node of a sheet is drawn. */
interface Drawing extends SheetView {
  readonly tree: GameTree;
  readonly written: WrittenSheet;
  /** the crossed-out nodes and all their descendants */
  readonly crossed: ReadonlySet<NodeId>;
  readonly points: ReadonlyMap<NodeId, Pointer>;
  /** the nodes at which an entry of the active part is typed */
  readonly typedAt: ReadonlySet<NodeId>;
  /** whether typed entries are drawn beside the nodes instead of inside them */
  readonly isBeside: boolean;
  /** whether only some of the nodes have an entry */
  readonly isSparse: boolean;
  /** the leaves whose numbers are not drawn */
  readonly hidden: ReadonlySet<NodeId>;
}

/** Returns the sheet in the form that the renderer draws. */
export function drawSheet(view: SheetView): DrawnSheet {
  const { exercise, sheet, active } = view;
  const { tree } = exercise;
  const { entry, pointsAt } = formatOf(active.kind);
  const written = writtenOn(sheet, PART_KINDS, tree);
  const crossed = nodesBelow(tree, written.struck);
  const typedAt = new Set(entry.way === 'texts' ? entry.nodes(tree, active) : []);
  const isBeside = entry.way === 'texts' && entry.at === 'beside';
  const points = pointsAt?.(active) ?? new Map<NodeId, Pointer>();
  const isSparse = entry.way === 'texts' && entry.isSparse === true;
  const hidden = hiddenLeaves(exercise);
  const drawing = { ...view, tree, written, crossed, points, typedAt, isBeside, isSparse, hidden };
  const flags = flagsOf(drawing);
  const merges = mergesIn(tree);
  return {
    marks: (layout, look, visible): Marks => {
      const { focused, hovered, staticValue } = look;
      const wishes = new Map<NodeId, NodeWish>();
      for (const node of visible.nodes) {
        const bounds = boundsOf(drawing, node, flags.get(node) ?? '');
        const signNow = badgeOf(drawing, node, flags.get(node) ?? '', bounds);
        const isPointed = bounds !== '' || node === focused || node === hovered;
        wishes.set(node, {
          bounds,
          note: estimateOf(drawing, node, staticValue),
          isPointed,
          isCurrent: node === view.current,
          comesFirst: node === focused || node === hovered,
          // Answers and feedback may name any inner node, including nodes at the depth limit but none below
          // it.
          isNamed: merges || (!layout.tree.isLeaf(node) && !tree.isBeyond(node)),
          sign: longer(signAt(drawing, node), signNow),
          signNow,
        });
      }
      const edges = edgesWritten(tree, visible.nodes, written, crossed);
      const lines = merges ? endBars(layout).flatMap(linesOf) : [];
      const now = { ...drawnNow(edges, look), lines, ...(merges && { isGraph: true }) };
      const texts = textsBeside(layout, wishes, now);
      const marks = marksWritten(layout, tree, visible.nodes, written, crossed, (node) => {
        const flag = flags.get(node) ?? '';
        const bounds = texts.get(node)?.bounds ?? '';
        return {
          label: labelOf(drawing, node, bounds),
          name: texts.get(node)?.name ?? '',
          bounds,
          place: texts.get(node)?.place ?? null,
          current: node === view.current,
          focused: node === focused,
          hovered: node === hovered,
          held: heldAt(visible, node, look),
          collapsed: visible.collapsed.has(node),
          badge:
            belowLeaf(drawing, layout, node, flag) ??
            (badgeOf(drawing, node, flag, bounds) || (texts.get(node)?.note ?? '')),
          flag,
        };
      });
      return inRow(layout, marks);
    },
    beside: textsAsked(exercise, sheet, view.words),
    spoken: (node) => spokenOf(drawing, node, flags.get(node) ?? ''),
  };
}

/** Returns the look of the nodes of a tree with entries written on it. */
export function marksWritten(
  layout: Layout,
  tree: GameTree,
  visible: readonly NodeId[],
  written: WrittenSheet,
  crossed: ReadonlySet<NodeId>,
  at: (node: NodeId) => Omit<NodeMark, 'status' | 'onPath'>,
): Marks {
  const nodes = new Map<NodeId, NodeMark>();
  for (const node of visible) {
    const status = crossed.has(node) ? 'pruned' : tree.isBeyond(node) ? 'beyond' : 'done';
    nodes.set(node, { ...at(node), status, onPath: false });
  }
  const edges = edgesWritten(tree, visible, written, crossed);
  const strokes = [...(mergesIn(tree) ? endBars(layout) : []), ...leadersOf(nodes)];
  return { nodes, edges, stubs: [], strokes };
}

/**
 * The texts for which nodes need room are cached by exercise, so that the tree is not laid out anew at every
 * key press.
 */
const asked = new WeakMap<Exercise, ReadonlyMap<NodeId, string>>();

/**
 * Returns, by node, the longest text that the student is likely to type, followed by a sign for right or wrong. When a
 * longer text was typed, it is returned instead.
 */
function textsAsked(exercise: Exercise, sheet: Sheet, words: SheetWords): ReadonlyMap<NodeId, string> {
  const signs = signsIn(words);
  const likely = withVerdict(likelyWindow(exercise.tree));
  const texts = new Map<NodeId, string>();
  for (const { part } of exercise.parts) {
    const { entry } = formatOf(part.kind);
    if (entry.way !== 'texts' || entry.at !== 'beside') continue;
    for (const node of entry.nodes(exercise.tree, part)) {
      const value = entry.parse(textsOf(sheet, part.kind).get(node)?.trim() ?? '', exercise.tree);
      const asked = entry.longest === undefined ? likely : withVerdict(entry.print(entry.longest, signs));
      texts.set(node, value === null ? asked : longer(asked, withVerdict(entry.print(value, signs))));
    }
  }
  const before = asked.get(exercise);
  const isSame = before?.size === texts.size && [...texts].every(([node, text]) => before.get(node) === text);
  if (isSame) return before;
  asked.set(exercise, texts);
  return texts;
}

/**
 * Returns the longest window text that is likely in the tree: either one with infinite bounds, or one between
 * the two leaf values with the longest texts.
 */
const likelyWindow = memoizeByObject((tree: GameTree): string => {
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
  return ends.map(([low, high]) => printedWindow({ alpha: low, beta: high })).reduce(longer);
});

const longer = (a: string, b: string) => (textWidth(b) > textWidth(a) ? b : a);

const withVerdict = (window: string) => `${window} ${Object.values(SIGN).reduce(longer)}`;

/**
 * Returns the widest text that may be drawn after the name of a node: a sign for right or wrong, preceded by
 * the node's number when the student orders leaves.
 */
function signAt({ exercise, tree }: Drawing, node: NodeId): string {
  const hasPlaces = exercise.parts.some(({ part: { kind } }) => {
    const { entry } = formatOf(kind);
    return entry.way === 'picks' && (entry.shown === 'places' || entry.shown === 'marked');
  });
  return hasPlaces && isJudged(tree, node) ? `${tree.leafCount}${WIDEST_SIGN}` : WIDEST_SIGN;
}

/**
 * Returns the text inside a node. At a node whose window the question asks for, it is a sign that asks for
 * the window or, when there is no room for the typed window beside the node, a sign that one was typed;
 * selecting the node displays it.
 */
function labelOf(drawing: Drawing, node: NodeId, bounds: string): string {
  const { exercise, tree, names, points, typedAt, isBeside, isSparse, hidden } = drawing;
  const estimate = estimateIn(exercise, node);
  if (estimate !== null) return estimate;
  const isTypedInside = typedAt.has(node) && !isBeside;
  if (tree.isLeaf(node) && !isTypedInside)
    return hidden.has(node)
      ? numberIn(drawing, node)
      : points.get(node)?.label || `${noisyMark(drawing, node)}${names.inLeaf(node)}`;
  const value = printed(drawing, node, 'in-shape');
  if (value !== '' || !isBeside || !typedAt.has(node)) return value;
  if (besideText(drawing, node) === '') return isSparse ? '' : '?';
  return bounds === '' ? '…' : '';
}

/** Returns what is written of a node in a table of numbers, a sign that asks for it, or "" where no table is asked for. */
function numberIn({ active: { kind }, written }: Drawing, node: NodeId): string {
  const { entry } = formatOf(kind);
  if (entry.way !== 'numbers') return '';
  const typed = written.labels.get(node)?.trim() ?? '';
  const value = entry.parse(typed);
  return value === null ? typed || '?' : entry.print(value);
}

/**
 * Returns the text beside a node. The sign for right or wrong follows the typed window, because there is no
 * separate room for it.
 */
function boundsOf(drawing: Drawing, node: NodeId, flag: Flag): string {
  const window = besideText(drawing, node);
  const verdict = drawing.isBeside && SIGN[flag] !== '' ? ` ${SIGN[flag]}` : '';
  return window === '' ? '' : `${window}${verdict}`;
}

/** Returns the typed entry beside a node; numbers are in brackets, and so is an entry that cannot be parsed yet. */
function besideText(drawing: Drawing, node: NodeId): string {
  const text = printed(drawing, node, 'beside');
  return /\d|[^([=−?αβ]/.test(text.slice(0, 1)) ? `(${text})` : text;
}

/** Returns the entry at a node in typeset form, or as it was typed when it cannot be parsed yet, or is not what is asked. */
function printed(
  { exercise, tree, sheet, written, words }: Drawing,
  node: NodeId,
  at: TypedTexts<Part, unknown>['at'],
): string {
  const typed = ((at === 'beside' ? written.beside : written.labels).get(node) ?? '').trim();
  for (const entry of typed === '' ? [] : TYPED) {
    if (entry.at !== at || textsOf(sheet, entry.kind).get(node) === undefined) continue;
    const value = entry.parse(typed, tree);
    const part = partOfKind(exercise, entry.kind);
    const isAsked = value !== null && (part === undefined || (entry.isAsked?.(value, part) ?? true));
    if (isAsked) return entry.print(value, signsIn(words));
  }
  return typed;
}

function badgeOf({ written, points, isBeside }: Drawing, node: NodeId, flag: Flag, bounds: string): string {
  const isNone = node === ROOT && written.moves.has(node);
  const mark = isNone ? NO_MOVES : written.marked.has(node) ? PICKED : undefined;
  const place = written.badges.get(node) ?? mark;
  const sign = isBeside && bounds !== '' ? '' : SIGN[flag];
  if (place !== undefined) return `${place}${sign}`;
  return sign || (points.get(node)?.badge ?? '');
}

/** The free space between the texts below two neighbouring leaves, em of their own size. */
const BETWEEN_LEAVES = 0.6;

/**
 * Returns the text below a leaf: the name if that is not its value, the typed entry when there is room for it, and the
 * sign for right or wrong. Null at inner nodes, and where a leaf has neither a name nor an entry below it.
 */
function belowLeaf(drawing: Drawing, layout: Layout, node: NodeId, flag: Flag): string | null {
  const { names, tree } = drawing;
  // In a graph the name of an end stands beside it, as other names do.
  if (!tree.isLeaf(node) || mergesIn(tree)) return null;
  const [entry, sign] = [besideText(drawing, node), SIGN[flag]];
  if (!names.areBelowLeaves && entry === '') return null;
  const name = names.areBelowLeaves ? names.of(node) : '';
  const whole = [name, entry, sign].filter(Boolean).join(' ');
  const needed = (textWidth(whole) + BETWEEN_LEAVES) * layout.metrics.smallerEm;
  const isRoom = needed <= (distances(layout).get(node) ?? Infinity);
  return isRoom ? whole : [name, sign].filter(Boolean).join(' ');
}

/** Returns, by node, the distance to its nearest neighbour in its ply, px; a node that is alone there is left out. */
const distances = memoizeByObject(({ tree, placements }: Layout): ReadonlyMap<NodeId, number> => {
  const nearest = new Map<NodeId, number>();
  const lastOfPly = new Map<number, NodeId>();
  for (const node of tree.nodes()) {
    const before = lastOfPly.get(tree.depth(node));
    lastOfPly.set(tree.depth(node), node);
    const [from, to] = [before === undefined ? undefined : placements[before], placements[node]];
    if (from === undefined || to === undefined) continue;
    for (const each of [from.node, node])
      nearest.set(each, Math.min(nearest.get(each) ?? Infinity, Math.abs(to.x - from.x)));
  }
  return nearest;
});

/**
 * Returns, by node, whether the active part asks for an entry at the node and whether the entry is right or
 * wrong.
 */
function flagsOf(drawing: Drawing): ReadonlyMap<NodeId, Flag> {
  const { tree, active, points, differences, isSettled } = drawing;
  const flags = new Map<NodeId, Flag>();
  if (differences === null) {
    for (const node of points.keys()) flags.set(node, 'asked');
    return flags;
  }
  const { entry } = formatOf(active.kind);
  const areRightTogether = 'isFree' in entry && entry.isFree === true && differences.length > 0;
  const isEntered = areRightTogether ? () => false : entered(drawing);
  for (const node of tree.nodes()) if (isSettled(node) && isEntered(node)) flags.set(node, 'right');
  for (const { node, fault } of differences) {
    if (isSettled(node) && hasPlace(active, points.size > 0, { node, fault }))
      flags.set(node, fault === 'half' ? 'half' : 'wrong');
  }
  return flags;
}

/**
 * Whether an error in the part is displayed at its node. A missing entry is displayed at a node only when
 * entries are typed at nodes.
 */
function hasPlace(
  { kind }: Part,
  pointsAtNodes: boolean,
  { node, fault }: Pick<Difference, 'node' | 'fault'>,
): boolean {
  const { way } = formatOf(kind).entry;
  if (way === 'texts' || way === 'numbers') return true;
  if (way === 'lists') return false;
  // An error in a field with a number belongs to no node and is reported at the root, so no node is marked
  // for it.
  if (way === 'fields') return fault !== 'blank' && node !== ROOT;
  return fault !== 'blank' && (way === 'picks' || pointsAtNodes);
}

/** Returns a function that tells whether the active part has an entry at a node. */
function entered({ tree, sheet, active: { kind }, typedAt, crossed }: Drawing): (node: NodeId) => boolean {
  const { entry } = formatOf(kind);
  if (entry.way === 'texts') {
    const texts = textsOf(sheet, kind);
    return (node) => typedAt.has(node) && (texts.get(node) ?? '').trim() !== '';
  }
  if (entry.way === 'numbers') {
    const rows = entry.rows(tree);
    return (node) => rows.includes(node);
  }
  if (entry.way === 'picks' && entry.shown === 'struck')
    return (node) => tree.isLeaf(node) && !tree.isBeyond(node) && crossed.has(node);
  const picked = new Set(picksOf(sheet, kind, tree));
  return (node) => picked.has(node);
}

/** Returns the given nodes and all their descendants. */
export function nodesBelow(tree: GameTree, tops: ReadonlySet<NodeId>): ReadonlySet<NodeId> {
  const below = new Set<NodeId>();
  for (const node of tree.nodes()) {
    if (tops.has(node) || below.has(tree.parent(node))) below.add(node);
  }
  return below;
}

/** Returns the text of a leaf's value or vector. */
function worthOf(tree: GameTree, leaf: NodeId): string {
  if (tree.players > 0) return `(${printComponents(tree.vector(leaf))})`;
  return Number.isNaN(tree.value(leaf)) ? '?' : printNumber(tree.value(leaf));
}

/**
 * Returns what a screen reader says about the static value of a node. A node at the depth limit is described
 * elsewhere, so "" is returned for it.
 */
function estimateSaid({ exercise, tree, words }: Drawing, node: NodeId): string {
  if (deepeningOf(exercise) === null) return estimateOf({ exercise }, node, words.estimate);
  const isShown = estimateIn(exercise, node) !== null && !isJudged(tree, node);
  return isShown ? words.estimate(printNumber(tree.staticValue(node))) : '';
}

/** Whether a marked move leads to the node or, at the root, the answer is that there is none. */
function isMovedTo({ tree, written }: Drawing, node: NodeId): boolean {
  const graph = graphOf(tree);
  if (graph === null || node === ROOT) return written.moves.has(node);
  return graph.edges.some(({ id, to }) => to === node && written.moves.has(id as NodeId));
}

/** Returns what a screen reader says of a position: its name, and its board row by row; "" for a node without one. */
function positionSaid({ tree, words, names }: Drawing, node: NodeId): string {
  const position = positionsIn(tree)?.get(node);
  return position === undefined ? '' : words.board(names.of(node), rowsOfPosition(position));
}

function spokenOf(drawing: Drawing, node: NodeId, flag: Flag): string {
  const { tree, words, names, written, crossed, points, typedAt, isBeside } = drawing;
  if (node === ROOT && positionsIn(tree) !== null) return words.positions(tree.leafCount);
  const kind = tree.kindName(node);
  const place = written.badges.get(node);
  const pointed = kind === 'leaf' ? (points.get(node)?.label ?? '') : '';
  const named = kind !== 'leaf' || names.areBelowLeaves ? names.of(node) : '';
  const isHidden = drawing.hidden.has(node) || (typedAt.has(node) && !isBeside);
  const name = [named, kind === 'leaf' && !isHidden ? worthOf(tree, node) : ''].filter(Boolean).join(' = ');
  const entry = isBeside ? besideText(drawing, node) : (written.labels.get(node)?.trim() ?? '');
  return [
    isJudged(tree, node)
      ? words.judged(names.of(node), printNumber(tree.value(node)))
      : positionSaid(drawing, node) || words.node(pointed || name, tree, node),
    tree.isBeyond(node) ? words.beyond : '',
    noisyMark(drawing, node) === '' ? '' : words.noisy,
    estimateSaid(drawing, node),
    written.struck.has(node) ? words.crossedOut : crossed.has(node) ? words.belowCrossed : '',
    entry !== '' ? words.entry(entry) : typedAt.has(node) ? words.blank : '',
    place === undefined ? '' : words.place(place),
    written.line.has(node) ? words.onLine : '',
    written.marked.has(node) ? words.marked : '',
    isMovedTo(drawing, node) ? (node === ROOT ? words.noMoves : words.moveMarked) : '',
    flag === '' || flag === 'asked' ? '' : words.verdict[flag],
  ]
    .filter(Boolean)
    .join(', ');
}
