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
import type { Screen } from './screens.ts';
import type { Shown } from './shown.ts';
import { openingAlgorithm, openingRules, worded } from './subject.ts';
import { Showing, traceOf } from './traceOf.ts';

/** Events a second at speed 1 are one; the rest are multiples. */
export const SPEEDS = [0.25, 0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

interface Presented {
  /** the screen is */
  readonly blank: boolean;
}

/** What the reader is at, with what belongs to it alone. */
export type Activity =
  | { readonly kind: 'reading' | 'editing' }
  | ({ readonly kind: 'presenting' } & Presented)
  | { readonly kind: 'playing'; readonly match: Match }
  | {
      readonly kind: 'visiting';
      readonly screen: Screen;
      /** its address without "#", where that says more than which it is */
      readonly at?: string | undefined;
      /** shows the chart alone, large; null or left out when the presentation is of a figure */
      readonly presented?: Presented | null;
    }
  | {
      readonly kind: 'comparing';
      /** the number of the moment at which both runs stand */
      readonly stop: number;
      /** events of the left run since then, where one goes event by event */
      readonly past?: number;
      /** the two figures alone, large; null or not there while they are not presented */
      readonly presented?: Presented | null;
      /** what of the two is not the same: as `contrast.ts` prints it */
      readonly beside: string;
      /** goes to another; false where there is none that way */
      readonly move: (session: Session, name: Move) => boolean;
    }
  | {
      readonly kind: 'practising';
      /** what was shown before, to go back to */
      readonly before: Shown;
      /** the address of what is done, in place of the tree's; without "#" */
      readonly place: string | null;
      /** the answer sheet that is drawn in place of the run; null while the run is shown */
      readonly drawn: (state: StandingState) => DrawnSheet | null;
    };

export const READING: Activity = { kind: 'reading' };

/** Who leads on in place of the steps of the run, from the moment on at which it begins: a lesson, or the presenter's window. */
export interface Leader {
  /** what it shows next is on its way: it leads wherever the reader is */
  readonly isComing: (state: SessionState) => boolean;
  readonly onward: (session: Session) => void;
  readonly backward: (session: Session) => void;
  /** shows the answer of the question at hand; false where there is none to show */
  readonly reveal: (session: Session) => boolean;
}

/** What is kept back of the run while a question stands before it. */
export interface Withheld {
  /** no step after this one is shown yet */
  readonly limit: number;
  /** what is proved of the open nodes is not told: a question asks for it */
  readonly hidesProved: boolean;
}

export interface LastEdit {
  /** further ones about the same are one step of undoing; null for none, and for what was undone */
  readonly about: string | null;
  /**
   * Where the reader was when it took her moment away, as one that leaves a leaf without a value does: if she
   * has not moved since she landed, the next edit may bring it back.
   */
  readonly lost: { readonly trace: AnyRun; readonly step: number; readonly landed: number } | null;
}

/** The part of the state that no step changes, nor the pointer, nor the focus: most of the page depends on nothing else. */
export interface StandingState extends Omit<Shown, 'step'> {
  /** the hash of what the figure is shown in, a lesson, in place of its own; null for none, or for now none */
  readonly place: ((state: SessionState) => string | null) | null;
  /** null while presses that lead on go from step to step */
  readonly leader: Leader | null;
  /** null while nothing is asked */
  readonly withheld: ((state: SteppedState) => Withheld | null) | null;
  readonly grain: Grain;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly activity: Activity;
  readonly language: Language;
  /** the language a link was opened with, until the reader chooses one */
  readonly linkLanguage: LanguageCode | null;
  /** the edit that what is shown came of, undone and done again too; null where it was opened */
  readonly lastEdit: LastEdit | null;
  readonly theme: Theme;
  readonly letterKeys: boolean;
  readonly folded: readonly string[];
  readonly notices: readonly Notice[];
  /** see slice.ts */
  readonly slices: ReadonlyMap<object, unknown>;
}

/** What does not depend on where the reader points. */
export interface SteppedState extends StandingState, Pick<Shown, 'step'> {}

export interface SessionState extends SteppedState {
  /** the node the reader has gone to in the tree; null while the tree has neither focus nor pick */
  readonly focused: NodeId | null;
  /** the node under the pointer, or the one that is named by the text under the pointer; null for none */
  readonly hovered: NodeId | null;
}

/**
 * There is one state, since an edit changes the tree and the focus in one act. It is heard in three stores, since most
 * of the page depends on neither step nor pointer: a step comes ten times a second while a run is played, and the pointer
 * crosses nodes all the time.
 */
export interface Session extends StoreApi<SessionState> {
  /** hears what does not depend on pointer and focus */
  readonly stepped: Channel<SteppedState>;
  /** hears what does not depend on the step either */
  readonly standing: Channel<StandingState>;
  /** the run at the step: the same object until one of the two changes */
  showing(): Showing;
}

/** A session over a store of its state. */
export function sessionOver(store: StoreApi<SessionState>): Session {
  const stepped = without(store, ['focused', 'hovered']);
  let last: Showing | null = null;
  const showing = () => {
    last = last?.after(store.getState()) ?? new Showing(store.getState());
    return last;
  };
  return { ...store, stepped, standing: without(stepped, ['step']), showing };
}

/** Nothing was edited yet. */
export const OPENED = { past: [], future: [], lastEdit: null };

/** Makes a session; `initial` says what it opens with. */
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
      // Who hears first may change more at once; whoever hears later gets each change once, after the one it heard last.
      let heard = store.getState();
      return store.subscribe(() => {
        const [before, state] = [heard, store.getState()];
        heard = state;
        if (state !== before) listener(state, before);
      });
    },
  });
}

/** Back to reading, whatever the reader was at. */
export function backToReading(session: Session): void {
  session.setState({ activity: READING });
}

/** The answer sheet that is drawn in place of the run. */
export function drawnIn(state: StandingState): DrawnSheet | null {
  return state.activity.kind === 'practising' ? state.activity.drawn(state) : null;
}

/** The screen that is visited; null while a figure is at hand. */
export function screenIn({ activity }: Pick<SessionState, 'activity'>): Screen | null {
  return activity.kind === 'visiting' ? activity.screen : null;
}

/** Whether there is a figure to step through: the front door has one, no other screen. */
export function hasFigure(state: StandingState): boolean {
  const screen = screenIn(state);
  return screen === null || screen === 'course';
}

/** Whether the page shows something that can be presented: one run, two runs, or the chart of growth, but not an exercise. */
export function canPresent(state: StandingState): boolean {
  return (hasFigure(state) && state.activity.kind !== 'practising') || screenIn(state) === 'growth';
}

/** How the figure, two of them, or a chart are presented; null where they are not. */
export function presentedIn({ activity }: Pick<SessionState, 'activity'>): Presented | null {
  if (activity.kind === 'presenting') return activity;
  return ((activity.kind === 'comparing' || activity.kind === 'visiting') && activity.presented) || null;
}

export function isScreenBlank(state: Pick<SessionState, 'activity'>): boolean {
  return presentedIn(state)?.blank === true;
}

/** Presents what is shown, the screen dark or not; two figures side by side, and a chart, stay what they are. */
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

/** What is kept back while a question stands before the run; null where nothing is. */
export function withheldIn(state: SteppedState): Withheld | null {
  return state.withheld?.(state) ?? null;
}

/** The last step that can be gone to: of the run, or before what is withheld; a sheet has none but the first. */
export function lastStep(state: SteppedState): number {
  return drawnIn(state) === null ? Math.min(traceOf(state).length, withheldIn(state)?.limit ?? Infinity) : 0;
}

/** Goes to a step, or the nearest there is; stops nothing. */
export function goToStep(session: Session, step: number): void {
  const clamped = Math.min(Math.max(Math.trunc(step), 0), lastStep(session.getState()));
  if (clamped !== session.getState().step) session.setState({ step: clamped });
}

export function dismissNotice(session: Session, notice: Notice): void {
  session.setState({ notices: session.getState().notices.filter((other) => other !== notice) });
}

/** Adds what there is to say; what is said already is said anew, not twice. */
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
