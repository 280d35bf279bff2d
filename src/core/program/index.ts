/**
 * The log of somebody's own program: what it called, with which window, and what came back.
 *
 * A program prints a line for each call and one for each return (`readLog.ts`); its calls are the nodes of a tree, in
 * preorder (`programLog.ts`, `logTree.ts`). The log may also be one of a tree that is known (`fitLog.ts`).
 *
 * `behaviours.ts` is the table of programs: the textbook's recursion as a few functions, and each well-known mistake as
 * the functions that it changes. `followLog.ts` follows a log line by line as one of these programs would write it, and
 * finds the first line that the program would not have written. `verdict.ts` says whether the log is right, where it
 * first departs from a right one, and which mistakes write exactly this log. Nothing is guessed: a program that is named
 * has written every line.
 *
 * Followed line by line, a log needs no recursion, so it may be as deep as its limits allow.
 */
export type * from './behaviours.ts';
export type * from './fitLog.ts';
export type * from './followLog.ts';
export type * from './programLog.ts';
export type * from './readLog.ts';
export type * from './verdict.ts';
