/**
 * Trees and settings as text, and the definition of every file, link and record.
 *
 * A file, link or stored record is defined once, as a shape (`codec.ts`, `shapes.ts`); its TypeScript type, its reader
 * and its printer follow from the shape. Reading never throws: it returns the value and every fault with its path
 * (`fault.ts`), for which each language has one table of sentences. `json.ts` is the only place that parses JSON; it
 * finds the place where a text stops being JSON by walking its tokens.
 *
 * `parseTree.ts` and `printTree.ts` are the notation of trees (docs/notation.md). Text that people type or paste goes
 * through `typedTree.ts`, which names the other notations that it refuses (`foreign.ts`). `treeFile.ts` is a file of
 * any number of trees. `settings.ts` says which settings a text has to mention: those that are not the usual ones.
 *
 * Old files and records open for ever. A format changes only by a new version whose reader is added to the old ones.
 */
export {};
