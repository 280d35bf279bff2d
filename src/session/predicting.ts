/**
 * Asking before decisive steps. While it is on, the session's limit is the step before the first
 * question ahead that has no answer: whatever leads on stops there, whatever leads back does not.
 * A new run is asked about anew from the step that is shown. Only who reads or presents a run is
 * asked.
 */
import type { Trace } from '../core/run/trace.ts';
import { counted, EMPTY_TALLY, type PredictTally } from '../practice/predict/predictTally.ts';
import type { Question } from '../practice/predict/question.ts';
import { questionAt } from '../practice/predict/questionAt.ts';
import { goToStep, type Session } from './session.ts';
import { changeSlice, type Slice, sliceOf } from './slice.ts';
import { traceOf } from './traceOf.ts';

/** A question with the option that was chosen. */
export interface GivenAnswer {
  readonly question: Question;
  readonly chosen: number;
}

export interface PredictingState {
  readonly isOn: boolean;
  /** what is asked at the step shown */
  readonly question: Question | null;
  /** the last answer, until the reader moves on from where it left her */
  readonly given: GivenAnswer | null;
  /** whether any question lies ahead of the step shown */
  readonly hasMore: boolean;
  readonly tally: PredictTally;
}

export interface Predicting {
  readonly state: () => PredictingState;
  /** Asks from now on, with an empty tally; or no more. */
  readonly turn: (isOn: boolean) => void;
  /** Takes the answer to what is asked; a right one goes on at once. Nothing where nothing is asked. */
  readonly answer: (chosen: number) => void;
}

const SILENT: Pick<PredictingState, 'question' | 'given' | 'hasMore'> = {
  question: null,
  given: null,
  hasMore: false,
};

export const PREDICTING: Slice<PredictingState> = {
  beginning: { isOn: false, tally: EMPTY_TALLY, ...SILENT },
};

const known = new WeakMap<Session, Predicting>();

/** The one there is for a session. */
export function predictingOf(session: Session): Predicting {
  const predicting = known.get(session) ?? createPredicting(session);
  known.set(session, predicting);
  return predicting;
}

function createPredicting(session: Session): Predicting {
  const asked = () => sliceOf(session, PREDICTING);
  /** Changes what differs: everything heard of the session comes back here. */
  const ask = (now: Pick<PredictingState, 'question' | 'given' | 'hasMore'>) => {
    const { question, given, hasMore } = asked();
    if (now.question !== question || now.given !== given || now.hasMore !== hasMore)
      changeSlice(session, PREDICTING, now);
  };
  let run: Trace | null = null;
  let answered = new Set<number>();
  /** the question ahead of every step from `from` on, up to it; so that a long run is not searched again at every step */
  let ahead: { readonly from: number; readonly question: Question | null } | null = null;
  /** the step at which the last answer left the reader */
  let leftAt = -1;
  /** what was withheld last from here; whoever else withholds something is not interfered with */
  let withheld: number | null = null;
  let unsubscribe: (() => void) | null = null;

  const questionAhead = (trace: Trace, step: number): Question | null => {
    const isStillAhead = ahead !== null && ahead.from <= step && step < (ahead.question?.step ?? Infinity);
    if (ahead === null || !isStillAhead)
      ahead = { from: step, question: firstQuestion(trace, step, answered) };
    return ahead.question;
  };

  const follow = () => {
    const state = session.getState();
    const { step, mode, drawn } = state;
    if ((mode !== 'reading' && mode !== 'presenting') || drawn !== null) {
      ask(SILENT);
      release();
      return;
    }
    const trace = traceOf(state);
    if (trace !== run) {
      run = trace;
      answered = new Set();
      ahead = null;
      leftAt = -1;
    }
    const next = questionAhead(trace, Math.min(step, trace.length));
    const question = next !== null && next.step === step + 1 ? next : null;
    ask({ question, given: leftAt === step ? asked().given : null, hasMore: next !== null });
    withheld = next === null ? null : next.step - 1;
    const playing = state.playing && question === null;
    const hidesProved = question?.kind === 'value';
    if (withheld !== state.limit || playing !== state.playing || hidesProved !== state.hidesProved)
      session.setState({ limit: withheld, playing, hidesProved });
  };

  const release = () => {
    const mine = withheld;
    withheld = null;
    if (mine !== null && session.getState().limit === mine)
      session.setState({ limit: null, hidesProved: false });
  };

  return {
    state: asked,
    turn(isOn) {
      if (isOn === asked().isOn) return;
      if (isOn) {
        changeSlice(session, PREDICTING, { isOn, tally: EMPTY_TALLY });
        run = null;
        unsubscribe = session.subscribe(follow);
        follow();
      } else {
        unsubscribe?.();
        changeSlice(session, PREDICTING, { isOn, ...SILENT });
        release();
      }
    },
    answer(chosen) {
      const { question, tally } = asked();
      if (question === null || run === null || question.options[chosen] === undefined) return;
      const isRight = chosen === question.correct;
      answered.add(question.step);
      ahead = null;
      const { step, grain } = session.getState();
      leftAt = step;
      changeSlice(session, PREDICTING, {
        given: { question, chosen },
        tally: counted(tally, question.kind, isRight),
      });
      follow();
      if (!isRight) return;
      const stop = Math.min(run.nextStop(step, grain), session.getState().limit ?? Infinity);
      leftAt = stop;
      goToStep(session, stop);
    },
  };
}

/** The first question after `step` that has no answer yet. */
function firstQuestion(trace: Trace, step: number, answered: ReadonlySet<number>): Question | null {
  for (let at = step + 1; at <= trace.length; at += 1) {
    const question = answered.has(at) ? null : questionAt(trace, at);
    if (question !== null) return question;
  }
  return null;
}
