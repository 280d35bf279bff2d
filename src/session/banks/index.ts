/**
 * The questions of a set for a question bank: `drawBank.ts` draws the variants of each exercise, names their nodes, draws
 * their trees and says what each question asks. `lms/bank/` writes them in the format of a learning management system.
 */
export {};
