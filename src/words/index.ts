/**
 * Every sentence of the program, in English and Chinese.
 *
 * Facts come first (`facts.ts`): a plain object with what a sentence about a step needs. Each language then says them
 * in its own grammar (`en/`, `zh/`); the English texts are the type that the Chinese ones have to satisfy, so that a
 * missing sentence does not compile. A sentence is a list of segments (`sentence.ts`), so that nodes and numbers stay
 * recognizable: they are tokens on the page and plain text in a terminal and for screen readers.
 *
 * A number that a search states about a node is written by `estimates.ts` and `symbols.ts` from a `Worth`, which puts
 * "≈" before what is not proved. `listings/` has the pseudocode of the algorithms, with the line that a step executes.
 * `termsIn.ts` finds terms of the glossary in a text, `namesInText.ts` the names of nodes.
 *
 * A language is three files, by when the page needs them: `en/page.ts` has what a first picture needs, with the
 * sentences of the steps, `en/figure.ts` what stands around a figure, `en/work.ts` all else. Inside a file the texts
 * are in sections, in the order in which they are met; `languages.ts` is the table of the languages. `language.ts`
 * holds the sections that have been loaded and gives one by its name. A part of the page names the file that it speaks
 * from, and another language is spoken once it has every file that is spoken from: nothing that is shown waits for its
 * words.
 */
export {};
