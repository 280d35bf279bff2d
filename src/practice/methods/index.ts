/**
 * Faulty methods: systematically wrong ways to search. Each is a program that computes the whole answer of a
 * student who searches in this way. `methods.ts` lists them. A method is a search with another setting, a
 * search of a misread tree, or a recursion with one mistake (`mistakenSearch.ts`, `mistakenMaxN.ts`).
 */
export {};
