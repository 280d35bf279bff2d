/**
 * The hand-ins of a class: who handed in what, when, and how often; and what goes back into a grade book.
 *
 * An LMS hands out what was handed in under names that say whose it is (`submissionName.ts`). A roster
 * (`roster.ts`) knows the students by identifiers and names; `identify.ts` finds the student of a hand-in and
 * says where folder, file and roster disagree. `attempts.ts` puts hand-ins of one student together, decides
 * which of them counts, and which are late. `statistics.ts` has quartiles and the histogram.
 *
 * `csvTable.ts` reads CSV and keeps where each cell stands, so that `gradeBook.ts` fills a column of a Moodle
 * worksheet or a Canvas export and leaves every other byte as it was. `classFile.ts` is the file of a class:
 * what was handed in, as it was handed in, with roster and agreements.
 *
 * Nothing here is guessed: what cannot be told apart is said, and no grade is written for anybody who is not
 * found.
 */
export {};
