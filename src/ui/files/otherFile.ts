/** The page's own files that hold no trees. */
import type { PROGRESS_FORMAT } from '../../keep/progressFile.ts';
import { jsonFault } from '../../notation/jsonText.ts';
import { isRecord } from '../../notation/treeFile.ts';
import type { RESULT_FORMAT } from '../../practice/handIn.ts';
import type { SET_FORMAT } from '../../practice/setRecord.ts';

export type OtherFile = 'set' | 'result' | 'progress';

const HOLDS: Readonly<Record<typeof SET_FORMAT | typeof RESULT_FORMAT | typeof PROGRESS_FORMAT, OtherFile>> =
  {
    'plyscope-set': 'set',
    'plyscope-result': 'result',
    'plyscope-progress': 'progress',
  };

/** What a file's text holds in place of trees; null where it may hold trees, or is none of ours. */
export function otherFileIn(text: string): OtherFile | null {
  if (!/^\s*\{/.test(text) || jsonFault(text) !== null) return null;
  const file: unknown = JSON.parse(text);
  const format = isRecord(file) ? file['format'] : undefined;
  return new Map<unknown, OtherFile>(Object.entries(HOLDS)).get(format) ?? null;
}
