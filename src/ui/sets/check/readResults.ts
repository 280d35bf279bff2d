/** Reads and checks what was handed in, one file after the other, while the page stays responsive. */

import { decodeText } from '../../../notation/decodeText.ts';
import type { Read } from '../../../notation/index.ts';
import { formatIn, readJson } from '../../../notation/jsonText.ts';
import { type ClassFile, classFileShape, type GivenResult } from '../../../practice/class/classFile.ts';
import { CLASS_FORMAT, type HandIn, handInShape, RESULT_FORMAT } from '../../../practice/handIn.ts';
import type { ExerciseSet } from '../../../practice/index.ts';
import { type CheckedResult, checkAgain, checkHandIn } from '../../../session/sets/checkResult.ts';
import type { SetTrees } from '../../../session/sets/setTrees.ts';
import { visibleText } from '../../../words/visibleText.ts';
import type { FileFault } from '../../files/FaultReport.tsx';
import { type OtherGiven, otherFileIn } from '../../files/otherFile.ts';
import type { HandedFile } from './collectHandIns.ts';

/** The file of a class that was read. */
export interface OpenedClass {
  readonly name: string;
  readonly file: ClassFile;
}

export interface ReadResults {
  readonly results: readonly CheckedResult[];
  readonly faults: readonly FileFault[];
  readonly others: readonly OtherGiven[];
  readonly classes: readonly OpenedClass[];
}

/** What results are checked against. */
export interface Against {
  /** the lecturer's own set; null when there is none */
  readonly set: ExerciseSet | null;
  readonly trees: SetTrees;
}

/** The time in ms after which reading pauses, so that the page can respond. */
const TURN_MS = 30;

/** Returns a function that pauses when the last pause is long enough ago, and says before how much is done. */
function pausing(signal: AbortSignal): (say: () => void) => Promise<void> {
  let turn = performance.now();
  return async (say) => {
    if (signal.aborted || performance.now() - turn <= TURN_MS) return;
    say();
    await new Promise((resolve) => setTimeout(resolve));
    turn = performance.now();
  };
}

/**
 * Reads all the files; when `signal` stops it, returns the results so far. Calls `hears` with the number of
 * files read.
 */
export async function readResults(
  files: readonly HandedFile[],
  { set, trees }: Against,
  signal: AbortSignal,
  hears: (done: number) => void,
): Promise<ReadResults> {
  const results: CheckedResult[] = [];
  const faults: FileFault[] = [];
  const others: OtherGiven[] = [];
  const classes: OpenedClass[] = [];
  const shape = handInShape(trees.treeOf);
  hears(0);
  const pause = pausing(signal);
  for (const [done, handed] of files.entries()) {
    await pause(() => hears(done));
    if (signal.aborted) break;
    const name = visibleText(handed.path);
    const given = await textOf(handed, name);
    if (typeof given !== 'string') {
      faults.push(given);
      continue;
    }
    const format = formatIn(given);
    const other = format === RESULT_FORMAT || format === CLASS_FORMAT ? null : otherFileIn(given);
    if (other !== null) {
      if (handed.file === null) faults.push({ kind: 'read', name, read: readJson(shape, given) });
      else others.push({ name, holds: other, file: handed.file });
    } else if (format === CLASS_FORMAT) {
      const read = readJson(classFileShape, given);
      if (read.value === null) faults.push({ kind: 'read', name, read });
      else classes.push({ name, file: read.value });
    } else {
      const read: Read<HandIn> = readJson(shape, given);
      if (read.value === null) faults.push({ kind: 'read', name, read });
      else results.push(checkHandIn(name, read.value, set, trees));
    }
  }
  return { results, faults, others, classes };
}

/** Checks results that were checked before once more; null stands for one that can no longer be read. */
export async function checkAllAgain(
  given: readonly GivenResult[],
  { set, trees }: Against,
  signal: AbortSignal,
  hears: (done: number) => void,
): Promise<readonly (CheckedResult | null)[]> {
  const checked: (CheckedResult | null)[] = [];
  hears(0);
  const pause = pausing(signal);
  for (const one of given) {
    await pause(() => hears(checked.length));
    if (signal.aborted) break;
    checked.push(checkAgain(one, set, trees));
  }
  return checked;
}

/** Returns the text of a file, or why there is none. */
async function textOf({ size, most, read }: HandedFile, name: string): Promise<string | FileFault> {
  if (size > most) return { kind: 'too-large', name, bytes: size, most };
  try {
    const decoded = decodeText(await read());
    return decoded.ok ? decoded.text : { kind: 'not-text', name, offset: decoded.offset };
  } catch {
    return { kind: 'unreadable', name };
  }
}
