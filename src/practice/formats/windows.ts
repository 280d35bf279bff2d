/**
 * Questions about the window (α, β) of several inner nodes, either when each is called or at the end of its
 * call, or about the one number v that each node has found by then, as some books write bounds.
 */

import type { BoundsRun } from '../../core/index.ts';
import { type Random, shuffled } from '../../core/random/seeded.ts';
import { asBounds, type RecursionRun } from '../../core/run/anyRun.ts';
import { handsWindow } from '../../core/search/algorithms.ts';
import { FULL_WINDOW, type SearchWindow } from '../../core/search/searchWindow.ts';
import { LIMITS } from '../../core/tree/limits.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { bySide, MAX, MIN } from '../../core/tree/nodeKind.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import { untimed } from '../../core/tree/timedValue.ts';
import type { Shape } from '../../notation/index.ts';
import { value } from '../../notation/shapes.ts';
import type { Remark, Sign } from '../diagnose/sign.ts';
import { type Difference, entryErrors, type PartErrors, sameNumber } from '../grade/difference.ts';
import { isCalled, placeIfCalled } from '../place.ts';
import { byOriginal, type Format, type Marked, type TypedTexts } from './format.ts';
import { byNode, ofEnds } from './records.ts';
import { parseNumber, plainEntry } from './typed.ts';

interface WindowsPart {
  readonly kind: 'windows';
  readonly nodes: readonly NodeId[];
  /** 'end' for the windows at the end of calls, 'own' for the numbers v at the end; absent for windows at the start */
  readonly at?: 'end' | 'own';
}

/** What is written at a node: a window, or v alone. */
type Written = SearchWindow | number;

type Windows = ReadonlyMap<NodeId, Written>;

/** The greatest number of windows in one question; more would be copying rather than thinking. */
const MOST_WINDOWS = 4;

const WINDOW = ofEnds<SearchWindow>(
  (alpha, beta) => ({ alpha, beta }),
  ({ alpha, beta }) => [alpha, beta],
);
const WRITTEN: Shape<Written> = {
  read: (given, reader, path) => (Array.isArray(given) ? WINDOW : value).read(given, reader, path),
  print: (written) => (isPair(written) ? WINDOW.print(written) : value.print(written)),
};

export const windows: Format<'windows', WindowsPart, Windows, TypedTexts<WindowsPart, Written>> = {
  kind: 'windows',
  usualMarks: 4,
  byChance: 'hardly',
  entry: {
    way: 'texts',
    at: 'beside',
    nodes: (_tree, { nodes }) => nodes,
    parse: parseWritten,
    isAsked: (written, { at }) => isPair(written) === (at !== 'own'),
    print: (written, signs) => (isPair(written) ? signs.window(written) : printNumber(written)),
  },
  blank: new Map(),
  isBlank: (given, { nodes }) => !nodes.some((node) => given.has(node)),
  suits: ({ algorithm }) => handsWindow(algorithm),
  ofReversed: true,
  choose(_task, run, random) {
    const nodes = windowNodes(asBounds(run), random);
    return nodes.length === 0 ? null : { kind: 'windows', nodes };
  },
  named: {
    which: 'inner-nodes',
    least: 1,
    most: LIMITS.nodes,
    expected: (tree, node) => (tree.isLeaf(node) || tree.isBeyond(node) ? 'inner-node' : null),
    part: (nodes) => ({ kind: 'windows', nodes }),
  },
  wishes: {
    names: ['at'],
    part: ({ kind, nodes }, { at }) => ({ kind, nodes, ...(at !== undefined && { at }) }),
  },
  pointsAt: ({ nodes }) => new Map(nodes.map((node) => [node, { label: '', badge: '' }])),
  answerOf: (methodRun, asked) => byOriginal(windowsOf(methodRun.run, asked?.part.at), methodRun),

  shape: (tree) => byNode(tree, () => WRITTEN),

  grade: windowErrors,
  placeOf: (run, part, node) => placeIfCalled(run, node, stepOf(part, run, node)),
  isKnownAtCall: ({ at }) => at === undefined,

  signs(marked, { differences }) {
    const { run, part } = marked;
    const extra = differences.find(({ fault }) => fault === 'extra');
    const at = (node: NodeId) => placeIfCalled(run, node, stepOf(part, run, node));
    return [
      ...windowSigns(marked, differences),
      ...(extra === undefined
        ? []
        : [{ misconception: 'value-at-unvisited', place: at(extra.node), detail: null } as const]),
    ];
  },
  isTelling: (_marked, { differences }) => differences.length >= 2,
  // When the answer is wrong only about which nodes are called, windows taken at another moment of the call
  // cannot explain it.
  isByConvention: (marked, { differences }) =>
    differences.length > 1 &&
    differences.some(({ node }) => marked.given.has(node) && marked.right.has(node)) &&
    conventionIn(marked) !== null,
};

type MarkedWindows = Marked<WindowsPart, Windows>;

/**
 * Returns the step of the right run at which the requested window of a node is known; 0 when the node is
 * never called.
 */
function stepOf({ at }: WindowsPart, run: RecursionRun, node: NodeId): number {
  return at === undefined ? run.entryStep(node) : run.lastStep(node);
}

/**
 * Returns inner nodes below the root that the search calls, in tree order. Nodes whose window has a finite
 * end are preferred.
 */
function windowNodes(run: BoundsRun, random: Random): NodeId[] {
  const { tree } = run;
  const called = tree
    .nodes()
    .filter((node) => node !== ROOT && !tree.isLeaf(node) && run.entryStep(node) > 0);
  const isTelling = (node: NodeId) => {
    const { alpha, beta } = run.entryWindowAt(node);
    return Number.isFinite(alpha) || Number.isFinite(beta);
  };
  const telling = called.filter(isTelling);
  const chosen = [...shuffled(telling, random), ...called.filter((node) => !isTelling(node))];
  return chosen.slice(0, MOST_WINDOWS).toSorted((a, b) => a - b);
}

/**
 * Returns the window of each inner node that the search calls, at the start or end of the call, or what it has found by
 * the end; empty for a run without windows, such as a max^n search.
 */
function windowsOf(run: RecursionRun, at: WindowsPart['at']): Map<NodeId, Written> {
  const { tree } = run;
  const windows = new Map<NodeId, Written>();
  if (run.family !== 'bounds') return windows;
  for (const node of tree.nodes()) {
    // A student who takes the static value of a node for a proof does not search the node, so the node gets
    // no window.
    if (tree.isLeaf(node) || !isLookedInto(run, node)) continue;
    windows.set(node, at === 'own' ? ownAt(run, node) : writtenWindow(run, node, at));
  }
  return windows;
}

function writtenWindow(run: BoundsRun, node: NodeId, at: 'end' | undefined): SearchWindow {
  return at === 'end' ? run.windowAt(node) : run.entryWindowAt(node);
}

/** Returns the value v that a node has found by the end of its call, before a rule brings it into a window. */
function ownAt(run: BoundsRun, node: NodeId): number {
  return untimed(run.valueAt(node, run.updateStep(node)));
}

function isLookedInto(run: BoundsRun, node: NodeId): boolean {
  const step = run.entryStep(node);
  return step > 0 && run.kindAt(step) === 'enter';
}

/**
 * Returns the window of a node at the end of its call, in the ways that count as right. When the node is cut,
 * the cutting value may be included in the window, so that α and β meet or cross, or left out.
 */
function endWindowsAt(run: BoundsRun, node: NodeId): readonly SearchWindow[] {
  const held = run.windowAt(node);
  const v = run.valueAt(node);
  const kind = run.tree.kind(node);
  if (kind === MAX) return [held, { alpha: Math.max(held.alpha, v), beta: held.beta }];
  return kind === MIN ? [held, { alpha: held.alpha, beta: Math.min(held.beta, v) }] : [held];
}

/**
 * Counts the errors among the requested windows; a window with only one right end is half an error. When all
 * entries are (−∞, +∞) and that is wrong somewhere, the answer is flagged as the same entry everywhere.
 */
function windowErrors({ part: { nodes, at }, given, right, run: anyRun }: MarkedWindows): PartErrors {
  const run = asBounds(anyRun);
  const callOf = (node: NodeId) => run.entryStep(node) || run.length;
  const errors = entryErrors(nodes, given, right, callOf, (entry, due, node) => {
    if (!isPair(entry) || !isPair(due)) return isSameWritten(entry, due) ? null : 'wrong';
    // The window at the end of a cut node's call is also right when it includes the value that cuts.
    const isEnd = at === 'end' && endWindowsAt(run, node).some((end) => isSameWindow(end, entry));
    const ends = [sameNumber(entry.alpha, due.alpha), sameNumber(entry.beta, due.beta)];
    if (isEnd || ends.every(Boolean)) return null;
    return ends.some(Boolean) ? 'half' : 'wrong';
  });
  const isWide = nodes.every((node) => isSameWritten(given.get(node) ?? FULL_WINDOW, FULL_WINDOW));
  return { ...errors, isAlike: errors.errors > 0 && isWide };
}

function isPair(written: Written): written is SearchWindow {
  return typeof written !== 'number';
}

function isSameWritten(a: Written, b: Written): boolean {
  if (isPair(a)) return isPair(b) && isSameWindow(a, b);
  return !isPair(b) && sameNumber(a, b);
}

function isSameWindow(a: SearchWindow, b: SearchWindow): boolean {
  return sameNumber(a.alpha, b.alpha) && sameNumber(a.beta, b.beta);
}

/**
 * Finds the signs that single wrong windows show: the window at another moment of the call, a bound changed
 * by the wrong player, or a sibling's bound. Each is reported at the first node where it shows. When all
 * windows follow another convention, only that convention is reported.
 */
function windowSigns(marked: MarkedWindows, differences: readonly Difference[]): Sign[] {
  const { part, given, right } = marked;
  const run = asBounds(marked.run);
  const signs: Sign[] = [];
  const add = (misconception: Sign['misconception'], node: NodeId) => {
    if (!signs.some((sign) => sign.misconception === misconception))
      signs.push({ misconception, place: windows.placeOf(run, part, node), detail: null });
  };
  const convention = conventionIn(marked);
  for (const { node } of differences) {
    const [entry, due] = [given.get(node), right.get(node)];
    if (entry === undefined || due === undefined) continue;
    if (convention !== null) add(convention, node);
    else if (isEndOfPair(part, run, node, entry)) add('end-of-pair', node);
    else if (!isPair(entry) || !isPair(due)) continue;
    else if (isOfOtherMoment(part, run, node, entry)) add('other-moment', node);
    else if (node === ROOT || part.at !== undefined) continue;
    else if (isWindowOfSibling(run, node, entry)) add('window-of-sibling', node);
    else if (isMovedByOtherSide(run, node, entry, due)) add('bound-of-other-side', node);
  }
  return signs;
}

/**
 * Returns the convention under which everything on the sheet is right: windows at the other moment of each
 * call, or, as Nilsson writes it, only one bound at each node, the node's own value, or in place of that value the same
 * end of the node's window; null when no convention explains the entries.
 */
function conventionIn({ part, given, run: anyRun }: MarkedWindows): Remark | null {
  const run = asBounds(anyRun);
  const entered = part.nodes.flatMap((node) => {
    const entry = given.get(node);
    return entry === undefined || !isCalled(run, node) ? [] : [{ node, entry }];
  });
  if (entered.length === 0) return null;
  if (entered.every(({ node, entry }) => isEndOfPair(part, run, node, entry))) return 'end-of-pair';
  if (entered.every(({ node, entry }) => isOfOtherMoment(part, run, node, entry))) return 'other-moment';
  if (entered.every(({ node, entry }) => isOwnBoundAlone(run, node, entry))) return 'one-bound';
  return null;
}

/**
 * Whether v is asked for, and the entry is α at a MAX node or β at a MIN node as the call ends, which may come from an
 * ancestor.
 */
function isEndOfPair({ at }: WindowsPart, run: BoundsRun, node: NodeId, entry: Written): boolean {
  const kind = run.tree.kind(node);
  if (at !== 'own' || isPair(entry) || (kind !== MAX && kind !== MIN)) return false;
  return endWindowsAt(run, node).some(({ alpha, beta }) => sameNumber(entry, bySide(kind, alpha, beta)));
}

function isOfOtherMoment({ at }: WindowsPart, run: BoundsRun, node: NodeId, entry: Written): boolean {
  if (at === 'own' || !isPair(entry)) return false;
  const others = at === 'end' ? [run.entryWindowAt(node, run.length)] : endWindowsAt(run, node);
  return others.some((other) => isSameWindow(other, entry));
}

function isOwnBoundAlone(run: BoundsRun, node: NodeId, entry: Written): boolean {
  if (!isPair(entry)) return false;
  const { tree } = run;
  const v = run.valueAt(node);
  if (tree.kind(node) === MAX) return isSameWindow(entry, { alpha: v, beta: Infinity });
  return tree.kind(node) === MIN && isSameWindow(entry, { alpha: -Infinity, beta: v });
}

/** Whether the entry is the window that the previous sibling had when it returned. */
function isWindowOfSibling(run: BoundsRun, node: NodeId, entry: SearchWindow): boolean {
  const { tree, length } = run;
  const index = tree.childIndex(node);
  if (index === 0) return false;
  const sibling = tree.child(tree.parent(node), index - 1);
  return !tree.isLeaf(sibling) && isSameWindow(run.windowAt(sibling, length), entry);
}

/**
 * Whether exactly one end of the entered window is wrong, namely the end that the player at the parent cannot
 * change, and it was tightened.
 */
function isMovedByOtherSide(
  { tree }: RecursionRun,
  node: NodeId,
  entry: SearchWindow,
  due: SearchWindow,
): boolean {
  const side = tree.kind(tree.parent(node));
  const isAlpha = sameNumber(entry.alpha, due.alpha);
  const isBeta = sameNumber(entry.beta, due.beta);
  return (
    (side === MIN && isBeta && !isAlpha && entry.alpha > due.alpha) ||
    (side === MAX && isAlpha && !isBeta && entry.beta < due.beta)
  );
}

/** Parses an entry such as "3, inf", "(3, +∞)" or "[-∞ 5]": first α, then β; or one number such as "3", which is v. */
function parseWritten(text: string): Written | null {
  const ends = plainEntry(text, ' ')
    .replace(/^[([]|[)\]]$/g, '')
    .split(/[,;、\s]+/)
    .filter((end) => end !== '')
    .map(parseNumber);
  const [alpha = null, beta = null] = ends;
  if (ends.length === 1) return alpha;
  return ends.length === 2 && alpha !== null && beta !== null ? { alpha, beta } : null;
}
