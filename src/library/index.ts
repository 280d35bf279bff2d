/**
 * The trees that come with the program, and how readers find them.
 *
 * An example is a tree with its source, its words in both languages and the settings of its search; `examples/` has the
 * examples by group, and `library.ts` is the table of all. `lessons/` has the lessons of the program, one file each,
 * loaded when a lesson is played.
 *
 * All that a query can name is one table (`subjects.ts`): topics, terms of the glossary, sources, games, lessons,
 * skills, places of the page (`places.ts`), and subjects that have no tree yet (`notYet.ts`). Names are compared in
 * simplified characters, without spaces, hyphens and plural endings (`spelling.ts`). `search.ts` splits a query into
 * names, numbers of figures, rows of leaves and words; an example has to match every part of the query, and the best
 * match comes first. `find.ts` puts the answers of all kinds in one order; `taught.ts` says which lessons and exercises
 * are about what a query names.
 *
 * A term of the glossary is a row with a step that shows it (`glossary.ts`) and an entry in each language. The library
 * and the texts do not import each other; a test checks that both have the same terms.
 */
export {};
