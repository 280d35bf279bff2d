/** Finds the student of a hand-in: by the roster, else by the number of the LMS, else by the name in the file. */
import { normalisedName } from '../resultCode.ts';
import { hasWord, isLikeName, squeezedForms } from './personNames.ts';
import type { Student } from './roster.ts';
import type { SubmissionName } from './submissionName.ts';

/** Whose a hand-in is. */
export interface Identified {
  /** what the student is called in the table; hand-ins with the same identifier are of one student */
  readonly identifier: string;
  /** the student's name by the roster or the LMS, else as it stands in the file */
  readonly name: string;
  readonly student: Student | null;
  /** the other name that roster or LMS gives to the student of the file; null when they agree */
  readonly disagrees: string | null;
}

/** A roster in which students are looked up. */
export class Roster {
  readonly #byKey = new Map<string, Student | null>();
  readonly #byName = new Map<string, Student | null>();

  constructor(readonly students: readonly Student[]) {
    for (const student of students) {
      for (const key of new Set(student.keys.map(normalisedName))) note(this.#byKey, key, student);
      for (const form of new Set(squeezedForms(student.name))) note(this.#byName, form, student);
    }
  }

  /** Returns the one student with this key; null when there is none, or several. */
  withKey(key: string): Student | null {
    return this.#byKey.get(normalisedName(key)) ?? null;
  }

  /** Returns the one student with this name, in whatever order of its parts; null when there is none, or several. */
  withName(name: string): Student | null {
    const [form] = squeezedForms(name);
    return form === undefined ? null : (this.#byName.get(form) ?? null);
  }

  /** Returns the one student whose name or key a typed name is or holds, such as "Lin Mei 2023011". */
  typed(name: string): Student | null {
    const keyed = name
      .split(/[\s,;，；()（）]+/u)
      .map((word) => (word === '' ? null : this.withKey(word)))
      .filter((student) => student !== null);
    const [first = null, ...others] = new Set(keyed);
    return others.length > 0 ? null : (first ?? this.withKey(name) ?? this.withName(name));
  }
}

/** Notes a student under a name; one that several have leads to none of them. */
function note(students: Map<string, Student | null>, name: string, student: Student): void {
  if (name !== '') students.set(name, students.has(name) ? null : student);
}

/** Finds the student of a hand-in. `own` is the name in its file, as the student typed it. */
export function identify(
  { name, number, file }: SubmissionName,
  own: string,
  roster: Roster | null,
): Identified {
  const typed = roster?.typed(own) ?? null;
  const numbered = number === null ? undefined : roster?.withKey(number);
  const named = name === null ? undefined : roster?.withName(name);
  const handed = numbered ?? named ?? null;
  const student = handed ?? typed;
  if (student !== null) {
    const isOther = typed === null ? !isOf(own, student) : typed !== student;
    const shown = student.name || (name ?? own);
    return { identifier: student.identifier, name: shown, student, disagrees: isOther ? shown : null };
  }
  const given = name ?? own;
  const isOther = name !== null && own.trim() !== '' && !isLikeName(name, own);
  const identifier = number ?? (own.trim() || file);
  return { identifier, name: given, student: null, disagrees: isOther ? name : null };
}

function isOf(own: string, { name, keys }: Student): boolean {
  return own.trim() === '' || name === '' || isLikeName(name, own) || keys.some((key) => hasWord(own, key));
}
