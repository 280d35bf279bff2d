/**
 * The page's only changeable data: what is displayed, at which step, and how. All other data is derived from
 * it.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AnyRun, Grain, NodeId } from '../core/index.ts';
import type { Siblings } from '../core/run/siblings.ts';
import type { DrawnSheet } from '../drawing/drawnSheet.ts';
import type { Theme } from '../storage/preferences.ts';
import type { Language, LanguageCode } from '../words/index.ts';
import { type Channel, without } from './channels.ts';
import type { Match } from './matchState.ts';
import type { Move } from './moveNames.ts';
import type { Notice } from './notice.ts';
import { runOf, Showing } from './runOf.ts';
import type { Screen } from './screens.ts';
import type { Shown } from './shown.ts';
import { openingAlgorithm, openingSettings, worded } from './subject.ts';

/** The speeds of playback; speed 1 is one step in 1200 ms. */
export const SPEEDS = [0.25, 0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

interface Presented {
  /** whether the presentation displays a dark screen instead of the figure */
  readonly blank: boolean;
}

/** What the reader is doing, with the state that belongs to this activity only. */
export type Activity =
  | { readonly kind: 'reading' | 'editing' }
  | ({ readonly kind: 'presenting' } & Presented)
  | { readonly kind: 'playing'; readonly match: Match }
  | {
      readonly kind: 'visiting';
      readonly screen: Screen;
      /** the address of the screen without "#", when it contains more than the screen's name */
      readonly at?: string | undefined;
      /**
       * the presentation of the screen's chart on the full screen; null or absent when the chart is not
       * presented
       */
      readonly presented?: Presented | null;
    }
  | {
      readonly kind: 'comparing';
      /** the index of the stop at which both runs are displayed */
      readonly stop: number;
      /**
       * the number of events that the left run has advanced after this stop, when the reader steps event by
       * event
       */
      readonly past?: number;
      /**
       * the presentation of the two figures on the full screen; null or absent when they are not presented
       */
      readonly presented?: Presented | null;
      /** the property in which the second figure differs, as text; `contrast.ts` defines the text */
      readonly beside: string;
      /**
       * in the lecturer's table of results, opens the next student's answer in a direction; returns false
       * when there is none
       */
      readonly move: (session: Session, name: Move) => boolean;
    }
  | {
      readonly kind: 'practising';
      /** what the page displayed before the exercise, to which leaving the exercise returns */
      readonly before: Shown;
      /**
       * the address of the exercise without "#", which replaces the tree's address; null when there is none
       */
      readonly place: string | null;
      /** returns the drawing of the answer sheet that replaces the run; null while the run is displayed */
      readonly drawn: (state: StandingState) => DrawnSheet | null;
    };

export const READING: Activity = { kind: 'reading' };

/**
 * What "next" and "back" do instead of stepping through the run while a lesson or a presenter's window is
 * open. It applies from the moment at which the lesson or window is opened.
 */
export interface Leader {
  /**
   * whether the next figure is still loading; while it is, "next" and "back" belong to the lesson or
   * presentation on every screen
   */
  readonly isComing: (state: SessionState) => boolean;
  readonly onward: (session: Session) => void;
  readonly backward: (session: Session) => void;
  /** displays the answer to the current question; returns false when there is none to display */
  readonly reveal: (session: Session) => boolean;
}

/** What Predict hides of the run while a question has no answer. */
export interface Withheld {
  /** the last step that may be displayed before the question is answered */
  readonly limit: number;
  /** whether the intervals proved about open nodes are hidden, because the question asks for them */
  readonly hidesProved: boolean;
}

export interface LastEdit {
  /**
   * what the last edit was about; further edits with the same text are undone together with it; null when
   * there is no such text, and after undo
   */
  readonly about: string | null;
  /**
   * the reader's step before an edit that removed it, such as one that leaves a leaf without a value. When
   * the reader has not gone to another step since, the next edit may return to this step; null when no step
   * was removed.
   */
  readonly lost: { readonly run: AnyRun; readonly step: number; readonly landed: number } | null;
}

/**
 * The part of the state that changes neither with the step nor with the pointer or the selected node. Most of
 * the page depends on this part only.
 */
export interface StandingState extends Omit<Shown, 'step'> {
  /**
   * returns the address of the lesson in which the figure is displayed, which replaces the figure's address,
   * or null when that address does not apply at the moment; the property is null when no lesson is played
   */
  readonly place: ((state: SessionState) => string | null) | null;
  /** what "next" and "back" do in a lesson or presentation; null while they step through the run */
  readonly leader: Leader | null;
  /** returns what Predict hides; null while Predict asks no question */
  readonly withheld: ((state: SteppedState) => Withheld | null) | null;
  /** the order in which a simulation’s tree is drawn; absent for that of moves */
  readonly siblings?: Siblings;
  readonly grain: Grain;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly activity: Activity;
  readonly language: Language;
  /** the language that a link requested; null when no link did, and after the reader chooses a language */
  readonly linkLanguage: LanguageCode | null;
  /** the edit, undo or redo that led to the displayed tree; null when the tree was opened and not edited */
  readonly lastEdit: LastEdit | null;
  readonly theme: Theme;
  readonly letterKeys: boolean;
  readonly folded: readonly string[];
  readonly notices: readonly Notice[];
  /** the slices of the state, which are defined in other files: see slice.ts */
  readonly slices: ReadonlyMap<object, unknown>;
}

/** The part of the state that does not depend on the pointer or the selected node. */
export interface SteppedState extends StandingState, Pick<Shown, 'step'> {}

export interface SessionState extends SteppedState {
  /** the node that the reader has selected in the tree by pointer or key; null for none */
  readonly focused: NodeId | null;
  /** the node under the pointer, or the node that the text under the pointer names; null for none */
  readonly hovered: NodeId | null;
}

/**
 * There is one state, because an edit changes the tree and the selected node together. There are three stores
 * to subscribe to, because most of the page depends neither on the step nor on the pointer: during playback
 * there are up to ten steps a second, and the pointer constantly enters and leaves nodes.
 */
export interface Session extends StoreApi<SessionState>, View {}

/** What can be read of a session and subscribed to. */
export interface View extends Channel<SessionState> {
  /** notifies when a part of the state changes other than the selected node and the node under the pointer */
  readonly stepped: Channel<SteppedState>;
  /**
   * notifies when a part of the state changes other than the step, the selected node and the node under the
   * pointer
   */
  readonly standing: Channel<StandingState>;
  /** notifies what draws the figure, which may be a frame before the rest of the page */
  readonly figure: Channel<SessionState>;
  /** returns the run at the displayed step; the same object until the run or the step changes */
  showing(): Showing;
}

/** Makes a session from a store of its state. */
export function sessionOver(store: StoreApi<SessionState>): Session {
  return { ...store, ...viewOver(store) };
}

/** Makes a view of a session from a channel of its state, and from another one for the figure. */
export function viewOver(store: Channel<SessionState>, figure = store): View {
  const stepped = without(store, ['focused', 'hovered']);
  let last: Showing | null = null;
  const showing = () => {
    last = last?.after(store.getState()) ?? new Showing(store.getState());
    return last;
  };
  return { ...store, stepped, standing: without(stepped, ['step']), figure, showing };
}

/** The history of a tree that has just been opened: no edits yet. */
export const OPENED = { past: [], future: [], lastEdit: null };

/** Makes a session whose initial state is given by `initial` and by defaults. */
export function createSession(
  initial: Pick<SessionState, 'subject' | 'language' | 'theme'> & Partial<SessionState>,
): Session {
  const store = createStore<SessionState>(() => ({
    algorithm: openingAlgorithm(initial.subject),
    rules: openingSettings(initial.subject).rules,
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
      // A listener may change the state while it is being notified. Each listener is therefore notified of
      // every change once, with the state of its own last notification as the previous state.
      let heard = store.getState();
      return store.subscribe(() => {
        const [before, state] = [heard, store.getState()];
        heard = state;
        if (state !== before) listener(state, before);
      });
    },
  });
}

/** Ends any other activity, so that the page displays the run for reading. */
export function backToReading(session: Session): void {
  session.setState({ activity: READING });
}

/** Returns the drawing of the answer sheet that replaces the run; null when the run is displayed. */
export function drawnIn(state: StandingState): DrawnSheet | null {
  return state.activity.kind === 'practising' ? state.activity.drawn(state) : null;
}

/** Returns the screen that is open; null while the figure is displayed. */
export function screenIn({ activity }: Pick<SessionState, 'activity'>): Screen | null {
  return activity.kind === 'visiting' ? activity.screen : null;
}

/** Whether the page displays a figure to step through. Of the screens only the start page has one. */
export function hasFigure(state: StandingState): boolean {
  const screen = screenIn(state);
  return screen === null || screen === 'course';
}

/**
 * Whether the page displays something that can be presented on the full screen: one figure, two figures side
 * by side, or the chart of how searches grow. An exercise cannot be presented.
 */
export function canPresent(state: StandingState): boolean {
  return (hasFigure(state) && state.activity.kind !== 'practising') || screenIn(state) === 'growth';
}

/**
 * Returns the state of the presentation of a figure, two figures or a chart; null when the page is not
 * presented.
 */
export function presentedIn({ activity }: Pick<SessionState, 'activity'>): Presented | null {
  if (activity.kind === 'presenting') return activity;
  return ((activity.kind === 'comparing' || activity.kind === 'visiting') && activity.presented) || null;
}

export function isScreenBlank(state: Pick<SessionState, 'activity'>): boolean {
  return presentedIn(state)?.blank === true;
}

/**
 * Presents what the page displays on the full screen, or as a dark screen when `blank` is true. Two figures
 * and a chart remain open.
 */
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

/** Returns what Predict hides while a question has no answer; null when it hides nothing. */
export function withheldIn(state: SteppedState): Withheld | null {
  return state.withheld?.(state) ?? null;
}

/**
 * Returns the last step that can be displayed: the end of the run, or the step before the first hidden one; 0
 * while an answer sheet replaces the run.
 */
export function lastStep(state: SteppedState): number {
  return drawnIn(state) === null ? Math.min(runOf(state).length, withheldIn(state)?.limit ?? Infinity) : 0;
}

/** Goes to a step of the run, or to the nearest step that can be displayed. Playback continues. */
export function goToStep(session: Session, step: number): void {
  const clamped = Math.min(Math.max(Math.trunc(step), 0), lastStep(session.getState()));
  if (clamped !== session.getState().step) session.setState({ step: clamped });
}

export function dismissNotice(session: Session, notice: Notice): void {
  session.setState({ notices: session.getState().notices.filter((other) => other !== notice) });
}

/**
 * Shows further notices. A notice that is equal to one already on the page replaces it; two that say the same and do
 * something else when their button is pressed are both kept.
 */
export function addNotices(session: Session, notices: readonly Notice[]): void {
  if (notices.length === 0) return;
  const others = session.getState().notices.filter((said) => !notices.some((notice) => isSame(notice, said)));
  session.setState({ notices: [...others, ...notices] });
}

function isSame(a: Notice, b: Notice): boolean {
  const values = new Map<string, unknown>(Object.entries(b));
  return Object.entries(a).every(([name, value]) => Object.is(value, values.get(name)));
}
