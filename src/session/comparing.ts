/** Two figures side by side and in step: the shown figure, and one that differs in a single thing. */
import { memoizeByObject } from '../core/memoizeByObject.ts';
import { reordered } from '../core/order/reorder.ts';
import type { AnyRun } from '../core/run/anyRun.ts';
import { BOUND_NOTATIONS } from '../core/run/boundNotation.ts';
import {
  gapsIn,
  type InStep,
  inStep,
  nearest,
  type Place,
  placeOf,
  type Stop,
  stopAtPlace,
} from '../core/run/inStep.ts';
import {
  ALGORITHM,
  canSearch,
  DEFAULT_ALGORITHM,
  DEPTH_FIRST,
  fullSearch,
  ruleNamesOf,
} from '../core/search/algorithms.ts';
import {
  DEFAULT_RULES,
  isContrasted,
  NO_LIMITS,
  RULES,
  type SearchLimits,
  type SearchSettingName,
  type SearchSettings,
  settingsIn,
} from '../core/search/searchSettings.ts';
import { asWindowed, cuttingSearches } from '../core/search/windowed.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import { NO_NODE, type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { nodeOfKey } from '../core/tree/nodeOfKey.ts';
import type { Example } from '../library/example.ts';
import { exampleById, LIBRARY } from '../library/library.ts';
import type { ComparedAt } from '../link/address.ts';
import { NodeNames } from '../words/nodeNames.ts';
import {
  CHILDREN,
  type Contrast,
  type ContrastedSetting,
  EVERYTHING,
  printContrast,
  readContrast,
} from './contrast.ts';
import { drawFullTree } from './drawFullTree.ts';
import { subjectOfExample } from './exampleSubject.ts';
import type { Move } from './moveNames.ts';
import { inNumbers } from './numbers.ts';
import { runOf } from './runOf.ts';
import {
  addNotices,
  presentedIn,
  type Session,
  type SessionState,
  type StandingState,
  sessionOver,
} from './session.ts';
import { can, openingAlgorithm, type Subject, withFullTree } from './subject.ts';

/** One of the two figures: what is searched, with which settings, and in whose numbers it is written. */
export type Figure = Pick<
  SessionState,
  'subject' | 'algorithm' | 'rules' | 'limits' | 'notation' | 'numbers'
>;

export type SideName = 'leading' | 'other';

export interface Sides {
  /** the left figure: its readings are the stops */
  readonly leading: Figure;
  readonly other: Figure;
  /** which of the two is the shown figure */
  readonly own: SideName;
  readonly contrast: Contrast;
}

/** Returns the two figures as they are shown, in the order in which courses name such pairs. */
export const sidesOf = memoizeByObject((state: StandingState): Sides => {
  const contrast = contrastOf(state);
  const mine: Figure = { ...figureOf(state), limits: onePass(state) };
  const theirs = searchedFigure(otherwise(mine, contrast));
  const own = searchedFigure(mine);
  return isOwnFirst(mine, contrast)
    ? { leading: own, other: theirs, own: 'leading', contrast }
    : { leading: theirs, other: own, own: 'other', contrast };
});

/** Returns the difference between the two; when the shown figure has become equal to the other, the other one changes. */
export function contrastOf(state: Pick<SessionState, 'activity' | 'rules' | 'notation'>): Contrast {
  const { activity, rules, notation } = state;
  const asked = (activity.kind === 'comparing' ? readContrast(activity.beside) : null) ?? EVERYTHING;
  const { kind } = asked;
  if (kind === 'setting' && asked.name !== 'depth')
    return { ...asked, value: apart<unknown>(RULES[asked.name], asked.value, rules[asked.name]) } as Contrast;
  if (kind === 'notation') return { kind, value: apart(BOUND_NOTATIONS, asked.value, notation) };
  return asked;
}

/** Returns the requested value or, when the shown figure has that value, the first of the others. */
function apart<T>(choices: readonly T[], asked: T, own: T): T {
  return asked === own ? (allBut(choices, own)[0] ?? asked) : asked;
}

/** Returns what may be shown beside a figure, in the order of the menu, without what equals it. */
export function contrastsFor(state: Omit<Figure, 'numbers'>): readonly Contrast[] {
  const { rules, notation, limits = NO_LIMITS } = state;
  const algorithm = asWindowed(state.algorithm);
  const { tree, boards, example, game } = withFullTree(state.subject);
  if (!can(state.subject).compare) return [];
  const others = cuttingSearches(tree).filter((name) => name !== algorithm);
  const { height } = tree;
  const depth = limits.depth ?? height;
  const isJudged = tree.columns.staticValue !== null && game === null;
  const depths = (isJudged ? [depth - 1, depth + 1] : []).filter((plies) => plies >= 1 && plies <= height);
  const otherRules = ruleNamesOf(algorithm)
    .filter(isContrasted)
    .flatMap((name) => allBut<unknown>(RULES[name], rules[name]).map((value) => besideSetting(name, value)));
  return [
    EVERYTHING,
    ...others.map((value) => ({ kind: 'algorithm', value }) as const),
    ...otherRules,
    ...(boards === null && game === null ? CHILDREN : []).map(
      (value) => ({ kind: 'children', value }) as const,
    ),
    ...allBut(BOUND_NOTATIONS, notation).map((value) => ({ kind: 'notation', value }) as const),
    ...depths.map((plies) => besideSetting('depth', plies === height ? null : plies)),
    ...(example?.twin === undefined ? [] : [{ kind: 'tree', value: example.twin } as const]),
  ];
}

function besideSetting(name: SearchSettingName, value: unknown): Contrast {
  return { kind: 'setting', name, value } as ContrastedSetting;
}

function allBut<T>(choices: readonly T[], one: T): readonly T[] {
  return choices.filter((choice) => choice !== one);
}

function figureOf({ subject, algorithm, rules, limits, notation, numbers }: Figure): Figure {
  return { subject, algorithm, rules, notation, ...(limits && { limits }), ...(numbers && { numbers }) };
}

/** Side by side both figures are searched to the same depth, in one pass. */
function onePass({ limits }: Pick<SessionState, 'limits'>): SearchLimits {
  return { ...NO_LIMITS, depth: limits?.depth ?? null };
}

/** The figure as it is searched and written, with its full tree. */
function searchedFigure(figure: Figure): Figure {
  return { ...figure, subject: inNumbers(withFullTree(figure.subject), figure) };
}

/** Returns the figure with the one thing changed. */
function otherwise(figure: Figure, contrast: Contrast): Figure {
  switch (contrast.kind) {
    case 'everything':
      return { ...figure, algorithm: leadingFor(figure), rules: DEFAULT_RULES };
    case 'algorithm':
      return { ...figure, algorithm: contrast.value };
    case 'setting': {
      const set: Partial<SearchSettings> = { [contrast.name]: contrast.value };
      const rules = { ...figure.rules, ...settingsIn(set, 'rules') };
      return { ...figure, rules, limits: { ...onePass(figure), ...settingsIn(set, 'limits') } };
    }
    case 'children':
      return { ...figure, subject: inOrder(withFullTree(figure.subject))(contrast.value) };
    case 'notation':
      return { ...figure, notation: contrast.value };
    case 'tree':
      return ofTree(figure, contrast.value);
  }
}

/** By default the other search visits every leaf; a search that re-searches is beside one that does not. */
export function leadingFor({ algorithm, subject }: Pick<Figure, 'algorithm' | 'subject'>) {
  const { isMeasuredByDefault = false } = ALGORITHM[algorithm];
  return isMeasuredByDefault ? DEFAULT_ALGORITHM : fullSearch(withFullTree(subject).tree);
}

/** The other tree is searched in the same way, when its nodes allow that. */
function ofTree(figure: Figure, id: string): Figure {
  const subject = exampleSubject(id);
  if (subject === null) return figure;
  const isSuited = canSearch(figure.algorithm, subject.tree);
  const algorithm = isSuited ? figure.algorithm : openingAlgorithm(subject);
  return { ...figure, subject, algorithm, limits: NO_LIMITS };
}

/** Returns the tree of the library with that id when MAX and MIN decide in it; otherwise null. */
function exampleSubject(id: string): Subject | null {
  const known = examples.get(id);
  if (known !== undefined) return known;
  const example = exampleById(id);
  const subject = example === undefined ? null : withFullTree(subjectOfExample(example));
  const found = subject !== null && can(subject).compare ? subject : null;
  examples.set(id, found);
  return found;
}

/** Returns the library's trees that may stand beside a figure: MAX and MIN decide in them, and they are not its own. */
export function treesBeside({ example }: Pick<Subject, 'example'>): readonly Example[] {
  return LIBRARY.filter(({ id }) => id !== example?.id && exampleSubject(id) !== null);
}

/** A tree has only one subject, so that its run is found in the cache. */
const examples = new Map<string, Subject | null>();

/** Returns the subject with its children in another order; nodes keep their names. */
const inOrder = memoizeByObject((subject: Subject) =>
  oncePerText((order: (typeof CHILDREN)[number]): Subject => {
    const tree = reordered(subject.tree, ROOT, order, 'subtree', 0);
    const back = byKey(tree, subject.tree);
    const names = tree.nodes().map((node) => subject.names.of(back(node) ?? node));
    return { ...subject, tree, names: new NodeNames(tree, names), wording: undefined };
  }),
);

function oncePerText<A extends string, B>(make: (of: A) => B): (of: A) => B {
  const made = new Map<A, B>();
  return (of) => {
    const value = made.get(of) ?? make(of);
    made.set(of, value);
    return value;
  };
}

/** Whether the shown figure is the left one. */
export function isOwnFirst(
  { algorithm, rules, notation, limits }: Omit<Figure, 'subject'>,
  contrast: Contrast,
): boolean {
  const comesFirst = <T>(choices: readonly T[], own: T, other: T) =>
    choices.indexOf(own) < choices.indexOf(other);
  switch (contrast.kind) {
    case 'everything':
      return false;
    case 'algorithm':
      return comesFirst<string>(DEPTH_FIRST, algorithm, contrast.value);
    case 'setting':
      if (contrast.name === 'depth') return (limits?.depth ?? Infinity) < (contrast.value ?? Infinity);
      return comesFirst<unknown>(RULES[contrast.name], rules[contrast.name], contrast.value);
    case 'notation':
      return comesFirst(BOUND_NOTATIONS, notation, contrast.value);
    case 'children':
    case 'tree':
      return true;
  }
}

/* Returns two runs in step, and how they are paired. */

/** The run on the left, which leads, and the one beside it. */
export function comparedRuns(state: StandingState): { readonly leading: AnyRun; readonly other: AnyRun } {
  const { leading, other } = sidesOf(state);
  return { leading: runOf(leading), other: runOf(other) };
}

const pairOf = memoizeByObject((leading: AnyRun) =>
  memoizeByObject((other: AnyRun): InStep => inStep(leading, other, counterpartIn(leading.tree)(other.tree))),
);

/** Returns the stops of the two runs, and how they are paired. */
export function comparedInStep(state: StandingState): InStep {
  const { leading, other } = comparedRuns(state);
  return pairOf(leading)(other);
}

export function comparedStops(state: StandingState): readonly Stop[] {
  return comparedInStep(state).stops;
}

/** Maps a node to another tree: by its key when it is the same tree in another order, otherwise by its place. */
const counterpartIn = memoizeByObject((from: GameTree) =>
  memoizeByObject((to: GameTree): ((node: NodeId) => NodeId | null) => {
    if (from.columns.key === to.columns.key) return (node) => node;
    const isSameTree =
      from.size === to.size &&
      from.nodes().every((node) => {
        const same = nodeOfKey(to, from.key(node));
        if (same === undefined || node === ROOT) return same === ROOT;
        return to.key(to.parent(same)) === from.key(from.parent(node));
      });
    return isSameTree ? byKey(from, to) : byPlace(from, to);
  }),
);

function byKey(from: GameTree, to: GameTree): (node: NodeId) => NodeId | null {
  return (node) => nodeOfKey(to, from.key(node)) ?? null;
}

function byPlace(from: GameTree, to: GameTree): (node: NodeId) => NodeId | null {
  const find = (node: NodeId): NodeId | null => {
    const parent = from.parent(node);
    if (parent === NO_NODE) return ROOT;
    const above = find(parent);
    const index = from.childIndex(node);
    return above === null || index >= to.childCount(above) ? null : to.child(above, index);
  };
  return find;
}

/** Returns the node of the shown figure for a node of one side; null when it has none. */
export function ownNode(state: StandingState, side: SideName, node: NodeId): NodeId | null {
  const sides = sidesOf(state);
  return counterpartIn(sides[side].subject.tree)(sides[sides.own].subject.tree)(node);
}

/** Returns the node of the other side for a node of the leading one; null when it has none. */
export function otherNode(state: StandingState, node: NodeId): NodeId | null {
  const { leading, other } = sidesOf(state);
  return counterpartIn(leading.subject.tree)(other.subject.tree)(node);
}

/** Maps nodes of the other side to those of the leading one. */
export function leadingNode(state: StandingState): (node: NodeId) => NodeId | null {
  const { leading, other } = sidesOf(state);
  return counterpartIn(other.subject.tree)(leading.subject.tree);
}

/** The current stop, if it exists; between two stops the left run has advanced and the other waits. */
export const stopAt = memoizeByObject((state: StandingState): Place & { readonly stop: Stop } => {
  const stops = comparedStops(state);
  const { activity } = state;
  const [at, past] = activity.kind === 'comparing' ? [activity.stop, activity.past ?? 0] : [0, 0];
  const place = nearest(stops, { at, past });
  return { ...place, stop: stopAtPlace(stops, place) };
});

/** The current node of the left run, when both figures show it. */
function pointedAt(state: SessionState): NodeId | null {
  const { past, stop } = stopAt(state);
  return past > 0 ? comparedRuns(state).leading.nodeAt(stop.leading) : stop.leaf;
}

/** Starts the comparison of an address; a notice says when its value does not exist, and the default takes its place. */
export function compareAsked(session: Session, { stop, past = 0, beside }: Partial<ComparedAt> = {}): void {
  const read = beside === undefined ? EVERYTHING : readContrast(beside);
  const isThere = read !== null && isThereFor(session.getState().subject, read);
  if (!isThere)
    addNotices(session, [{ kind: 'unknown-part', part: `beside=${(beside ?? '').slice(0, 32)}` }]);
  compare(session, stop === undefined ? undefined : { at: stop, past }, isThere ? read : EVERYTHING);
  if (stop !== undefined && !can(session.getState().subject).compare)
    addNotices(session, [{ kind: 'unknown-part', part: `compare=${stop}` }]);
}

/** Whether a figure can differ so: a tree must be the library's, and not every search has a rule for every node. */
function isThereFor(subject: Subject, contrast: Contrast): boolean {
  if (contrast.kind === 'tree') return exampleSubject(contrast.value) !== null;
  return contrast.kind !== 'algorithm' || canSearch(contrast.value, withFullTree(subject).tree);
}

/** Begins at the last stop that the shown run has reached, or at the requested place. */
export function compare(session: Session, asked?: Place, contrast = EVERYTHING): void {
  // Both sides are searched recursively, with the names of the full tree.
  if (!can(session.getState().subject).compare || !drawFullTree(session)) return;
  const before = session.getState();
  const isAboutTree = contrast.kind === 'tree' || contrast.kind === 'children';
  const other = { ...before, algorithm: asWindowed(before.algorithm), step: 0 };
  const isRead = isAboutTree || other.algorithm === before.algorithm;
  const read = isRead ? before : { ...other, subject: inNumbers(withFullTree(before.subject), other) };
  const activity = { kind: 'comparing', stop: 0, beside: printContrast(contrast), move } as const;
  const state: SessionState = { ...read, limits: onePass(read), activity };
  const stops = comparedStops(state);
  const { own } = sidesOf(state);
  const reached = { at: stops.findLastIndex((stop) => stop[own] <= state.step), past: 0 };
  const isExact = own === 'leading' && isByEvent(state);
  const place = nearest(stops, asked ?? (isExact ? placeOf(stops, state.step) : reached));
  session.setState({
    subject: state.subject,
    algorithm: state.algorithm,
    limits: state.limits ?? NO_LIMITS,
    step: stopAtPlace(stops, place)[own],
    activity: { ...activity, stop: place.at, past: place.past },
    playing: false,
    focused: null,
    hovered: null,
  });
}

/** The presentation continues with two figures; null when nothing is presented. */
export function presentCompared(session: Session, presented: { readonly blank: boolean } | null): void {
  const { activity } = session.getState();
  if (activity.kind === 'comparing') session.setState({ activity: { ...activity, presented } });
}

/** Goes to a stop, or the nearest one, plus a number of events of the left run. */
export function goToStop(session: Session, asked: number, events = 0): void {
  const state = session.getState();
  const stops = comparedStops(state);
  const place = nearest(stops, { at: asked, past: events });
  const { own, contrast } = sidesOf(state);
  const beside = printContrast(contrast);
  const presented = presentedIn(state);
  session.setState({
    activity: { kind: 'comparing', stop: place.at, past: place.past, beside, move, presented },
    step: stopAtPlace(stops, place)[own],
  });
}

/** Whether the reader steps event by event; otherwise from reading to reading. */
export function isByEvent({ grain }: Pick<SessionState, 'grain'>): boolean {
  return grain === 'event';
}

/** The moves of a single figure, as moves between readings: to the next cut, to the ends. */
const TARGET: Readonly<Partial<Record<Move, (stops: readonly Stop[], place: Place) => number>>> = {
  next: (_stops, { at }) => at + 1,
  back: (_stops, { at, past }) => (past > 0 ? at : at - 1),
  first: () => 0,
  last: (stops) => stops.length - 1,
  nextCutoff: (stops, { at }) => gapsIn(stops).find(({ first }) => first > at)?.first ?? at,
  previousCutoff: (stops, { at, past }) =>
    gapsIn(stops).findLast(({ first }) => first < at || (past > 0 && first === at))?.first ?? at,
};

/** The number of events of the left run that these moves advance, when the reader steps event by event. */
const BY_EVENT: Readonly<Partial<Record<Move, number>>> = { next: 1, back: -1 };

/** Null when the move leads beyond the ends of the run. */
function placeAfter(state: SessionState, name: Move): Place | null {
  const stops = comparedStops(state);
  const { stop, ...place } = stopAt(state);
  const by = isByEvent(state) ? BY_EVENT[name] : undefined;
  const to = TARGET[name]?.(stops, place) ?? -1;
  if (by === undefined) return to < 0 || to >= stops.length ? null : { at: to, past: 0 };
  const step = stop.leading + by;
  return step < 0 || place.at + by >= stops.length ? null : placeOf(stops, step);
}

/** Returns the step of the shown figure to which "next" leads; null when it leads nowhere. */
export function nextStepOf(state: SessionState): number | null {
  const place = placeAfter(state, 'next');
  return place === null ? null : stopAtPlace(comparedStops(state), place)[sidesOf(state).own];
}

/** Returns false when the move leads nowhere from here. */
export function move(session: Session, name: Move): boolean {
  const state = session.getState();
  const { at, past } = stopAt(state);
  const to = placeAfter(state, name);
  if (to === null || (to.at === at && to.past === past)) return false;
  goToStop(session, to.at, to.past);
  return true;
}

/**
 * Returns the session as one side sees it. A node that is pointed at in one figure is marked in both, and so is the
 * node read last.
 */
export function sideSession(session: Session, side: SideName): Session {
  const view = memoizeByObject((state: SessionState): SessionState => {
    const sides = sidesOf(state);
    const { [side]: figure, leading } = sides;
    const [own, here] = [sides[sides.own].subject.tree, figure.subject.tree];
    const shownHere = (node: NodeId | null) => (node === null ? null : counterpartIn(own)(here)(node));
    const pointed = pointedAt(state);
    const read = pointed === null ? null : counterpartIn(leading.subject.tree)(here)(pointed);
    return {
      ...state,
      ...figure,
      step: stopAt(state).stop[side],
      focused: shownHere(state.focused),
      hovered: shownHere(state.hovered) ?? read,
    };
  });
  const inOwn = (changed: Partial<SessionState>): Partial<SessionState> => {
    const sides = sidesOf(session.getState());
    const own = counterpartIn(sides[side].subject.tree)(sides[sides.own].subject.tree);
    const { focused, hovered } = changed;
    return {
      ...changed,
      ...(focused != null && { focused: own(focused) }),
      ...(hovered != null && { hovered: own(hovered) }),
    };
  };
  return sessionOver({
    ...session,
    getState: () => view(session.getState()),
    setState: (changed: Parameters<Session['setState']>[0]) =>
      session.setState(typeof changed === 'function' ? changed : inOwn(changed)),
    subscribe: (listener) => session.subscribe((state, before) => listener(view(state), view(before))),
  });
}
