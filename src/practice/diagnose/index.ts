/**
 * What a wrong answer reveals. `diagnose.ts` compares an answer with those of all faulty methods, then looks for signs
 * in single entries, then for a slip. A result is a list of findings: facts with a place in the right run. The
 * sentences about them are in `words`.
 */
export {};
