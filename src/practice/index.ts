/**
 * Exercises: which questions are asked about a tree, how an answer is marked, and what a wrong answer
 * reveals.
 *
 * An `Exercise` (`exercise.ts`) is a tree, a search with its settings, and parts. A part is a question in one
 * format (`formats/`) and may be about a search of its own (`searches.ts`). The types `Part`, `Answer` and
 * `Sheet` are derived from the table of formats.
 *
 * The right answer is read from a run (`answer.ts`). The answer of a faulty method (`methods/`) is read in
 * the same way from a search with another setting, from a search of the tree as a student misreads it
 * (`methods/misread.ts`), or from a search with one mistake in the recursion. `grade/` counts the errors of
 * each part. `diagnose/` compares an answer with those of all methods, then looks for signs, then for a slip.
 * `generate/` generates exercises from a seed. `predict/` has the questions that are asked before a step is
 * shown. `entry/` is the sheet while a student fills it in.
 *
 * For a search with a depth limit, `task.ts` replaces the tree by the part above the limit, so that formats
 * and methods need not know about limits; the whole tree is drawn, stored and varied. Exercises on a tree of
 * several players use max^n only.
 *
 * A set (`exerciseSet.ts`, docs/practice-files.md) contains trees, parts, settings and marks, but no answers.
 * Page, printed sheet and marking get the tree of a variant from one function, so that all three use the same
 * tree; when each student gets another tree, the student's name determines the variant (`studentVariant.ts`).
 * Progress is derived from all records (`progress.ts`). `schedule/` says for the records of a student and a time what comes
 * next; `ladder.ts` reads the oldest records for it.
 *
 * Positions whose static evaluation is asked (`positions.ts`) are the leaves of a tree of one ply, so that they are stored,
 * sent, printed and varied as trees are.
 *
 * Terms: a method is a systematically wrong way to search. A sign is what one wrong entry reveals. A slip is
 * an answer that one changed entry would make right. A finding is a misconception with the position in the
 * right run that shows it.
 */
export type * from './diagnose/finding.ts';
export type * from './exercise.ts';
export type * from './exerciseSet.ts';
export type * from './formats/fields.ts';
export type * from './formats/format.ts';
export type { Goal } from './formats/goal.ts';
export type { ListRow } from './formats/listRows.ts';
export type * from './grade/difference.ts';
export type * from './grade/gradeExercise.ts';
export type * from './handIn.ts';
export type * from './place.ts';
export type * from './progress.ts';
export type * from './resultCode.ts';
export type * from './skill.ts';
export type * from './task.ts';
export type * from './treeVariant.ts';
