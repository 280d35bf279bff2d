/** Reads a set of exercises from a file or standard input, and refuses one that is not sound in one line. */
import { exampleById } from '../library/library.ts';
import { readJson } from '../notation/jsonText.ts';
import { setShape } from '../practice/exerciseSet.ts';
import type { ExerciseSet } from '../practice/index.ts';
import { sayFault } from '../words/en/work.ts';
import { granted, type Reply, refused } from './answer.ts';
import { readLogText } from './readProgramLog.ts';
import type { Surroundings } from './readTree.ts';

/** So many faults are said at most. */
const MOST_SAID = 3;

export async function readSet(argument: string, surroundings: Surroundings): Promise<Reply<ExerciseSet>> {
  const source = await readLogText(argument, surroundings);
  if (!source.ok) return source;
  const { text, origin } = source.value;
  const { value, faults, more } = readJson(
    setShape((id) => exampleById(id) !== undefined),
    text,
  );
  if (value !== null && faults.length === 0) return granted(value);
  const said = faults.slice(0, MOST_SAID).map((fault) => `${fault.path}: ${sayFault(fault)}`);
  const rest = faults.length + more - said.length;
  return refused(`${origin} is no set: ${said.join(' ')}${rest > 0 ? ` And ${rest} more.` : ''}`);
}
