/** The page's own files that hold no trees. */
import { PROGRESS_FORMAT } from '../../keep/progressFile.ts';
import { readValue, record, text } from '../../notation/codec.ts';
import { parseJson } from '../../notation/json.ts';
import { SET_FORMAT } from '../../practice/exerciseSet.ts';
import { RESULT_FORMAT } from '../../practice/handIn.ts';

/** The formats of files, each with what one holds. */
export const OTHER_FILES = [
  { format: SET_FORMAT, holds: 'set' },
  { format: RESULT_FORMAT, holds: 'result' },
  { format: PROGRESS_FORMAT, holds: 'progress' },
] as const;

export type OtherFile = (typeof OTHER_FILES)[number]['holds'];

const FORMATTED = record({ format: text() });

/** What a file's text holds in place of trees; null where it may hold trees, or is none of ours. */
export function otherFileIn(given: string): OtherFile | null {
  if (!/^\s*\{/.test(given)) return null;
  const { value } = readValue(FORMATTED, parseJson(given));
  return OTHER_FILES.find(({ format }) => format === value?.format)?.holds ?? null;
}
