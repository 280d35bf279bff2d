/** An answer sheet as JSON, for files. What was left blank is left out, so that a blank sheet is {}. */
import type { Answer } from './answer.ts';
import type { AnyFormat, PartKind } from './exercise.ts';
import { FORMATS } from './formats/index.ts';

/** As each format prints it. Nodes are places in preorder; lists of pairs are in the order of their nodes. */
export type AnswerRecord = Readonly<Partial<Record<PartKind, unknown>>>;

/** The record of an answer: `readAnswer(answerRecord(answer), tree)` is the same answer. */
export function answerRecord(answer: Answer): AnswerRecord {
  const printed = FORMATS.map(
    (format: AnyFormat) => [format.kind, format.print(answer[format.kind])] as const,
  );
  return Object.fromEntries(printed.filter(([, record]) => record !== undefined));
}
