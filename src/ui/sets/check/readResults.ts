/** Reads and checks the files of a class one after the other, while the page stays responsive. */

import type { Read } from '../../../notation/index.ts';
import { formatIn, readJson } from '../../../notation/jsonText.ts';
import { type HandIn, handInShape, RESULT_FORMAT } from '../../../practice/handIn.ts';
import type { ExerciseSet } from '../../../practice/index.ts';
import { type CheckedResult, checkHandIn } from '../../../session/sets/checkResult.ts';
import type { SetTrees } from '../../../session/sets/setTrees.ts';
import type { FileFault } from '../../files/FaultReport.tsx';
import { type OtherFile, type OtherGiven, otherFileIn } from '../../files/otherFile.ts';
import { readFile } from '../../files/readFile.ts';

interface ReadResults {
  readonly results: readonly CheckedResult[];
  readonly faults: readonly FileFault[];
  readonly others: readonly OtherGiven[];
}

/** The time in ms after which reading pauses, so that the page can respond. */
const TURN_MS = 50;

/**
 * Reads all the files; when `signal` stops it, returns the results so far. Calls `hears` with the number of
 * files read.
 */
export async function readResults(
  files: readonly File[],
  against: { readonly set: ExerciseSet | null; readonly trees: SetTrees },
  signal: AbortSignal,
  hears: (done: number) => void,
): Promise<ReadResults> {
  const { set, trees } = against;
  const results: CheckedResult[] = [];
  const faults: FileFault[] = [];
  const others: OtherGiven[] = [];
  const shape = handInShape(trees.treeOf);
  const read = (text: string): OtherFile | Read<HandIn> =>
    (formatIn(text) === RESULT_FORMAT ? null : otherFileIn(text)) ?? readJson(shape, text);
  hears(0);
  let turn = performance.now();
  for (const [done, file] of files.entries()) {
    if (performance.now() - turn > TURN_MS) {
      hears(done);
      await new Promise((resolve) => setTimeout(resolve));
      turn = performance.now();
    }
    if (signal.aborted) break;
    const given = await readFile(file, read);
    if (given.kind !== 'read') faults.push(given);
    else if ('takers' in given.read) others.push({ name: given.name, holds: given.read, file });
    else if (given.read.value === null) faults.push({ ...given, read: given.read });
    else results.push(checkHandIn(given.name, given.read.value, set, trees));
  }
  return { results, faults, others };
}
