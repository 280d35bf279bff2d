/**
 * The file of a class: what was handed in, exactly as it was handed in, so that it is marked again wherever it
 * is opened; with the roster and what is agreed.
 */
import { list, type Of, oneOf, record, type Shape, text } from '../../notation/codec.ts';
import { printJson } from '../../notation/jsonText.ts';
import { timestamp, whole } from '../../notation/numberShapes.ts';
import { nullable, variants, versioned } from '../../notation/shapes.ts';
import { CLASS_FORMAT, HAND_IN_LIMITS } from '../handIn.ts';
import { COUNTING, MOST_GRACE } from './attempts.ts';
import { MOST_STUDENTS } from './roster.ts';

/** Something that was handed in, as the lecturer opened or typed it. */
export const GIVEN = variants({
  /** a file, with its path in the zip or folder that held it, and its text */
  file: { file: text(), text: text() },
  /** a code of handed-in answers that was typed, with the student's name */
  code: { code: text(), name: text(HAND_IN_LIMITS.name) },
});
export type GivenResult = Of<typeof GIVEN>;

const TERMS_FIELDS = {
  deadline: nullable(timestamp),
  /** the minutes after the deadline in which nothing counts as late */
  grace: whole(0, MOST_GRACE),
  counts: oneOf(COUNTING),
  roster: list(
    record({ identifier: text(1_000), name: text(1_000), keys: list(text(1_000), 0, 20) }),
    0,
    MOST_STUDENTS,
  ),
};

/** What is agreed with a class, and its roster, which has no students when there is none. */
export const TERMS = record(TERMS_FIELDS);
export type ClassTerms = Of<typeof TERMS>;

const CLASS_FILE = versioned(CLASS_FORMAT, 1, { ...TERMS_FIELDS, results: list(GIVEN) });
export type ClassFile = Of<typeof CLASS_FILE>;

export const classFileShape: Shape<ClassFile> = CLASS_FILE;

export function printClassFile(file: ClassFile): string {
  return printJson(CLASS_FILE, file);
}
