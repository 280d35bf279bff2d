/**
 * Trees and settings as text, and the definition of every file, link and stored record.
 *
 * The content of a file, link or record is defined once, as a schema (`codec.ts`, `numberShapes.ts`, `shapes.ts`); its
 * TypeScript type, its reader and its writer follow from the schema. Reading never throws: it returns the
 * value and every fault with its path (`fault.ts`), for which each language has one table of sentences.
 * `json.ts` is the only module that parses JSON; `jsonText.ts` finds the position at which a text stops being
 * JSON by walking through its tokens.
 *
 * `parseTree.ts` and `printTree.ts` read and write the notation of trees (docs/notation.md). Text that people
 * type or paste goes through `typedTree.ts`, which also reads the notations of other programs and names them: `foreign.ts`
 * is the table of them, and each has its reader in `notations`.
 * `treeFile.ts` reads and writes a file of any number of trees. `settings.ts` decides which settings a text
 * has to mention: those that are not the usual ones.
 *
 * `zip/` reads zips: the list of entries first (`zip/zipDirectory.ts`), then each entry (`zip/unpackEntry.ts`); every entry
 * is read or refused by name, because zips come from strangers.
 *
 * Old files and records open for ever. A format changes only by a new version whose reader is added to the
 * old ones.
 */
export type * from './codec.ts';
export type * from './fault.ts';
export type * from './problem.ts';
export type * from './treeFile.ts';
