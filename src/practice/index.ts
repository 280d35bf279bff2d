/**
 * Exercises: what is asked about a tree, how an answer is marked, and what a wrong answer reveals.
 *
 * An `Exercise` (`exercise.ts`) is a tree, a search with its settings, and parts. A part is one format of questions
 * (`formats/`) and may be about a search of its own (`searches.ts`). The types `Part`, `Answer` and `Sheet` are derived
 * from the rows of the formats.
 *
 * The right answer is read off a run (`answer.ts`). The answer of a faulty method (`methods/`) is read off the same
 * way, from a search with another setting, on the tree as a student misreads it (`methods/misread.ts`), or with one
 * mistake in the recursion. `grade/` counts the errors of each part. `diagnose/` compares an answer with those of all
 * methods, then looks for signs, then for a slip. `generate/` draws exercises from a seed. `predict/` has the questions
 * asked before a step is shown. `entry/` is the sheet while it is being filled in.
 *
 * Where a search has a depth limit, `task.ts` replaces the tree by what the search sees, so that formats and methods
 * need not know about limits; the whole tree is what is drawn, stored and varied. A tree of several players is asked
 * about with max^n only.
 *
 * A set (`exerciseSet.ts`, docs/practice-files.md) holds trees, parts, settings and marks, but no answers. Page, paper
 * and marking take the tree of a variant from one function, so that all three agree; where each student gets another
 * tree, the student's name determines the variant (`studentVariant.ts`). Progress is derived from all attempts
 * (`progress.ts`, `nextExercise.ts`).
 *
 * Terms: a method is a systematically wrong way to search. A sign is what one wrong entry reveals. A slip is an answer
 * that is one entry away from the right one. A finding is a misconception with the place in the right run that shows
 * it.
 */
export {};
