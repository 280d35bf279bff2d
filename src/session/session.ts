/** The only mutable thing: what is shown, at which step, and how. Everything else is derived from it. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Grain } from '../core/run/run.ts';
import type { Trace } from '../core/run/trace.ts';
import { type AlgorithmName, canSearch } from '../core/search/algorithms.ts';
import type { SearchRules } from '../core/search/rules.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import type { DrawnSheet } from '../drawing/drawnSheet.ts';
import type { Theme } from '../keep/preferences.ts';
import type { Language, LanguageCode } from '../words/language.ts';
import { NO_HISTORY } from './history.ts';
import type { Notice } from './notice.ts';
import type { Shown } from './shown.ts';
import { openingAlgorithm, openingRules, type Subject } from './subject.ts';
import { traceOf } from './traceOf.ts';

/** Events a second at speed 1 are one; the rest are multiples. */
export const SPEEDS = [0.25, 0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export const MODES = ['reading', 'presenting', 'editing', 'practising'] as const;
export type Mode = (typeof MODES)[number];

export interface LastEdit {
  /** further ones about the same are one step of undoing; null for none, and for what was undone */
  readonly about: string | null;
  /**
   * Where the reader was when it took her moment away, as one that leaves a leaf without a value does: if she
   * has not moved since she landed, the next edit may bring it back.
   */
  readonly lost: { readonly trace: Trace; readonly step: number; readonly landed: number } | null;
}

export interface SessionState extends Shown {
  /** no step after this one is shown yet; null where nothing is withheld */
  readonly limit: number | null;
  /** what is proved of the open nodes is not told: a question asks for it */
  readonly hidesProved: boolean;
  readonly grain: Grain;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly mode: Mode;
  /** an answer sheet that is drawn in place of the run */
  readonly drawn: DrawnSheet | null;
  /** the address of an exercise, in place of the tree's; without "#" */
  readonly place: string | null;
  /** the screen is blank (presenting) */
  readonly blank: boolean;
  readonly language: Language;
  /** the language a link was opened with, until the reader chooses one */
  readonly linkLanguage: LanguageCode | null;
  /** the edit that what is shown came of, undone and done again too; null where it was opened */
  readonly lastEdit: LastEdit | null;
  readonly theme: Theme;
  readonly letterKeys: boolean;
  readonly folded: readonly string[];
  /** the node the reader has gone to in the tree; none while the tree has no focus or pick */
  readonly focused: NodeId | null;
  /** the node under the pointer, or named by what is under it */
  readonly hovered: NodeId | null;
  readonly notices: readonly Notice[];
  /** see slice.ts */
  readonly slices: ReadonlyMap<object, unknown>;
}

export type Session = StoreApi<SessionState>;

/** Nothing was edited yet. */
export const OPENED = { ...NO_HISTORY, lastEdit: null };
const NO_EXERCISE = { drawn: null, limit: null, hidesProved: false, place: null } as const;

/** Makes a session; `initial` says what it opens with. */
export function createSession(
  initial: Pick<SessionState, 'subject' | 'language' | 'theme'> & Partial<SessionState>,
): Session {
  return createStore<SessionState>(() => ({
    algorithm: openingAlgorithm(initial.subject),
    rules: openingRules(initial.subject),
    notation: 'window',
    step: 0,
    grain: 'visit',
    playing: false,
    speed: 1,
    mode: 'reading',
    ...NO_EXERCISE,
    blank: false,
    letterKeys: true,
    folded: [],
    focused: null,
    hovered: null,
    notices: [],
    slices: new Map(),
    linkLanguage: null,
    ...OPENED,
    ...initial,
  }));
}

/** Shows another tree from its beginning, searched as its source does it. */
export function openSubject(session: Session, subject: Subject): void {
  session.setState({
    subject,
    algorithm: openingAlgorithm(subject),
    rules: openingRules(subject),
    step: 0,
    playing: false,
    focused: null,
    hovered: null,
    ...OPENED,
    ...withoutExercise(session),
  });
}

/** Shows what was shown before, exactly. */
export function showAgain(
  session: Session,
  { subject, algorithm, rules, notation, step, past, future }: Shown,
): void {
  const shown = { subject, algorithm, rules, notation, step, past, future };
  session.setState({
    ...shown,
    playing: false,
    focused: null,
    hovered: null,
    lastEdit: null,
    ...withoutExercise(session),
  });
}

/** Back to reading, whatever the mode was for. */
export function leaveMode(session: Session): void {
  session.setState({ ...NO_EXERCISE, mode: 'reading' });
}

/** Another tree ends the practising. */
function withoutExercise(session: Session): Partial<SessionState> {
  return session.getState().mode === 'practising' ? { ...NO_EXERCISE, mode: 'reading' } : {};
}

/** Shows a tree of the same shape at the same step, so that only what differs changes. */
export function flipTo(session: Session, subject: Subject): void {
  const state = session.getState();
  const algorithm = canSearch(state.algorithm, subject.tree) ? state.algorithm : openingAlgorithm(subject);
  session.setState({
    subject,
    algorithm,
    // In one change: nobody must see a step that the run does not have.
    step: Math.min(state.step, lastStep({ ...state, subject, algorithm })),
    playing: false,
    focused: null,
    hovered: null,
    ...OPENED,
  });
}

/** The last step that can be gone to: of the run, or before what is withheld. */
export function lastStep(state: SessionState): number {
  return Math.min(traceOf(state).length, state.limit ?? Infinity);
}

/** Goes to a step, or the nearest there is; stops nothing. */
export function goToStep(session: Session, step: number): void {
  const clamped = Math.min(Math.max(Math.trunc(step), 0), lastStep(session.getState()));
  if (clamped !== session.getState().step) session.setState({ step: clamped });
}

/** Searches with another algorithm, from the beginning; false where it has no rule for the tree. */
export function chooseAlgorithm(session: Session, algorithm: AlgorithmName): boolean {
  const state = session.getState();
  if (!canSearch(algorithm, state.subject.tree)) return false;
  if (algorithm !== state.algorithm) session.setState({ algorithm, step: 0, playing: false });
  return true;
}

/** Changes rules; the step stays as far as there is one. */
export function chooseRules(session: Session, changed: Partial<SearchRules>): void {
  const state = session.getState();
  const rules = { ...state.rules, ...changed };
  session.setState({ rules, step: Math.min(state.step, lastStep({ ...state, rules })), playing: false });
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
