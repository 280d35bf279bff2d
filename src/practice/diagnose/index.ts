/**
 * Explains what a wrong answer reveals. `diagnose.ts` compares an answer with the answers of all faulty
 * methods, then looks for signs in single entries, then for a slip. The result is a list of findings: facts
 * with a position in the run of the right search. The sentences about them are in `words`.
 */
export {};
