/** The program's own file formats that contain no trees. */

import { LESSON_FORMAT } from '../../lesson/lesson.ts';
import { formatIn } from '../../notation/jsonText.ts';
import { SET_FORMAT } from '../../practice/exerciseSet.ts';
import { CLASS_FORMAT, RESULT_FORMAT } from '../../practice/handIn.ts';
import { PROGRESS_FORMAT } from '../../storage/progressFile.ts';
import type { Taker } from './givenFiles.ts';

/** A file format: its name, what a file in it contains, and who can open the file. */
export interface OtherFile {
  readonly format: string;
  readonly holds: 'set' | 'result' | 'class' | 'progress' | 'lesson';
  readonly takers: readonly Exclude<Taker, 'trees' | 'program'>[];
}

/** A file that the reader has chosen, and the format in which it is. */
export interface OtherGiven {
  readonly name: string;
  readonly holds: OtherFile;
  readonly file: File;
}

export const OTHER_FILES: readonly OtherFile[] = [
  { format: SET_FORMAT, holds: 'set', takers: ['doSet', 'editSet'] },
  { format: RESULT_FORMAT, holds: 'result', takers: ['check'] },
  { format: CLASS_FORMAT, holds: 'class', takers: ['check'] },
  { format: LESSON_FORMAT, holds: 'lesson', takers: ['playLesson', 'editLesson'] },
  { format: PROGRESS_FORMAT, holds: 'progress', takers: ['progress'] },
];

/**
 * Returns the format of a file's text when it is one without trees; null when the text may contain trees or
 * has another format.
 */
export function otherFileIn(given: string, files = OTHER_FILES): OtherFile | null {
  const found = formatIn(given);
  return files.find(({ format }) => format === found) ?? null;
}
