/** Opens the file of a class: its results join the table, and what it agrees on holds from then on. */
import type { Session } from '../../../session/session.ts';
import type { CheckedResult } from '../../../session/sets/checkResult.ts';
import { addResults, agree } from '../checkedResults.ts';
import { type Against, checkAllAgain, type OpenedClass } from './readResults.ts';

/** A class that was opened. */
export interface AddedClass {
  readonly name: string;
  /** how many of its results are in the table now */
  readonly count: number;
  /** those that were in the table before */
  readonly known: readonly CheckedResult[];
}

/** Marks the results of a class again and adds them; `hears` is called with how many of them have been marked. */
export async function openClass(
  session: Session,
  { name, file: { results: given, ...terms } }: OpenedClass,
  against: Against,
  signal: AbortSignal,
  hears: (done: number, of: number) => void,
): Promise<AddedClass> {
  const checked = await checkAllAgain(given, against, signal, (done) => hears(done, given.length));
  const sound = checked.filter((result) => result !== null);
  const known = await addResults(session, sound);
  await agree(session, terms);
  return { name, count: sound.length, known };
}
