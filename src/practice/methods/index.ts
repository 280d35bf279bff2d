/**
 * Faulty methods: systematically wrong ways to search, each a program that computes the whole answer of somebody who
 * searches that way. `methods.ts` is the table. A method is a search with another setting, a search on a misread tree,
 * or a recursion with one mistake (`mistakenSearch.ts`, `mistakenMaxN.ts`).
 */
export {};
