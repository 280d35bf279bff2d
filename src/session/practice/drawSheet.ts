/** Draws an answer sheet on the tree, before grading and after. */

import { memoizeByObject } from '../../core/memoizeByObject.ts';
import { givenWindow } from '../../core/run/worth.ts';
import type { SearchWindow } from '../../core/search/searchWindow.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import { NO_NODE, type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { printComponents, printNumber } from '../../core/tree/printNumber.ts';
import type { DrawnSheet } from '../../drawing/drawnSheet.ts';
import {
  drawnNow,
  type EdgeMark,
  type Flag,
  heldAt,
  leadersOf,
  type Marks,
  type NodeMark,
} from '../../drawing/marks.ts';
import { type NodeWish, textsBeside } from '../../drawing/textsBeside.ts';
import { textWidth } from '../../drawing/textWidth.ts';
import { picksOf, type Sheet, textsOf, type WrittenSheet, writtenOn } from '../../practice/entry/index.ts';
import { type Exercise, formatOf, PART_KINDS, type Part, type PartKind } from '../../practice/exercise.ts';
import type { Pointer, TypedTexts } from '../../practice/formats/format.ts';
import type { Difference } from '../../practice/grade/difference.ts';
import { deepeningOf, depthOf } from '../../practice/task.ts';
import type { Words } from '../../words/languages.ts';
import type { NodeNames } from '../../words/nodeNames.ts';
import { printWindow } from '../../words/symbols.ts';
import { printSpans } from '../../words/valueSpans.ts';

/** What screen readers are told about a node. */
export type SheetWords = Words['practice']['sheet'];

interface SheetView {
  readonly exercise: Exercise;
  readonly sheet: Sheet;
  readonly names: NodeNames;
  /** the part that is being answered or looked at */
  readonly active: Part;
  /** the wrong entries of the active part once it is graded; null before */
  readonly differences: readonly Difference[] | null;
  /** whether a node has a verdict */
  readonly isSettled: (node: NodeId) => boolean;
  /** the current node of the run that is stepped through beside it */
  readonly current: NodeId | null;
  readonly words: SheetWords;
}

const SIGN: Readonly<Record<Flag, string>> = { '': '', asked: '', right: '✓', wrong: '✗', half: '½' };

const SIGNS = {
  window: (window: SearchWindow) => printWindow(givenWindow(window)),
  spans: printSpans,
  never: '',
};

/** Returns the widest of the signs of verdicts. */
const WIDEST_SIGN = SIGN.half;

/** The formats whose entries stand at nodes. */
const TYPED: readonly (TypedTexts<Part, unknown> & { readonly kind: PartKind })[] = PART_KINDS.flatMap(
  (kind) => {
    const { entry } = formatOf(kind);
    return entry.way === 'texts' ? [{ ...entry, kind }] : [];
  },
);

/** What all nodes of a sheet are drawn from. */
interface Drawing extends SheetView {
  readonly tree: GameTree;
  readonly written: WrittenSheet;
  /** the struck nodes, and everything below them */
  readonly crossed: ReadonlySet<NodeId>;
  readonly points: ReadonlyMap<NodeId, Pointer>;
  /** nodes at which the active part is typed */
  readonly typedAt: ReadonlySet<NodeId>;
  /** whether the typed texts stand beside the nodes */
  readonly isBeside: boolean;
}

/** Returns the sheet in the form that the drawing takes. */
export function drawSheet(view: SheetView): DrawnSheet {
  const { exercise, sheet, active } = view;
  const { tree } = exercise;
  const { entry, pointsAt } = formatOf(active.kind);
  const written = writtenOn(sheet, PART_KINDS, tree);
  const crossed = nodesBelow(tree, written.struck);
  const typedAt = new Set(entry.way === 'texts' ? entry.nodes(tree, active) : []);
  const isBeside = entry.way === 'texts' && entry.at === 'beside';
  const points = pointsAt?.(active) ?? new Map<NodeId, Pointer>();
  const drawing = { ...view, tree, written, crossed, points, typedAt, isBeside };
  const flags = flagsOf(drawing);
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
          // Any node may be named by an answer or by feedback, including nodes at the depth limit.
          isNamed: !layout.tree.isLeaf(node) && !tree.isBeyond(node),
          sign: longer(signAt(drawing, node), signNow),
          signNow,
        });
      }
      const edges = edgesWritten(tree, visible.nodes, written, crossed);
      const texts = textsBeside(layout, wishes, drawnNow(edges, look));
      return marksWritten(tree, visible.nodes, written, crossed, (node) => {
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
          badge: badgeOf(drawing, node, flag, bounds) || (texts.get(node)?.note ?? ''),
          flag,
        };
      });
    },
    beside: textsAsked(exercise, sheet),
    spoken: (node) => spokenOf(drawing, node, flags.get(node) ?? ''),
  };
}

/** Returns the marks of nodes that can be written on. */
export function marksWritten(
  tree: GameTree,
  visible: readonly NodeId[],
  written: WrittenSheet,
  crossed: ReadonlySet<NodeId>,
  at: (node: NodeId) => Omit<NodeMark, 'status' | 'onPath'>,
): Marks {
  const nodes = new Map<NodeId, NodeMark>();
  for (const node of visible) {
    const isBeyond = tree.isBeyond(node);
    nodes.set(node, {
      ...at(node),
      status: crossed.has(node) ? 'pruned' : isBeyond ? 'beyond' : 'done',
      onPath: false,
    });
  }
  const edges = edgesWritten(tree, visible, written, crossed);
  return { nodes, edges, stubs: [], strokes: leadersOf(nodes) };
}

/** Returns the marks of the edges on an answer sheet. */
export function edgesWritten(
  tree: GameTree,
  visible: readonly NodeId[],
  { struck, line }: WrittenSheet,
  crossed: ReadonlySet<NodeId>,
): ReadonlyMap<NodeId, EdgeMark> {
  const edges = new Map<NodeId, EdgeMark>();
  for (const node of visible) {
    if (tree.parent(node) === NO_NODE) continue;
    edges.set(node, {
      status: crossed.has(node) ? 'pruned' : tree.isBeyond(node) ? 'beyond' : 'seen',
      deciding: line.has(node),
      onPath: false,
      struck: struck.has(node),
    });
  }
  return edges;
}

/** The result is cached by exercise, so that the tree is not laid out anew at every key press. */
const asked = new WeakMap<Exercise, ReadonlyMap<NodeId, string>>();

/** Returns the longest windows that are likely to be typed, with a verdict; if a longer one was typed, that one. */
function textsAsked(exercise: Exercise, sheet: Sheet): ReadonlyMap<NodeId, string> {
  const likely = withVerdict(likelyWindow(exercise.tree));
  const texts = new Map<NodeId, string>();
  for (const { part } of exercise.parts) {
    const { entry } = formatOf(part.kind);
    if (entry.way !== 'texts' || entry.at !== 'beside') continue;
    for (const node of entry.nodes(exercise.tree, part)) {
      const value = entry.parse(textsOf(sheet, part.kind).get(node)?.trim() ?? '', exercise.tree);
      texts.set(node, value === null ? likely : longer(likely, withVerdict(entry.print(value, SIGNS))));
    }
  }
  const before = asked.get(exercise);
  const isSame = before?.size === texts.size && [...texts].every(([node, text]) => before.get(node) === text);
  if (isSame) return before;
  asked.set(exercise, texts);
  return texts;
}

/** The candidates are windows between infinities, and between the two leaves with the longest values. */
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
  return ends.map(([low, high]) => SIGNS.window({ alpha: low, beta: high })).reduce(longer);
});

const longer = (a: string, b: string) => (textWidth(b) > textWidth(a) ? b : a);

const withVerdict = (window: string) => `${window} ${Object.values(SIGN).reduce(longer)}`;

/** Returns the static value that stands beside an inner node when a search to a depth depends on it; "" elsewhere. */
export function estimateOf(
  { exercise }: Pick<Drawing, 'exercise'>,
  node: NodeId,
  print: ((value: string) => string) | undefined,
): string {
  const { tree } = exercise;
  const value = tree.staticValue(node);
  const isShown =
    depthOf(exercise) !== null && !tree.isLeaf(node) && !tree.isBeyond(node) && !Number.isNaN(value);
  return isShown ? (print?.(printNumber(value)) ?? '') : '';
}

/**
 * Returns the widest text that may follow the name of a node: a verdict, after the node's place if leaves are ordered.
 */
function signAt({ exercise, tree }: Drawing, node: NodeId): string {
  const hasPlaces = exercise.parts.some(({ part: { kind } }) => {
    const { entry } = formatOf(kind);
    return entry.way === 'picks' && entry.shown === 'places';
  });
  return hasPlaces && isJudged(tree, node) ? `${tree.leafCount}${WIDEST_SIGN}` : WIDEST_SIGN;
}

/** Whether the search judges the node although it has children. */
function isJudged(tree: GameTree, node: NodeId): boolean {
  return tree.isHorizon(node) && tree.childCount(node) > 0 && !tree.isBeyond(node);
}

/**
 * Returns the static value in the shape of a node: at the depth limit, and at every inner node when passes search to
 * several depths; null elsewhere.
 */
export function estimateIn(exercise: Pick<Exercise, 'tree' | 'limited'>, node: NodeId): string | null {
  const { tree } = exercise;
  if (isJudged(tree, node)) return Number.isNaN(tree.value(node)) ? '?' : `≈${printNumber(tree.value(node))}`;
  const value = tree.staticValue(node);
  const isLooked = deepeningOf(exercise) !== null && !tree.isLeaf(node) && !Number.isNaN(value);
  return isLooked ? `≈${printNumber(value)}` : null;
}

/**
 * Returns the text in the shape. For a node whose window is asked for, it shows that a window is asked for or, when the
 * window has no room beside the node, that there is one; a reader who selects the node sees it.
 */
function labelOf(drawing: Drawing, node: NodeId, bounds: string): string {
  const { exercise, tree, names, points, typedAt, isBeside } = drawing;
  const estimate = estimateIn(exercise, node);
  if (estimate !== null) return estimate;
  if (tree.isLeaf(node)) return points.get(node)?.label || names.of(node);
  const value = printed(drawing, node, 'in-shape');
  if (value !== '' || !isBeside || !typedAt.has(node)) return value;
  if (besideText(drawing, node) === '') return '?';
  return bounds === '' ? '…' : '';
}

/** The verdict on a window stands behind it, because there is no room for both beside the node. */
function boundsOf(drawing: Drawing, node: NodeId, flag: Flag): string {
  const window = besideText(drawing, node);
  const verdict = drawing.isBeside && SIGN[flag] !== '' ? ` ${SIGN[flag]}` : '';
  return window === '' ? '' : `${window}${verdict}`;
}

/** Returns the text beside the node; an entry that cannot be read yet is in brackets. */
function besideText(drawing: Drawing, node: NodeId): string {
  const text = printed(drawing, node, 'beside');
  return text === '' || /^[([]/.test(text) ? text : `(${text})`;
}

/** Returns the entry at the node as it is typeset; an entry that cannot be read yet as it was typed. */
function printed(
  { tree, sheet, written }: Drawing,
  node: NodeId,
  at: TypedTexts<Part, unknown>['at'],
): string {
  const typed = ((at === 'beside' ? written.beside : written.labels).get(node) ?? '').trim();
  for (const entry of typed === '' ? [] : TYPED) {
    if (entry.at !== at || textsOf(sheet, entry.kind).get(node) === undefined) continue;
    const value = entry.parse(typed, tree);
    if (value !== null) return entry.print(value, SIGNS);
  }
  return typed;
}

function badgeOf({ written, points, isBeside }: Drawing, node: NodeId, flag: Flag, bounds: string): string {
  const place = written.badges.get(node);
  const sign = isBeside && bounds !== '' ? '' : SIGN[flag];
  if (place !== undefined) return `${place}${sign}`;
  return sign || (points.get(node)?.badge ?? '');
}

/** Whether the node is asked for, right or wrong. */
function flagsOf(drawing: Drawing): ReadonlyMap<NodeId, Flag> {
  const { tree, active, points, differences, isSettled } = drawing;
  const flags = new Map<NodeId, Flag>();
  if (differences === null) {
    for (const node of points.keys()) flags.set(node, 'asked');
    return flags;
  }
  const isEntered = entered(drawing);
  for (const node of tree.nodes()) if (isSettled(node) && isEntered(node)) flags.set(node, 'right');
  for (const { node, fault } of differences) {
    if (isSettled(node) && hasPlace(active, points.size > 0, { node, fault }))
      flags.set(node, fault === 'half' ? 'half' : 'wrong');
  }
  return flags;
}

/** Whether the fault belongs to the node where it is shown, because nothing chosen there would be right. */
function hasPlace(
  { kind }: Part,
  pointsAtNodes: boolean,
  { node, fault }: Pick<Difference, 'node' | 'fault'>,
): boolean {
  const { way } = formatOf(kind).entry;
  if (way === 'texts') return true;
  // The fault of a number in a field is shown at the root.
  if (way === 'fields') return fault !== 'blank' && node !== ROOT;
  return fault !== 'blank' && (way === 'picks' || pointsAtNodes);
}

/** Whether the active part has an entry at a node, which can be right. */
function entered({ tree, sheet, active: { kind }, typedAt, crossed }: Drawing): (node: NodeId) => boolean {
  const { entry } = formatOf(kind);
  if (entry.way === 'texts') {
    const texts = textsOf(sheet, kind);
    return (node) => typedAt.has(node) && (texts.get(node) ?? '').trim() !== '';
  }
  if (entry.way === 'picks' && entry.shown === 'struck')
    return (node) => tree.isLeaf(node) && !tree.isBeyond(node) && crossed.has(node);
  const picked = new Set(picksOf(sheet, kind, tree));
  return (node) => picked.has(node);
}

/** Returns the struck nodes and everything below them. */
export function nodesBelow(tree: GameTree, tops: ReadonlySet<NodeId>): ReadonlySet<NodeId> {
  const below = new Set<NodeId>();
  for (const node of tree.nodes()) {
    if (tops.has(node) || below.has(tree.parent(node))) below.add(node);
  }
  return below;
}

/** Returns the text of a leaf's value or vector. */
function worthOf(tree: GameTree, leaf: NodeId): string {
  return tree.players > 0 ? `(${printComponents(tree.vector(leaf))})` : printNumber(tree.value(leaf));
}

/** Returns the static value beside or in a node, except for one that is judged, which shows it anyway. */
function estimateSaid({ exercise, tree, words }: Drawing, node: NodeId): string {
  if (deepeningOf(exercise) === null) return estimateOf({ exercise }, node, words.estimate);
  const isShown = estimateIn(exercise, node) !== null && !isJudged(tree, node);
  return isShown ? words.estimate(printNumber(tree.staticValue(node))) : '';
}

function spokenOf(drawing: Drawing, node: NodeId, flag: Flag): string {
  const { tree, words, names, written, crossed, points, typedAt, isBeside } = drawing;
  const kind = tree.kindName(node);
  const place = written.badges.get(node);
  const pointed = kind === 'leaf' ? (points.get(node)?.label ?? '') : '';
  const name = kind === 'leaf' ? worthOf(tree, node) : names.of(node);
  const entry = isBeside ? besideText(drawing, node) : (written.labels.get(node)?.trim() ?? '');
  return [
    isJudged(tree, node)
      ? words.judged(names.of(node), printNumber(tree.value(node)))
      : words.node(pointed || name, tree, node),
    tree.isBeyond(node) ? words.beyond : '',
    estimateSaid(drawing, node),
    written.struck.has(node) ? words.crossedOut : crossed.has(node) ? words.belowCrossed : '',
    entry !== '' ? words.entry(entry) : typedAt.has(node) ? words.blank : '',
    place === undefined ? '' : words.place(Number(place)),
    written.line.has(node) ? words.onLine : '',
    flag === '' || flag === 'asked' ? '' : words.verdict[flag],
  ]
    .filter(Boolean)
    .join(', ');
}
