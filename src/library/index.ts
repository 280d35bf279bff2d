/**
 * The trees that come with the program, and how they are found.
 *
 * An example is a tree with its source, its words in both languages and the search it opens with; `examples/` holds
 * them by topic, `library.ts` is the table. `lessons/` holds the lessons of the program, one file each, loaded when one
 * is played.
 *
 * What a query can name is one table (`subjects.ts`): topics, terms of the glossary, sources, and subjects that have no
 * tree yet (`notYet.ts`). Names are compared in simplified characters, without spaces, hyphens and plural endings
 * (`spelling.ts`). `search.ts` splits a query into names, numbers of figures, rows of leaves and words; an example has
 * to match every part, and the best match comes first.
 *
 * A term of the glossary is a row with a step that shows it (`glossary.ts`) and an entry in each language. The library
 * and the texts do not import each other; a test holds both to the same terms.
 */
export {};
