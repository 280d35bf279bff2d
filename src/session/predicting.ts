/**
 * Predict: the program asks a question before it displays a step, so a step cannot be reached before its
 * question is answered. Answers belong to the run in which they were given. Another algorithm, other rules,
 * an edit or another tree make another run, whose questions begin at the displayed step. Questions are asked
 * only while the reader reads or presents a single run.
 */
import type { AnyRun } from '../core/index.ts';
import { familyOf } from '../families/index.ts';
import { questionAt } from '../families/questionAt.ts';
import { counted, EMPTY_TALLY, type PredictTally } from '../practice/predict/predictTally.ts';
import type { Question } from '../practice/predict/question.ts';
import { drawPlain } from './drawFullTree.ts';
import { runOf } from './runOf.ts';
import { goToStep, type Session, type SteppedState, type Withheld } from './session.ts';
import { changeSlice, type Slice, sliceIn } from './slice.ts';

/** A question of Predict with the option that the reader chose. */
export interface GivenAnswer {
  readonly question: Question;
  /** the index of the chosen option; null when the right answer was displayed before the reader chose */
  readonly chosen: number | null;
}

interface PredictingState {
  readonly isOn: boolean;
  readonly tally: PredictTally;
  /** the run in which the answers were given; null before the first answer */
  readonly run: AnyRun | null;
  /** the steps whose questions have been answered */
  readonly answered: ReadonlySet<number>;
  /** the last answer, and the step of the run that was displayed after it; null before the first answer */
  readonly last: { readonly given: GivenAnswer; readonly step: number } | null;
}

const PREDICTING: Slice<PredictingState> = {
  beginning: { isOn: false, tally: EMPTY_TALLY, run: null, answered: new Set(), last: null },
};

/** The question of Predict at the displayed step, with the reader's last answer. */
export interface Asked extends Pick<PredictingState, 'isOn' | 'tally'> {
  readonly question: Question | null;
  /** the last answer, while the step after it is still displayed; null otherwise */
  readonly given: GivenAnswer | null;
  /** whether a later step of the run has another question */
  readonly hasMore: boolean;
}

/** Returns the question of Predict at the displayed step, and the reader's last answer. */
export function askedIn(state: SteppedState): Asked {
  const { isOn, tally, run, last } = sliceIn(state, PREDICTING);
  const next = nextQuestion(state);
  const question = next?.step === state.step + 1 ? next : null;
  const isThere = isAsking(state) && run === runOf(state) && last?.step === state.step;
  return { isOn, tally, question, given: isThere ? last.given : null, hasMore: next !== null };
}

/** Switches the questions of Predict on, with the counts of answers set to 0, or off. */
export function askQuestions(session: Session, isOn: boolean): void {
  // Questions name nodes that may be cut. Only the full tree has them, and values from the viewpoint of MAX
  // are required.
  if (isOn && familyOf(runOf(session.getState())).asksOfWhole && !drawPlain(session)) return;
  changeSlice(session, PREDICTING, isOn ? { ...PREDICTING.beginning, isOn } : { isOn });
  session.setState({ withheld: isOn ? withheld : null });
  if (askedIn(session.getState()).question !== null) session.setState({ playing: false });
}

/**
 * Records the answer to the current question; after a right answer the page goes to the next step. Does
 * nothing when there is no question.
 */
export function answerQuestion(session: Session, chosen: number): void {
  const state = session.getState();
  const { question, tally } = askedIn(state);
  if (question?.options[chosen] === undefined) return;
  const isRight = chosen === question.correct;
  const given = { question, chosen };
  keepAnswer(session, given, counted(tally, question.kind, isRight));
  if (!isRight) return;
  goToStep(session, runOf(state).nextStop(state.step, state.grain));
  changeSlice(session, PREDICTING, { last: { given, step: session.getState().step } });
}

/** Keeps the answer to a question as the last one of the run, given at the displayed step. */
function keepAnswer(session: Session, given: GivenAnswer, tally: PredictTally): void {
  const state = session.getState();
  const answered = new Set(answeredIn(state)).add(given.question.step);
  changeSlice(session, PREDICTING, { tally, run: runOf(state), answered, last: { given, step: state.step } });
}

/**
 * Displays the answer to the current question, which is not counted, and lets the reader go on to later
 * steps. Returns false when there is no question.
 */
export function revealAnswer(session: Session): boolean {
  const { question, tally } = askedIn(session.getState());
  if (question !== null) keepAnswer(session, { question, chosen: null }, tally);
  return question !== null;
}

/**
 * What another window needs in order to ask the same question of Predict: whether questions are on, and the
 * last answer with the step of its question.
 */
export interface SharedAsking {
  readonly isOn: boolean;
  readonly last: { readonly chosen: number | null; readonly question: number; readonly step: number } | null;
}

/**
 * Returns what another window that displays the same run needs in order to ask the same question of Predict.
 */
export function sharedAsking(state: SteppedState): SharedAsking {
  const { isOn, last, run } = sliceIn(state, PREDICTING);
  const isOfRun = last !== null && run === runOf(state);
  return {
    isOn,
    last: isOfRun ? { chosen: last.given.chosen, question: last.given.question.step, step: last.step } : null,
  };
}

/**
 * Asks the question of Predict that the presenter's window asks about the same run. No step is hidden in this
 * window, because the presenter's window decides which step is displayed.
 */
export function askLike(session: Session, { isOn, last }: SharedAsking): void {
  const run = runOf(session.getState());
  const question = last === null ? null : questionAt(run, last.question);
  const given = last === null || question === null ? null : { question, chosen: last.chosen };
  changeSlice(session, PREDICTING, {
    isOn,
    run,
    answered: new Set(last === null ? [] : [last.question]),
    last: last === null || given === null ? null : { given, step: last.step },
  });
}

function isAsking(state: SteppedState): boolean {
  const { kind } = state.activity;
  return sliceIn(state, PREDICTING).isOn && (kind === 'reading' || kind === 'presenting');
}

function answeredIn(state: SteppedState): ReadonlySet<number> {
  const { run, answered } = sliceIn(state, PREDICTING);
  return run === runOf(state) ? answered : PREDICTING.beginning.answered;
}

function withheld(state: SteppedState): Withheld | null {
  const next = nextQuestion(state);
  if (next === null) return null;
  const limit = next.step - 1;
  return { limit, hidesProved: next.kind === 'value' && limit === state.step };
}

/**
 * The question that was found last, and the step from which it was searched for. It is cached so that a long
 * run is not searched again at every step.
 */
let found: {
  readonly run: AnyRun;
  readonly answered: ReadonlySet<number>;
  readonly from: number;
  readonly question: Question | null;
} | null = null;

/** Returns the first unanswered question of Predict after the displayed step; null when there is none. */
function nextQuestion(state: SteppedState): Question | null {
  if (!isAsking(state)) return null;
  const run = runOf(state);
  const answered = answeredIn(state);
  const step = Math.min(state.step, run.length);
  const isFound =
    found?.run === run &&
    found.answered === answered &&
    found.from <= step &&
    step < (found.question?.step ?? Infinity);
  if (found === null || !isFound)
    found = { run, answered, from: step, question: firstQuestion(run, step, answered) };
  return found.question;
}

function firstQuestion(run: AnyRun, step: number, answered: ReadonlySet<number>): Question | null {
  for (let at = step + 1; at <= run.length; at += 1) {
    const question = answered.has(at) ? null : questionAt(run, at);
    if (question !== null) return question;
  }
  return null;
}
