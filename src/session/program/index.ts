/**
 * Logs of programs on the page. A log that is opened becomes a subject (`programSubject.ts`): the figure at hand with the
 * run of the program, when the log fits there, or else the tree that the program walked. Its run comes with its tree and
 * is asked for as the search `program`; `besideProgram.ts` finds the search that it should have been, and `beside.ts`
 * makes that known to code that loads before any log. A log that departs
 * from that search opens beside it where both have room (`openLog.ts`). A link carries the log in packed form
 * (`packedLog.ts`); as every link, it says whether two figures stand beside each other, and at which stop.
 */
export {};
