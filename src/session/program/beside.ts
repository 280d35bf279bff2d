/**
 * Gives access to the functions that compare a program's run with the right search. Code that compares two searches also
 * loads when no log has been opened, so it must not import those functions. They register themselves here instead, when
 * the code that opens logs loads.
 */
import type { HowSearched, Subject } from '../subject.ts';

export interface BesideProgram {
  /** Returns a tree with the run of the program that searched it. */
  programShown(whole: Subject): Subject;
  /**
   * Whether the right search can stand beside the program that is shown. A log does not tell how likely the outcomes of a
   * chance node are; unless all are as likely, the values of the right search are not known.
   */
  hasRightSearch(subject: Subject): boolean;
  /**
   * Returns the search that the program should have made, the right one with which its log agrees longest, in the numbers
   * that the program prints.
   */
  rightSearch(subject: Subject): Pick<HowSearched, 'algorithm' | 'rules' | 'numbers'>;
}

let known: BesideProgram | null = null;

/** Makes known what stands beside programs; called when the code that opens logs loads. */
export function addBesideProgram(beside: BesideProgram): void {
  known = beside;
}

/** Returns what stands beside programs; throws before a log was opened, when no run of a program is shown. */
export function besideProgram(): BesideProgram {
  if (known === null) throw new Error('no log of a program has been opened');
  return known;
}
