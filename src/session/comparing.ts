/** Two figures side by side in step: the opened one, and one that differs from it in a single thing. */

import type { AnyRun, NodeId, SearchLimits, SearchSettingName, SearchSettings } from '../core/index.ts';
import { memoizeByKey } from '../core/memoizeByKey.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';
import { programOf } from '../core/run/anyRun.ts';
import { BOUND_NOTATIONS } from '../core/run/boundNotation.ts';
import { type InStep, nearest, type Place, placeOf, type Stop, stopAtPlace } from '../core/run/inStep.ts';
import { sameMoment } from '../core/run/sameMoment.ts';
import {
  ALGORITHM,
  bringsTree,
  canSearch,
  DEFAULT_ALGORITHM,
  DEPTH_FIRST,
} from '../core/search/algorithms.ts';
import { fullSearch } from '../core/search/fullSearch.ts';
import { DEFAULT_RULES, limitsIn, NO_LIMITS, RULES, rulesIn } from '../core/search/searchSettings.ts';
import { isContrasted } from '../core/search/settingNames.ts';
import { asWindowed, cuttingSearches, ruleNamesOn } from '../core/search/windowed.ts';
import type { Example } from '../library/example.ts';
import { exampleById, LIBRARY } from '../library/library.ts';
import type { ComparedAt } from '../link/address.ts';
import {
  CHILDREN,
  type Contrast,
  type ContrastedSetting,
  EVERYTHING,
  printContrast,
  readContrast,
} from './contrast.ts';
import { counterpartIn } from './counterpart.ts';
import { fullTree } from './drawFullTree.ts';
import { subjectOfExample } from './exampleSubject.ts';
import { inOrder } from './inOrder.ts';
import type { Move } from './moveNames.ts';
import { inNumbers } from './numbers.ts';
import { type Parting, pairedRuns } from './paired.ts';
import { besideProgram } from './program/beside.ts';
import { runOf } from './runOf.ts';
import { whenRecorded } from './searching.ts';
import {
  addNotices,
  presentedIn,
  type Session,
  type SessionState,
  type StandingState,
  sessionOver,
} from './session.ts';
import { can, openingAlgorithm, type Subject, withFullTree } from './subject.ts';

/** One of two figures: its tree, its search with settings, and the viewpoint of its values. */
export type Figure = Pick<
  SessionState,
  'subject' | 'algorithm' | 'rules' | 'limits' | 'notation' | 'numbers'
>;

export type SideName = 'leading' | 'other';

export interface Sides {
  /** the left figure; the leaves that its search reads are the stops of both figures */
  readonly leading: Figure;
  readonly other: Figure;
  /** on which side the figure is that the reader opened */
  readonly own: SideName;
  readonly contrast: Contrast;
}

/** Returns the two figures, left and right, in the order in which courses usually name such a pair. */
export const sidesOf = memoizeByObject((state: StandingState): Sides => {
  const contrast = contrastOf(state);
  const mine: Figure = { ...figureOf(state), limits: onePass(state) };
  const theirs = searchedFigure(otherwise(mine, contrast));
  const own = searchedFigure(mine);
  return isOwnFirst(mine, contrast)
    ? { leading: own, other: theirs, own: 'leading', contrast }
    : { leading: theirs, other: own, own: 'other', contrast };
});

/** Returns the setting in which the second figure differs from the first, with a value that the first does not have. */
export function contrastOf(state: Pick<SessionState, 'activity' | 'rules' | 'notation'>): Contrast {
  const { activity, rules, notation } = state;
  const asked = (activity.kind === 'comparing' ? readContrast(activity.beside) : null) ?? EVERYTHING;
  const { kind } = asked;
  if (kind === 'setting' && asked.name !== 'depth')
    return { ...asked, value: apart<unknown>(RULES[asked.name], asked.value, rules[asked.name]) } as Contrast;
  if (kind === 'notation') return { kind, value: apart(BOUND_NOTATIONS, asked.value, notation) };
  return asked;
}

/** Returns the requested value for the second figure or, when the first has it, the first other value. */
function apart<T>(choices: readonly T[], asked: T, own: T): T {
  return asked === own ? (allBut(choices, own)[0] ?? asked) : asked;
}

/** Returns the differences that a second figure can have, in the order of the menu. */
export function contrastsFor(state: Omit<Figure, 'numbers'>): readonly Contrast[] {
  if (state.algorithm === 'program')
    return can(state.subject).compare && besideProgram().hasRightSearch(withFullTree(state.subject))
      ? [EVERYTHING]
      : [];
  const { rules, notation, limits = NO_LIMITS } = state;
  const algorithm = asWindowed(state.algorithm);
  const { tree, boards, example, game } = withFullTree(state.subject);
  if (!can(state.subject).compare) return [];
  const others = cuttingSearches(tree).filter((name) => name !== algorithm);
  const { height } = tree;
  const depth = limits.depth ?? height;
  const isJudged = tree.columns.staticValue !== null && game === null;
  const depths = (isJudged ? [depth - 1, depth + 1] : []).filter((plies) => plies >= 1 && plies <= height);
  const otherRules = ruleNamesOn(tree, algorithm, game !== null)
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

/** Returns limits for two figures, which are both searched to the same depth, in one pass. */
function onePass({ limits }: Pick<SessionState, 'limits'>): SearchLimits {
  return { ...NO_LIMITS, depth: limits?.depth ?? null };
}

/** Returns the figure as it is searched and written, with its full tree; a program's run comes with its tree. */
function searchedFigure(figure: Figure): Figure {
  const whole = withFullTree(figure.subject);
  if (figure.algorithm === 'program') return { ...figure, subject: besideProgram().programShown(whole) };
  return { ...figure, subject: inNumbers(whole, figure) };
}

/** Returns the second figure: the first one with the given property changed. */
function otherwise(figure: Figure, contrast: Contrast): Figure {
  switch (contrast.kind) {
    case 'everything':
      return figure.algorithm === 'program'
        ? { ...figure, ...besideProgram().rightSearch(figure.subject), notation: 'window' }
        : { ...figure, algorithm: leadingFor(figure), rules: DEFAULT_RULES };
    case 'algorithm':
      return { ...figure, algorithm: contrast.value };
    case 'setting': {
      const set: Partial<SearchSettings> = { [contrast.name]: contrast.value };
      const rules = { ...figure.rules, ...rulesIn(set) };
      return { ...figure, rules, limits: { ...onePass(figure), ...limitsIn(set) } };
    }
    case 'children':
      return { ...figure, subject: inOrder(withFullTree(figure.subject), contrast.value) };
    case 'notation':
      return { ...figure, notation: contrast.value };
    case 'tree':
      return ofTree(figure, contrast.value);
  }
}

/**
 * Returns the second figure's algorithm by default: one that visits every leaf or, if the first searches
 * nodes again, one that does not.
 */
export function leadingFor({ algorithm, subject }: Pick<Figure, 'algorithm' | 'subject'>) {
  const { isMeasuredByDefault = false } = ALGORITHM[algorithm];
  return isMeasuredByDefault ? DEFAULT_ALGORITHM : fullSearch(withFullTree(subject).tree);
}

/** Returns the second figure as another tree, searched like the first when its algorithm suits that tree. */
function ofTree(figure: Figure, id: string): Figure {
  const subject = exampleSubject(id);
  if (subject === null) return figure;
  const isSuited = canSearch(figure.algorithm, subject.tree);
  const algorithm = isSuited ? figure.algorithm : openingAlgorithm(subject);
  return { ...figure, subject, algorithm, limits: NO_LIMITS };
}

/**
 * Returns the library tree with this id when all its players are MAX and MIN; otherwise null. Each tree is made once,
 * so that its run is found in the cache.
 */
const exampleSubject = memoizeByKey((id: string): Subject | null => {
  const example = exampleById(id);
  const subject = example === undefined ? null : withFullTree(subjectOfExample(example));
  return subject !== null && can(subject).compare ? subject : null;
});

/** Returns the library trees that may stand beside a figure: other trees whose players are MAX and MIN. */
export function treesBeside({ example }: Pick<Subject, 'example'>): readonly Example[] {
  return LIBRARY.filter(({ id }) => id !== example?.id && exampleSubject(id) !== null);
}

/** Whether the figure that the reader opened is the one on the left. */
export function isOwnFirst(
  { algorithm, rules, notation, limits }: Omit<Figure, 'subject'>,
  contrast: Contrast,
): boolean {
  const comesFirst = <T>(choices: readonly T[], own: T, other: T) =>
    choices.indexOf(own) < choices.indexOf(other);
  switch (contrast.kind) {
    case 'everything':
      return algorithm === 'program';
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

/** Returns the runs of the left figure and of the figure beside it. */
export function comparedRuns(state: StandingState): { readonly leading: AnyRun; readonly other: AnyRun } {
  const { leading, other } = sidesOf(state);
  return { leading: runOf(leading), other: runOf(other) };
}

/** Returns the stops at which both runs are displayed together, and how their steps are paired. */
export function comparedInStep(state: StandingState): InStep {
  return pairedRuns(comparedRuns(state)).inStep;
}

/** Returns the cuts of either run that skip leaves which the other run evaluates, in the order of their stops. */
export function comparedPartings(state: StandingState): readonly Parting[] {
  return pairedRuns(comparedRuns(state)).partings;
}

function comparedStops(state: StandingState): readonly Stop[] {
  return comparedInStep(state).stops;
}

/**
 * Returns a function that maps nodes of one figure to nodes of another, or to null when it has no such node; 'own' is
 * the figure that the reader opened.
 */
export function nodesTo(
  state: StandingState,
  from: SideName | 'own',
  to: SideName | 'own',
): (node: NodeId) => NodeId | null {
  const sides = sidesOf(state);
  const treeOf = (side: SideName | 'own') => sides[side === 'own' ? sides.own : side].subject.tree;
  return counterpartIn(treeOf(from))(treeOf(to));
}

/** Returns the displayed stop, and by how many events the left run has advanced after it. */
export const stopAt = memoizeByObject((state: StandingState): Place & { readonly stop: Stop } => {
  const stops = comparedStops(state);
  const { activity } = state;
  const [at, past] = activity.kind === 'comparing' ? [activity.stop, activity.past ?? 0] : [0, 0];
  const place = nearest(stops, { at, past });
  const stop = stopAtPlace(stops, place);
  const { leading, other } = comparedRuns(state);
  if (programOf(leading) === null) return { ...place, stop };
  // The right search goes along with the program, event by event, as far as it makes the same calls.
  return {
    ...place,
    stop: { ...stop, other: Math.max(stop.other, sameMoment(leading, stop.leading, other).step) },
  };
});

/** Returns the left run's current node between two stops, at a stop the leaf that both runs read. */
function pointedAt(state: SessionState): NodeId | null {
  const { past, stop } = stopAt(state);
  return past > 0 ? comparedRuns(state).leading.nodeAt(stop.leading) : stop.leaf;
}

/**
 * Opens the comparison of an address, with a notice when its algorithm is none that is compared, or the default one,
 * with a notice, for an unknown difference. It is opened once what takes long of it is found.
 */
export function compareAsked(session: Session, asked: Partial<ComparedAt> = {}): void {
  whenRecorded(session, (searching) => compareNow(searching, asked));
}

function compareNow(session: Session, { stop, past = 0, beside }: Partial<ComparedAt>): void {
  const read = beside === undefined ? EVERYTHING : readContrast(beside);
  const before = session.getState();
  const isThere = read !== null && isThereFor(before.subject, read);
  showBeside(session, stop === undefined ? undefined : { at: stop, past }, isThere ? read : EVERYTHING);
  // The notices come when nothing has to be waited for any more.
  if (!isThere)
    addNotices(session, [{ kind: 'unknown-part', part: `beside=${(beside ?? '').slice(0, 32)}` }]);
  if (stop === undefined) return;
  const { subject, algorithm } = before;
  if (!can(subject).compare) addNotices(session, [{ kind: 'unknown-part', part: `compare=${stop}` }]);
  else if (isApart(before) && algorithm !== openingAlgorithm(withFullTree(subject)))
    addNotices(session, [{ kind: 'unknown-part', part: `algorithm=${algorithm}` }]);
}

/** Whether the search stands beside no other, because its run brings a tree of its own. */
function isApart({ subject, algorithm }: Pick<Figure, 'subject' | 'algorithm'>): boolean {
  return bringsTree(algorithm, withFullTree(subject).tree);
}

/** Whether this difference is possible: the tree is in the library, or the algorithm suits the tree. */
function isThereFor(subject: Subject, contrast: Contrast): boolean {
  if (contrast.kind === 'tree') return exampleSubject(contrast.value) !== null;
  return contrast.kind !== 'algorithm' || canSearch(contrast.value, withFullTree(subject).tree);
}

/**
 * Opens two figures, at the last stop that the displayed run has reached, once what takes long of them is found.
 */
export function compare(session: Session, asked?: Place, contrast = EVERYTHING): void {
  whenRecorded(session, (searching) => showBeside(searching, asked, contrast));
}

function showBeside(session: Session, asked: Place | undefined, contrast: Contrast): void {
  // Both figures are searched recursively and use the node names of the full tree.
  const shown = session.getState();
  const whole = can(shown.subject).compare ? fullTree(session) : null;
  if (whole === null) return;
  const before = whole === shown.subject ? shown : { ...shown, subject: inNumbers(whole, shown) };
  const isAboutTree = contrast.kind === 'tree' || contrast.kind === 'children';
  const isProgram = before.algorithm === 'program';
  const other = {
    ...before,
    algorithm: isProgram ? before.algorithm : asWindowed(before.algorithm),
    step: 0,
  };
  const isRead = (isAboutTree && !isApart(before)) || other.algorithm === before.algorithm;
  const read = isRead ? before : { ...other, subject: inNumbers(withFullTree(before.subject), other) };
  const activity = { kind: 'comparing', stop: 0, beside: printContrast(contrast), move } as const;
  const state: SessionState = { ...read, limits: onePass(read), activity };
  const stops = comparedStops(state);
  const { own } = sidesOf(state);
  const reached = { at: stops.findLastIndex((stop) => stop[own] <= state.step), past: 0 };
  const isExact = own === 'leading' && (isProgram || isByEvent(state));
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

/** Presents the two figures on the full screen; ends the presentation when `presented` is null. */
export function presentCompared(session: Session, presented: { readonly blank: boolean } | null): void {
  const { activity } = session.getState();
  if (activity.kind === 'comparing') session.setState({ activity: { ...activity, presented } });
}

/** Goes to a stop, or to the nearest existing one, and then a number of events further in the left run. */
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

/** Goes to a step of the left run. */
export function goToLeading(session: Session, step: number): void {
  const { at, past } = placeOf(comparedStops(session.getState()), step);
  goToStop(session, at, past);
}

/** Whether "next" advances by one event; otherwise it advances to the next leaf that is read. */
export function isByEvent({ grain }: Pick<SessionState, 'grain'>): boolean {
  return grain === 'event';
}

/** For each command that moves through a run, the stop to which it leads. */
const TARGET: Readonly<Partial<Record<Move, (stops: readonly Stop[], place: Place) => number>>> = {
  next: (_stops, { at }) => at + 1,
  back: (_stops, { at, past }) => (past > 0 ? at : at - 1),
  first: () => 0,
  last: (stops) => stops.length - 1,
};

/** For each of the two commands that lead to a cutoff: finds the step of the left run to which it leads from `step`. */
const CUT: Readonly<Partial<Record<Move, (cuts: readonly number[], step: number) => number | undefined>>> = {
  nextCutoff: (cuts, step) => cuts.find((at) => at > step),
  previousCutoff: (cuts, step) => cuts.findLast((at) => at < step),
};

/** By how many events "next" and "back" move the left run when the reader steps event by event. */
const BY_EVENT: Readonly<Partial<Record<Move, number>>> = { next: 1, back: -1 };

/** Returns the stop to which a command leads, with the events after it; null beyond the ends of the run. */
function placeAfter(state: StandingState, name: Move): Place | null {
  const stops = comparedStops(state);
  const { stop, ...place } = stopAt(state);
  const cut = CUT[name]?.(pairedRuns(comparedRuns(state)).cutSteps, stop.leading);
  if (name in CUT) return cut === undefined ? null : placeOf(stops, cut);
  const by = isByEvent(state) ? BY_EVENT[name] : undefined;
  const to = TARGET[name]?.(stops, place) ?? -1;
  if (by === undefined) return to < 0 || to >= stops.length ? null : { at: to, past: 0 };
  const step = stop.leading + by;
  return step < 0 || place.at + by >= stops.length ? null : placeOf(stops, step);
}

/** Returns the step of the displayed run to which the command "next" leads; null at the end. */
export function nextStepOf(state: SessionState): number | null {
  const place = placeAfter(state, 'next');
  return place === null ? null : stopAtPlace(comparedStops(state), place)[sidesOf(state).own];
}

/** Whether a command moves both runs to another step. */
export function canMove(state: StandingState, name: Move): boolean {
  const [{ at, past }, to] = [stopAt(state), placeAfter(state, name)];
  return to !== null && (to.at !== at || to.past !== past);
}

/** Moves both runs to another step; returns false when there is no such step. */
export function move(session: Session, name: Move): boolean {
  const state = session.getState();
  const to = placeAfter(state, name);
  if (to === null || !canMove(state, name)) return false;
  goToStop(session, to.at, to.past);
  return true;
}

/**
 * Returns a view of the session that stays at its last comparison when another activity begins, until the two figures
 * are taken away: the search of the figure that is opened instead may be none that stands beside another.
 */
export function whileComparing(session: Session): Session {
  let last = session.getState();
  const held = (state: SessionState): SessionState => {
    if (state.activity.kind === 'comparing') last = state;
    return last;
  };
  return sessionOver({
    ...session,
    getState: () => held(session.getState()),
    subscribe(listener) {
      let heard = held(session.getState());
      return session.subscribe((state) => {
        const before = heard;
        heard = held(state);
        if (heard !== before) listener(heard, before);
      });
    },
  });
}

/**
 * Returns the session as one of the two figures sees it. A node under the pointer in one figure is
 * highlighted in both, and so is the leaf read last.
 */
export function sideSession(session: Session, side: SideName): Session {
  const view = memoizeByObject((state: SessionState): SessionState => {
    const shownHere = (node: NodeId | null) => (node === null ? null : nodesTo(state, 'own', side)(node));
    const pointed = pointedAt(state);
    const read = pointed === null ? null : nodesTo(state, 'leading', side)(pointed);
    return {
      ...state,
      ...sidesOf(state)[side],
      step: stopAt(state).stop[side],
      focused: shownHere(state.focused),
      hovered: shownHere(state.hovered) ?? read,
    };
  });
  const inOwn = (changed: Partial<SessionState>): Partial<SessionState> => {
    const own = nodesTo(session.getState(), side, 'own');
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
