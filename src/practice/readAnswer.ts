/** Reads an answer sheet against the tree it is about: all of it is sound, or what is wrong is listed. */
import type { GameTree } from '../core/tree/gameTree.ts';
import { type Answer, answerBy } from './answer.ts';
import { PART_KINDS } from './exercise.ts';
import type { RecordFault } from './recordFault.ts';
import { RecordReader } from './recordReader.ts';

export type ReadAnswer =
  | { readonly ok: true; readonly answer: Answer; readonly dropped: readonly string[] }
  | { readonly ok: false; readonly faults: readonly RecordFault[] };

/** Reads what `answerRecord` made. */
export function readAnswer(given: unknown, tree: GameTree): ReadAnswer {
  const reader = new RecordReader();
  const answer = readAnswerRecord(reader, given, '$', tree);
  return answer === null
    ? { ok: false, faults: reader.faults }
    : { ok: true, answer, dropped: reader.dropped };
}

/** Reads an answer that stands somewhere in a larger record; what is not there is blank. */
export function readAnswerRecord(
  reader: RecordReader,
  given: unknown,
  path: string,
  tree: GameTree,
): Answer | null {
  const fields = reader.fields(given, path, PART_KINDS);
  if (fields === null) return null;
  let isSound = true;
  const answer = answerBy(({ kind, blank, read }) => {
    if (!fields.has(kind)) return blank;
    const found = read(reader, fields.get(kind), `${path}.${kind}`, tree);
    isSound &&= found !== null;
    return found;
  });
  return isSound ? answer : null;
}
