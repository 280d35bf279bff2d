/**
 * Files for learning management systems (LMS), such as Moodle and Canvas, made of a set of exercises.
 *
 * `scorm/` makes a SCORM 1.2 package: the built page with one set, which an LMS shows in a frame and which reports marks
 * to it. What the page does inside an LMS is in `session/scorm/`.
 *
 * `bank/` makes question banks of drawn variants. `bank/askPart.ts` turns a part and its right answer into fields or choices,
 * in the terms of `bank/bank.ts`, and a file for each format of `bank/formats.ts` writes those.
 *
 * Everything here is a pure function of a set or of its drawn variants, so that the page and the terminal make the same
 * files. Texts that people wrote go into XML through `xml.ts` alone. `zipFiles.ts` writes zips, with the same bytes for
 * the same files.
 */
export type * from './zipFiles.ts';
