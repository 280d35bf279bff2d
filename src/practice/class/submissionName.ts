/**
 * The names under which Moodle and Canvas hand out what was handed in.
 *
 * Moodle: a folder `<name>_<number>_assignsubmission_file` with the files of a student, or, without folders,
 * files `<name>_<number>_assignsubmission_file_<file>`. Canvas: files
 * `<name>[_LATE]_<user>_<attachment>_<file>`, or, where students are anonymous,
 * `[LATE_]anon_<id>_<attachment>_<file>`.
 */

/** What the path of a hand-in says about it. */
export interface SubmissionName {
  readonly lms: 'moodle' | 'canvas' | null;
  /** the student's name as the LMS writes it; null where it says none */
  readonly name: string | null;
  /** the number, or anonymous name, under which the LMS knows the student; null where there is none */
  readonly number: string | null;
  /** whether the LMS says that it was handed in late */
  readonly isLate: boolean;
  /** the name that the student's file had */
  readonly file: string;
}

const MOODLE_FOLDER = /^(?<name>.+)_(?<number>\d+)_assignsubmission_file_?$/su;
const MOODLE_FILE = /^(?<name>.+?)_(?<number>\d+)_assignsubmission_file_(?<file>.+)$/su;
const CANVAS_ANONYMOUS = /^(?<late>LATE_)?anon_(?<number>[^_]+)_(?:\d+_)?(?<file>.+)$/su;
const CANVAS_FILE = /^(?<name>[^_]+)(?<late>_LATE)?_(?<number>\d+)_\d+_(?<file>.+)$/su;

/** Names that Moodle writes in place of a student's where students are anonymous. */
const NOBODY = /^(?:participant|参与者|參與者)\s*\d*$/iu;

/** Reads the path of a hand-in in a zip or a folder; parts are separated by "/". */
export function readSubmissionName(path: string): SubmissionName {
  const parts = path.split('/');
  const file = parts.pop() ?? '';
  for (const [place, part] of parts.entries()) {
    const groups = MOODLE_FOLDER.exec(part)?.groups;
    if (groups !== undefined) return { ...moodle(groups), file: [...parts.slice(place + 1), file].join('/') };
  }
  const alone = MOODLE_FILE.exec(file)?.groups;
  if (alone !== undefined) return { ...moodle(alone), file: alone['file'] ?? '' };
  const canvas = CANVAS_ANONYMOUS.exec(file)?.groups ?? CANVAS_FILE.exec(file)?.groups;
  if (canvas === undefined) return { lms: null, name: null, number: null, isLate: false, file };
  return {
    lms: 'canvas',
    name: canvas['name'] ?? null,
    number: canvas['number'] ?? null,
    isLate: canvas['late'] !== undefined,
    file: canvas['file'] ?? '',
  };
}

function moodle(groups: Readonly<Record<string, string>>): Omit<SubmissionName, 'file'> {
  const { name = '', number = '' } = groups;
  return { lms: 'moodle', name: NOBODY.test(name) ? null : name, number, isLate: false };
}
