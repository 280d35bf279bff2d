/**
 * The lesson that is being played. Its moments are displayed one after the other by the clicker, or in any
 * order. Between moments the reader can step through the figure, change it or leave it as usual, and return
 * to the moment.
 */
import type { LessonMoment } from '../../lesson/lesson.ts';
import { hashOfMoment } from '../../lesson/lesson.ts';
import { type ComparedAt, decodeAddress } from '../../link/address.ts';
import { compareAsked, presentCompared } from '../comparing.ts';
import { type BeginLong, beginLong, beginUnsaid, cancelLong } from '../longSearch.ts';
import { NotOpened } from '../notOpened.ts';
import { type Restored, restoreWhole } from '../restore.ts';
import { runOf } from '../runOf.ts';
import { whenRecorded } from '../searching.ts';
import {
  addNotices,
  goToStep,
  type Leader,
  presentedIn,
  READING,
  type Session,
  type SessionState,
  type StandingState,
  type SteppedState,
} from '../session.ts';
import { showAgain } from '../showOther.ts';
import { changeSlice, sliceIn, sliceOf } from '../slice.ts';
import type { Subject } from '../subject.ts';
import { lessonIn, PLAYING, type PlayedLesson } from './playedLesson.ts';

/**
 * What "next" and "back" do while a lesson is open. They have this meaning as soon as the lesson is opened,
 * even while its moment is still loading.
 */
const LESSON_LEADER: Leader = {
  isComing: (state) => sliceIn(state, PLAYING).isComing,
  onward: goOn,
  backward: goBack,
  reveal(session) {
    const state = session.getState();
    const { at, revealed } = sliceIn(state, PLAYING);
    if (lessonIn(state)?.moments[at]?.question === undefined || revealed.has(at)) return false;
    reveal(session);
    return true;
  },
};

/**
 * Returns the displayed stop of two figures side by side, with their difference; null when one figure is
 * displayed.
 */
function comparedIn({ activity }: StandingState): ComparedAt | null {
  if (activity.kind !== 'comparing') return null;
  const { stop, past = 0, beside } = activity;
  return { stop, past, beside };
}

function isSameCompared(one: ComparedAt | null, other: ComparedAt | null): boolean {
  return one?.stop === other?.stop && one?.past === other?.past && one?.beside === other?.beside;
}

/**
 * Returns what the page displays: the current moment of the lesson ('at'), another step of the moment's tree
 * ('near'), another tree ('away'), or the moment is still loading ('coming').
 */
export function whereReaderIs(state: SteppedState): 'at' | 'near' | 'away' | 'coming' {
  const { opened } = sliceIn(state, PLAYING);
  if (opened === null) return 'coming';
  if (!isSameTree(state.subject, opened.subject) || isOtherLog(state.subject, opened.subject)) return 'away';
  const isSameRun = runOf(state) === opened.run && state.step === opened.step;
  return isSameRun && isSameCompared(comparedIn(state), opened.compare) ? 'at' : 'near';
}

function isSameTree(one: Subject, other: Subject): boolean {
  if (one.game !== null || other.game !== null)
    return one.game?.setting.name === other.game?.setting.name && one.own?.id === other.own?.id;
  return one.example?.id === other.example?.id && one.own?.id === other.own?.id;
}

/** Whether a program's log is shown that is not the one of the moment. */
function isOtherLog({ program }: Subject, moment: Subject): boolean {
  return program !== undefined && program !== moment.program;
}

/**
 * Plays a lesson from a moment on; the setting whether "next" steps through the run between moments is kept.
 */
export function playLesson(session: Session, played: PlayedLesson, at: number): Promise<void> {
  const { goesThrough } = sliceOf(session, PLAYING);
  changeSlice(session, PLAYING, { ...PLAYING.beginning, played, goesThrough });
  session.setState({ leader: LESSON_LEADER });
  return bringMoment(session, at);
}

/** Ends the lesson; the page continues to display the figure. */
export function endLesson(session: Session): void {
  const { goesThrough } = sliceOf(session, PLAYING);
  changeSlice(session, PLAYING, { ...PLAYING.beginning, goesThrough });
  session.setState({ place: null, leader: null });
}

/**
 * Displays a moment of the lesson, or the nearest moment that exists. When several moments are requested
 * while loading, the one requested last is displayed.
 */
export function goToMoment(session: Session, asked: number): void {
  void bringMoment(session, asked);
}

/**
 * Displays a moment of the lesson; the promise is fulfilled once the moment is displayed or has failed to
 * load.
 */
export async function bringMoment(session: Session, asked: number): Promise<void> {
  const { played } = sliceOf(session, PLAYING);
  const lesson = lessonIn(session.getState());
  if (played === null || lesson === null) return;
  const at = Math.min(Math.max(asked, 0), lesson.moments.length - 1);
  const [moment, next] = [lesson.moments[at], lesson.moments[at + 1]];
  if (moment === undefined) return;
  // What takes long of the moment before may not be there yet.
  cancelLong(session);
  const isCurrent = () => {
    const now = sliceOf(session, PLAYING);
    return now.played === played && now.at === at;
  };
  changeSlice(session, PLAYING, { at, opened: null, isComing: true, waiting: 0 });
  const figures = figuresOf(played);
  const show = (figure: Restored) => {
    // The address is that of the lesson before its figure is shown: this may be the tree that the reader leaves, to which
    // the browser's Back button returns.
    session.setState({ place: (state) => (whereReaderIs(state) === 'away' ? null : played.placeOf(at)) });
    showMoment(session, moment, figure);
    const { waiting } = sliceOf(session, PLAYING);
    changeSlice(session, PLAYING, { isComing: false, waiting: 0 });
    for (let press = 0; press < waiting; press += 1) goOn(session);
    // The next moment of the lesson is loaded in advance.
    if (next !== undefined) void figures.bring(next).catch(() => undefined);
  };
  const here = figures.come(moment);
  if (here !== undefined) {
    show(here);
    return;
  }
  // Of a large tree the page says how far it is, unless the reader has gone to another moment by then.
  const begin: BeginLong = (first) => (isCurrent() ? beginLong(session, first) : beginUnsaid(first));
  const figure = await figures.bring(moment, begin).catch((why: unknown) => {
    if (!isCurrent()) return null;
    changeSlice(session, PLAYING, { isComing: false, waiting: 0 });
    if (!(why instanceof NotOpened))
      addNotices(session, [{ kind: 'load-failed', again: () => goToMoment(session, at) }]);
    return null;
  });
  if (figure !== null && isCurrent()) show(figure);
}

function showMoment(session: Session, moment: LessonMoment, figure: Restored): void {
  const before = session.getState();
  const { step: asked = 0, compare = null } = decodeAddress(hashOfMoment(moment));
  const { subject, algorithm, rules, limits, notation, numbers, notices } = figure;
  const { length } = runOf(figure);
  const step = Math.min(Math.max(asked, 0), length);
  const presented = presentedIn(before);
  const clamped = step === asked ? [] : [{ kind: 'step-clamped', asked, step } as const];
  const unsaved = before.past.length > 0 ? [{ kind: 'left-tree', shown: before } as const] : [];
  const shown = { subject, algorithm, rules, notation, step, past: [], future: [] };
  showAgain(
    session,
    { ...shown, ...(limits && { limits }), ...(numbers && { numbers }) },
    presented === null ? READING : { kind: 'presenting', blank: presented.blank },
  );
  addNotices(session, [...notices, ...clamped, ...unsaved]);
  keepOpened(session);
  if (compare === null) return;
  whenRecorded(session, (searching) => {
    const presented = presentedIn(searching.getState());
    compareAsked(searching, compare);
    presentCompared(searching, presented);
    keepOpened(searching);
  });
}

/** Keeps what the page displays as what the current moment has opened. */
function keepOpened(session: Session): void {
  const state = session.getState();
  const opened = { subject: state.subject, run: runOf(state), step: state.step };
  changeSlice(session, PLAYING, { opened: { ...opened, compare: comparedIn(state) } });
}

/* What "next" and "back" do in a lesson. */

type Onward =
  | { readonly kind: 'answer' | 'end' }
  | { readonly kind: 'moment'; readonly at: number }
  | { readonly kind: 'step'; readonly step: number };

/**
 * Returns what "next" does. From another tree it returns to the current moment; otherwise it displays the
 * answer to the moment's question; otherwise, when stepping between moments is switched on, it takes a step;
 * otherwise it displays the next moment.
 */
export function onwardFrom(state: SessionState): Onward {
  const { at, revealed, goesThrough } = sliceIn(state, PLAYING);
  const moments = lessonIn(state)?.moments ?? [];
  if (whereReaderIs(state) === 'away') return { kind: 'moment', at };
  if (moments[at]?.question !== undefined && !revealed.has(at)) return { kind: 'answer' };
  if (at + 1 >= moments.length) return { kind: 'end' };
  const step = goesThrough ? nextStepTowards(state, moments[at], moments[at + 1]) : null;
  return step === null ? { kind: 'moment', at: at + 1 } : { kind: 'step', step };
}

/** Does what "next" means in the lesson. Returns false at the end of the lesson. */
export function goOn(session: Session): boolean {
  const { isComing, goesThrough, waiting } = sliceOf(session, PLAYING);
  // While the moment is loading, the steps to the next moment are not known, so the press is counted and
  // carried out later.
  if (isComing && goesThrough) {
    changeSlice(session, PLAYING, { waiting: waiting + 1 });
    return true;
  }
  const next = onwardFrom(session.getState());
  if (next.kind === 'answer') reveal(session);
  else if (next.kind === 'step') goToStep(session, next.step);
  else if (next.kind === 'moment') goToMoment(session, next.at);
  return next.kind !== 'end';
}

/**
 * Returns to the current moment when the reader has left it, otherwise displays the previous moment. Returns
 * false at the beginning of the lesson.
 */
export function goBack(session: Session): boolean {
  const state = session.getState();
  const { at, waiting } = sliceIn(state, PLAYING);
  const where = whereReaderIs(state);
  if (waiting > 0) changeSlice(session, PLAYING, { waiting: waiting - 1 });
  else if (where === 'near' || where === 'away') goToMoment(session, at);
  else if (at === 0) return false;
  else goToMoment(session, at - 1);
  return true;
}

/**
 * Returns the next step of the run before that of the next moment; null when the next moment itself comes
 * next, or has another run.
 */
function nextStepTowards(
  state: SessionState,
  moment: LessonMoment | undefined,
  next: LessonMoment | undefined,
): number | null {
  if (moment === undefined || next === undefined || runAddress(moment) !== runAddress(next)) return null;
  if (state.activity.kind === 'comparing' || whereReaderIs(state) === 'away') return null;
  const { step = 0, compare } = decodeAddress(hashOfMoment(next));
  if (compare !== undefined) return null;
  const stop = runOf(state).nextStop(state.step, state.grain);
  return state.step < stop && stop < step ? stop : null;
}

/** Displays the answer to the question of the current moment. */
export function reveal(session: Session): void {
  const { at, revealed } = sliceOf(session, PLAYING);
  changeSlice(session, PLAYING, { revealed: new Set(revealed).add(at) });
}

/** Records which option of the moment's question was chosen, counted from 0, and displays the right one. */
export function chooseOption(session: Session, option: number): void {
  const { at, chosen, revealed } = sliceOf(session, PLAYING);
  if (revealed.has(at)) return;
  changeSlice(session, PLAYING, { chosen: new Map(chosen).set(at, option) });
  reveal(session);
}

/* The figures that the moments of a lesson display; moments with the same run share one figure. */

/** Returns the address of a moment without its step, so that moments with the same run have the same text. */
export function runAddress({ figure }: LessonMoment): string {
  return figure
    .split('&')
    .filter((part) => !/^(?:step|compare|past|beside)=/.test(part))
    .join('&');
}

/** The figures that the addresses of moments have loaded, one for each run. */
interface Figures {
  come(moment: LessonMoment): Restored | undefined;
  bring(moment: LessonMoment, begin?: BeginLong): Promise<Restored>;
}

const figuresByLesson = new WeakMap<PlayedLesson, Figures>();

function figuresOf(played: PlayedLesson): Figures {
  const figures = figuresByLesson.get(played) ?? newFigures();
  figuresByLesson.set(played, figures);
  return figures;
}

export function newFigures(): Figures {
  const come = new Map<string, Restored>();
  return {
    come: (moment) => come.get(runAddress(moment)),
    async bring(moment, begin) {
      const address = runAddress(moment);
      const figure = come.get(address) ?? (await restoreWhole(decodeAddress(`v1&${address}`), begin));
      // All moments with the same run keep the figure that was loaded first, and with it the cached run.
      const kept = come.get(address) ?? figure;
      come.set(address, kept);
      return kept;
    },
  };
}
