/**
 * Every sentence of the program, in English and Chinese.
 *
 * The facts that a sentence about a step needs are collected first, as a plain object (`facts.ts`). Each
 * language then says them in its own grammar (`en/`, `zh/`). The English texts are the type of the Chinese
 * ones, so that a missing sentence does not compile. A sentence is a list of segments (`sentence.ts`), so
 * that its nodes and numbers can be recognized: on the page they are tokens, in a terminal and for screen
 * readers plain text.
 *
 * `estimates.ts` and `symbols.ts` write the numbers that a search states about a node, with "≈" before those
 * that are not proved. `listings/` has the pseudocode of the algorithms, with the line that each step
 * executes. `termsIn.ts` finds terms of the glossary in a text, `namesInText.ts` the names of nodes.
 *
 * The texts of a language are in three files. `en/page.ts` has those of the first picture, including the
 * sentences of the steps, `en/figure.ts` those around a figure, and `en/work.ts` all others. Inside a file
 * the texts are in sections; `languages.ts` is the table of the languages. `language.ts` keeps the sections
 * that have loaded and returns one by its name. A component names the file that has its texts, and a new
 * language is used once all files in use have loaded, so that no component ever waits for its texts.
 */
export type * from './language.ts';
export type * from './nodeNames.ts';
export type * from './sentence.ts';
