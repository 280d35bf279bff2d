import { QUESTION_KINDS, type QuestionKind } from './question.ts';

/** How many questions of one kind the student has answered, and how many of them correctly. */
interface AnswerCount {
  readonly asked: number;
  readonly right: number;
}

export type PredictTally = Readonly<Record<QuestionKind, AnswerCount>>;

const NONE: AnswerCount = { asked: 0, right: 0 };

export const EMPTY_TALLY = Object.fromEntries(QUESTION_KINDS.map((kind) => [kind, NONE])) as PredictTally;

/** Returns the tally of answers with one more answer counted. */
export function counted(tally: PredictTally, kind: QuestionKind, isRight: boolean): PredictTally {
  const { asked, right } = tally[kind];
  return { ...tally, [kind]: { asked: asked + 1, right: right + (isRight ? 1 : 0) } };
}

/** Adds up the numbers of answered and correctly answered questions over all kinds. */
export function totalOf(tally: PredictTally): AnswerCount {
  return QUESTION_KINDS.reduce(
    (sum, kind) => ({ asked: sum.asked + tally[kind].asked, right: sum.right + tally[kind].right }),
    NONE,
  );
}
