import { QUESTION_KINDS, type QuestionKind } from './question.ts';

/** How many questions of a kind were answered, and how many of them correctly. */
interface AnswerCount {
  readonly asked: number;
  readonly right: number;
}

export type PredictTally = Readonly<Record<QuestionKind, AnswerCount>>;

const NONE: AnswerCount = { asked: 0, right: 0 };

export const EMPTY_TALLY = Object.fromEntries(QUESTION_KINDS.map((kind) => [kind, NONE])) as PredictTally;

/** Returns the tally with one more answer. */
export function counted(tally: PredictTally, kind: QuestionKind, isRight: boolean): PredictTally {
  const { asked, right } = tally[kind];
  return { ...tally, [kind]: { asked: asked + 1, right: right + (isRight ? 1 : 0) } };
}

/** Adds up the tallies of all kinds of questions. */
export function totalOf(tally: PredictTally): AnswerCount {
  return QUESTION_KINDS.reduce(
    (sum, kind) => ({ asked: sum.asked + tally[kind].asked, right: sum.right + tally[kind].right }),
    NONE,
  );
}
