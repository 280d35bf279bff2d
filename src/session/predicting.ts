/**
 * Predict: the program asks before it shows, so a step whose question has no answer yet cannot be reached. Answers are
 * kept for the run in which they were given; another algorithm, other rules, an edit or another tree make another run,
 * which is asked about anew from the shown step on. Questions are asked only while a run is read or presented.
 */
import type { AnyRun } from '../core/run/anyRun.ts';
import { familyOf } from '../families/index.ts';
import { questionAt } from '../families/questionAt.ts';
import { counted, EMPTY_TALLY, type PredictTally } from '../practice/predict/predictTally.ts';
import type { Question } from '../practice/predict/question.ts';
import { drawPlain } from './drawFullTree.ts';
import { runOf } from './runOf.ts';
import { goToStep, type Session, type SteppedState, type Withheld } from './session.ts';
import { changeSlice, type Slice, sliceIn } from './slice.ts';

/** A question with the option that was chosen. */
export interface GivenAnswer {
  readonly question: Question;
  /** null when the answer was shown before the reader gave one */
  readonly chosen: number | null;
}

interface PredictingState {
  readonly isOn: boolean;
  readonly tally: PredictTally;
  /** what was answered, and in which run */
  readonly run: AnyRun | null;
  /** the steps whose questions were answered */
  readonly answered: ReadonlySet<number>;
  /** the last answer, and the reader's step after it */
  readonly last: { readonly given: GivenAnswer; readonly step: number } | null;
}

const PREDICTING: Slice<PredictingState> = {
  beginning: { isOn: false, tally: EMPTY_TALLY, run: null, answered: new Set(), last: null },
};

/** The question at the shown step. */
export interface Asked extends Pick<PredictingState, 'isOn' | 'tally'> {
  readonly question: Question | null;
  /** the last answer, while the reader is at the step after it */
  readonly given: GivenAnswer | null;
  /** whether there is any question ahead of the shown step */
  readonly hasMore: boolean;
}

/** Returns the question at the shown step, and what was answered. */
export function askedIn(state: SteppedState): Asked {
  const { isOn, tally, run, last } = sliceIn(state, PREDICTING);
  const next = nextQuestion(state);
  const question = next?.step === state.step + 1 ? next : null;
  const isThere = isAsking(state) && run === runOf(state) && last?.step === state.step;
  return { isOn, tally, question, given: isThere ? last.given : null, hasMore: next !== null };
}

/** Switches questions on, with an empty tally, or off. */
export function askQuestions(session: Session, isOn: boolean): void {
  // Questions name what may be cut, which exists only in a full tree.
  if (isOn && familyOf(runOf(session.getState())).asksOfWhole && !drawPlain(session)) return;
  changeSlice(session, PREDICTING, isOn ? { ...PREDICTING.beginning, isOn } : { isOn });
  session.setState({ withheld: isOn ? withheld : null });
  if (askedIn(session.getState()).question !== null) session.setState({ playing: false });
}

/** Takes the answer to the current question; a right answer advances at once. Without a question nothing happens. */
export function answerQuestion(session: Session, chosen: number): void {
  const state = session.getState();
  const { question, tally } = askedIn(state);
  if (question?.options[chosen] === undefined) return;
  const isRight = chosen === question.correct;
  const run = runOf(state);
  const given = { question, chosen };
  changeSlice(session, PREDICTING, {
    tally: counted(tally, question.kind, isRight),
    run,
    answered: new Set(answeredIn(state)).add(question.step),
    last: { given, step: state.step },
  });
  if (!isRight) return;
  goToStep(session, run.nextStop(state.step, state.grain));
  changeSlice(session, PREDICTING, { last: { given, step: session.getState().step } });
}

/**
 * Shows the answer to the current question, which does not count; stepping is then free. Returns false when there is no
 * question.
 */
export function revealAnswer(session: Session): boolean {
  const state = session.getState();
  const { question } = askedIn(state);
  if (question === null) return false;
  changeSlice(session, PREDICTING, {
    run: runOf(state),
    answered: new Set(answeredIn(state)).add(question.step),
    last: { given: { question, chosen: null }, step: state.step },
  });
  return true;
}

/**
 * What another window needs to ask the same question: whether questions are on, and the last answer with the step of
 * its question.
 */
export interface SharedAsking {
  readonly isOn: boolean;
  readonly last: { readonly chosen: number | null; readonly question: number; readonly step: number } | null;
}

/** Returns this for a window that shows the same run. */
export function sharedAsking(state: SteppedState): SharedAsking {
  const { isOn, last, run } = sliceIn(state, PREDICTING);
  const isOfRun = last !== null && run === runOf(state);
  return {
    isOn,
    last: isOfRun ? { chosen: last.given.chosen, question: last.given.question.step, step: last.step } : null,
  };
}

/** Asks what another window asks about the same run; nothing is hidden here, since the other window leads. */
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

/** The question found last, and the step from which it was searched: a long run is not searched again at every step. */
let found: {
  readonly run: AnyRun;
  readonly answered: ReadonlySet<number>;
  readonly from: number;
  readonly question: Question | null;
} | null = null;

/** Returns the first question ahead of the shown step that has no answer yet. */
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
