/** The only mutable thing: what is shown, at which step, and how. Everything else is derived from it. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AnyRun } from '../core/run/anyRun.ts';
import type { Grain } from '../core/run/run.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import type { DrawnSheet } from '../drawing/drawnSheet.ts';
import type { Theme } from '../storage/preferences.ts';
import type { Language, LanguageCode } from '../words/language.ts';
import { type Channel, without } from './channels.ts';
import type { Match } from './matchState.ts';
import type { Move } from './moveNames.ts';
import type { Notice } from './notice.ts';
import { runOf, Showing } from './runOf.ts';
import type { Screen } from './screens.ts';
import type { Shown } from './shown.ts';
import { openingAlgorithm, openingRules, worded } from './subject.ts';

/** The speeds, in multiples of one event per second. */
export const SPEEDS = [0.25, 0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

interface Presented {
  /** whether the screen is dark */
  readonly blank: boolean;
}

/** What the reader is doing, with the state that belongs to it alone. */
export type Activity =
  | { readonly kind: 'reading' | 'editing' }
  | ({ readonly kind: 'presenting' } & Presented)
  | { readonly kind: 'playing'; readonly match: Match }
  | {
      readonly kind: 'visiting';
      readonly screen: Screen;
      /** the address without "#", when it says more than which screen it is */
      readonly at?: string | undefined;
      /** shows the chart alone, large; null or absent when the presentation is of a figure */
      readonly presented?: Presented | null;
    }
  | {
      readonly kind: 'comparing';
      /** the number of the stop at which both runs stand */
      readonly stop: number;
      /** the number of events of the left run since then, when the reader steps event by event */
      readonly past?: number;
      /** shows the two figures alone, large; null or absent while they are not presented */
      readonly presented?: Presented | null;
      /** the difference between the two, as `contrast.ts` prints it */
      readonly beside: string;
      /** goes to another answer; returns false when there is none in that direction */
      readonly move: (session: Session, name: Move) => boolean;
    }
  | {
      readonly kind: 'practising';
      /** what was shown before, to return to */
      readonly before: Shown;
      /** the address of the exercise, in place of the tree's; without "#" */
      readonly place: string | null;
      /** the answer sheet that is drawn in place of the run; null while the run is shown */
      readonly drawn: (state: StandingState) => DrawnSheet | null;
    };

export const READING: Activity = { kind: 'reading' };

/**
 * What "next" controls in place of the steps of the run, from the time at which it is opened: a lesson, or the
 * presenter's window.
 */
export interface Leader {
  /** whether its next picture is loading: it then leads wherever the reader is */
  readonly isComing: (state: SessionState) => boolean;
  readonly onward: (session: Session) => void;
  readonly backward: (session: Session) => void;
  /** shows the answer to the current question; returns false when there is none to show */
  readonly reveal: (session: Session) => boolean;
}

/** What is hidden of the run while a question has no answer. */
export interface Withheld {
  /** no step after this one may be shown before the answer */
  readonly limit: number;
  /** whether the proved ranges of open nodes are hidden, because a question asks for them */
  readonly hidesProved: boolean;
}

export interface LastEdit {
  /** the subject of the last edit; further edits about the same are one step of undo; null for none, and after undo */
  readonly about: string | null;
  /**
   * The reader's place before an edit that removed her moment, such as one that leaves a leaf without a value: if she
   * has not moved since, the next edit may restore it.
   */
  readonly lost: { readonly run: AnyRun; readonly step: number; readonly landed: number } | null;
}

/**
 * The part of the state that changes neither with the step nor with the pointer or the focus: most of the page depends
 * on nothing else.
 */
export interface StandingState extends Omit<Shown, 'step'> {
  /**
   * the hash of the lesson in which the figure is shown, in place of its own; null for none, or for none at the moment
   */
  readonly place: ((state: SessionState) => string | null) | null;
  /** null while "next" goes from step to step */
  readonly leader: Leader | null;
  /** null while no question is open */
  readonly withheld: ((state: SteppedState) => Withheld | null) | null;
  readonly grain: Grain;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly activity: Activity;
  readonly language: Language;
  /** the language with which a link was opened, until the reader chooses one */
  readonly linkLanguage: LanguageCode | null;
  /** the edit that led to what is shown, also by undo and redo; null when it was opened */
  readonly lastEdit: LastEdit | null;
  readonly theme: Theme;
  readonly letterKeys: boolean;
  readonly folded: readonly string[];
  readonly notices: readonly Notice[];
  /** the slices: see slice.ts */
  readonly slices: ReadonlyMap<object, unknown>;
}

/** The part that does not depend on where the reader points. */
export interface SteppedState extends StandingState, Pick<Shown, 'step'> {}

export interface SessionState extends SteppedState {
  /** the node that the reader has selected in the tree; null while none is focused or picked */
  readonly focused: NodeId | null;
  /** the node under the pointer, or the node named by the text under the pointer; null for none */
  readonly hovered: NodeId | null;
}

/**
 * There is one state, since an edit changes the tree and the focus together. It has three stores to subscribe to, since
 * most of the page depends neither on the step nor on the pointer: during playback a step comes ten times a second, and
 * the pointer crosses nodes all the time.
 */
export interface Session extends StoreApi<SessionState> {
  /** notifies of changes other than of pointer and focus */
  readonly stepped: Channel<SteppedState>;
  /** notifies of changes other than of the step, pointer and focus */
  readonly standing: Channel<StandingState>;
  /** the run at the step: the same object until one of the two changes */
  showing(): Showing;
}

/** Makes a session over a store of its state. */
export function sessionOver(store: StoreApi<SessionState>): Session {
  const stepped = without(store, ['focused', 'hovered']);
  let last: Showing | null = null;
  const showing = () => {
    last = last?.after(store.getState()) ?? new Showing(store.getState());
    return last;
  };
  return { ...store, stepped, standing: without(stepped, ['step']), showing };
}

/** Nothing has been edited yet. */
export const OPENED = { past: [], future: [], lastEdit: null };

/** Makes a session; `initial` is the state with which it opens. */
export function createSession(
  initial: Pick<SessionState, 'subject' | 'language' | 'theme'> & Partial<SessionState>,
): Session {
  const store = createStore<SessionState>(() => ({
    algorithm: openingAlgorithm(initial.subject),
    rules: openingRules(initial.subject),
    notation: 'window',
    step: 0,
    grain: 'visit',
    playing: false,
    speed: 1,
    activity: READING,
    place: null,
    leader: null,
    withheld: null,
    letterKeys: true,
    folded: [],
    focused: null,
    hovered: null,
    notices: [],
    slices: new Map(),
    linkLanguage: null,
    ...OPENED,
    ...initial,
    subject: worded(initial.subject, initial.language.code),
  }));
  return sessionOver({
    ...store,
    subscribe(listener) {
      // The first listener may change more at once; every later listener gets each change once, after the one it got
      // last.
      let heard = store.getState();
      return store.subscribe(() => {
        const [before, state] = [heard, store.getState()];
        heard = state;
        if (state !== before) listener(state, before);
      });
    },
  });
}

/** Goes back to reading, whatever the reader was doing. */
export function backToReading(session: Session): void {
  session.setState({ activity: READING });
}

/** Returns the answer sheet that is drawn in place of the run. */
export function drawnIn(state: StandingState): DrawnSheet | null {
  return state.activity.kind === 'practising' ? state.activity.drawn(state) : null;
}

/** Returns the screen that is visited; null while a figure is shown. */
export function screenIn({ activity }: Pick<SessionState, 'activity'>): Screen | null {
  return activity.kind === 'visiting' ? activity.screen : null;
}

/** Whether there is a figure to step through: the front door has one, no other screen. */
export function hasFigure(state: StandingState): boolean {
  const screen = screenIn(state);
  return screen === null || screen === 'course';
}

/**
 * Whether the page shows something that can be presented: one run, two runs, or the chart of growth, but not an
 * exercise.
 */
export function canPresent(state: StandingState): boolean {
  return (hasFigure(state) && state.activity.kind !== 'practising') || screenIn(state) === 'growth';
}

/** Returns how the figure, two figures or a chart are presented; null when they are not. */
export function presentedIn({ activity }: Pick<SessionState, 'activity'>): Presented | null {
  if (activity.kind === 'presenting') return activity;
  return ((activity.kind === 'comparing' || activity.kind === 'visiting') && activity.presented) || null;
}

export function isScreenBlank(state: Pick<SessionState, 'activity'>): boolean {
  return presentedIn(state)?.blank === true;
}

/** Presents what is shown, with the screen dark or not; a comparison and a chart stay what they are. */
export function showPresented(session: Session, blank: boolean): void {
  const { activity } = session.getState();
  const isChart = activity.kind === 'visiting' && activity.screen === 'growth';
  session.setState({
    activity:
      activity.kind === 'comparing' || isChart
        ? { ...activity, presented: { blank } }
        : { kind: 'presenting', blank },
  });
}

/** Returns what is hidden while a question has no answer; null when nothing is. */
export function withheldIn(state: SteppedState): Withheld | null {
  return state.withheld?.(state) ?? null;
}

/**
 * Returns the last step that can be reached: the end of the run, or the one before what is hidden; a sheet has only the
 * first step.
 */
export function lastStep(state: SteppedState): number {
  return drawnIn(state) === null ? Math.min(runOf(state).length, withheldIn(state)?.limit ?? Infinity) : 0;
}

/** Goes to a step, or the nearest possible one; it does not stop the playback. */
export function goToStep(session: Session, step: number): void {
  const clamped = Math.min(Math.max(Math.trunc(step), 0), lastStep(session.getState()));
  if (clamped !== session.getState().step) session.setState({ step: clamped });
}

export function dismissNotice(session: Session, notice: Notice): void {
  session.setState({ notices: session.getState().notices.filter((other) => other !== notice) });
}

/** Adds notices; a notice that is shown already is replaced, not repeated. */
export function addNotices(session: Session, notices: readonly Notice[]): void {
  if (notices.length === 0) return;
  const others = session.getState().notices.filter((said) => !notices.some((notice) => isSame(notice, said)));
  session.setState({ notices: [...others, ...notices] });
}

function isSame(a: Notice, b: Notice): boolean {
  const values = new Map<string, unknown>(Object.entries(b));
  return Object.entries(a).every(
    ([name, value]) => typeof value === 'function' || Object.is(value, values.get(name)),
  );
}
