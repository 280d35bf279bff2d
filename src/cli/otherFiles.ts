/** The page's own files that contain no trees: what each is, and what opens it. */
import { formatIn } from '../notation/jsonText.ts';

/** The table has a row for each format that a file can name. */
const WHAT: ReadonlyMap<string, string> = new Map([
  ['plyscope-set', 'a set of exercises; the page opens it under Sets, or lets it be done under Practise'],
  ['plyscope-result', 'answers that were handed in; the page checks them under Results'],
  ['plyscope-lesson', 'a lesson; the page plays it under Lessons'],
  ['plyscope-progress', 'progress in exercises; the page takes it in under Progress'],
]);

/** Returns what kind of file the text is if it is one without trees; null when it may contain trees. */
export function otherFileIn(text: string): string | null {
  return WHAT.get(formatIn(text) ?? '') ?? null;
}
