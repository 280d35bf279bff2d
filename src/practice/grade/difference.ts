/** Wrong entries of an answer, as marking finds them and feedback describes them. */

import type { NodeId } from '../../core/index.ts';
import { untimed } from '../../core/tree/timedValue.ts';
import type { FieldName } from '../formats/fields.ts';
import type { ColumnName } from '../formats/numberColumns.ts';

/**
 * The ways in which an entry differs from the right one. `missed`: not crossed out or listed although it
 * should be; `over`: crossed out or listed although it should not be; `wrong`: another entry is right;
 * `half`: a number although only a bound is known, or a window with only one right end; `blank`: an entry is
 * missing; `extra`: an entry at a node that is never called; `misplaced`: listed in the wrong order.
 */
export const FAULTS = ['missed', 'over', 'wrong', 'half', 'blank', 'extra', 'misplaced'] as const;
export type DifferenceFault = (typeof FAULTS)[number];

/** One wrong or missing entry. */
export interface Difference {
  readonly node: NodeId;
  readonly fault: DifferenceFault;
  /** the field that the entry belongs to, for an answer with several fields */
  readonly field?: FieldName;
  /**
   * the iteration that the entry is about, from 1, for an answer with an entry for each iteration; for a list in which a
   * node may stand several times, which of its times the entry is
   */
  readonly iteration?: number;
  /** the list that is wrong, for an answer of two lists; `iteration` is then the pass after which it is asked for */
  readonly list?: 'open' | 'closed';
  /** the column of the number that is wrong, for an answer of a table of numbers */
  readonly column?: ColumnName;
}

export interface PartErrors {
  /**
   * the wrong entries: first those that the right run decides, in the order in which it decides them, then
   * the others
   */
  readonly differences: readonly Difference[];
  /** the number of errors; an entry that is half right counts as half an error */
  readonly errors: number;
  /**
   * the number of entries in the right answer, 0 when the right answer is blank; one error costs at most the
   * share of one entry
   */
  readonly entries: number;
  /**
   * whether the answer is blank, achieves nothing, or treats all nodes alike; such an answer gets no marks
   * when it is wrong
   */
  readonly isBlanket: boolean;
  /**
   * whether all entries of the answer are equal, so that some are half right by chance; such an answer gets 0
   * marks under the penalty 'per-error'
   */
  readonly isAlike?: boolean;
  /** whether the answer, which is one entry, is worth half of the marks, unless any error costs all of them */
  readonly isHalfRight?: true;
}

export const NO_ERRORS: PartErrors = { differences: [], errors: 0, entries: 1, isBlanket: false };

/** Returns the errors of an answer that consists of one entry, which is wrong or blank. */
export function errorAtNode(node: NodeId, isBlank: boolean): PartErrors {
  return {
    differences: [{ node, fault: isBlank ? 'blank' : 'wrong' }],
    errors: 1,
    entries: 1,
    isBlanket: true,
  };
}

/**
 * Compares the entries at nodes with the right entries. `stepOf` returns the step at which the right run
 * decides a node, by which the errors are sorted.
 */
export function entryErrors<T>(
  nodes: readonly NodeId[],
  given: ReadonlyMap<NodeId, T>,
  right: ReadonlyMap<NodeId, T>,
  stepOf: (node: NodeId) => number,
  compare: (entry: T, right: T, node: NodeId) => DifferenceFault | null,
): PartErrors {
  const differences: Difference[] = [];
  for (const node of nodes) {
    const [entry, due] = [given.get(node), right.get(node)];
    const fault = entry === undefined || due === undefined ? missing(entry, due) : compare(entry, due, node);
    if (fault !== null) differences.push({ node, fault });
  }
  differences.sort((a, b) => stepOf(a.node) - stepOf(b.node));
  const errors = differences.reduce((sum, { fault }) => sum + (fault === 'half' ? 0.5 : 1), 0);
  const entries = nodes.filter((node) => right.has(node)).length;
  return { differences, errors, entries, isBlanket: errors > 0 && !nodes.some((node) => given.has(node)) };
}

function missing(entry: unknown, due: unknown): DifferenceFault | null {
  if (entry === undefined) return due === undefined ? null : 'blank';
  return 'extra';
}

/**
 * Whether a number that the student wrote counts as the right one, without the ply of a timed value: equal except for
 * rounding errors of a sum or, when the right number has more than two decimals, rounded to at least two decimals.
 */
export function sameNumber(given: number, right: number): boolean {
  if (given === untimed(right)) return true;
  if (!Number.isFinite(given) || !Number.isFinite(right)) return false;
  const apart = Math.abs(given - right);
  if (apart <= 1e-9 * Math.max(1, Math.abs(right))) return true;
  const isLong = Math.abs(right * 100 - Math.round(right * 100)) > 1e-6;
  return isLong && [2, 3, 4, 5, 6].some((places) => given === Number(right.toFixed(places)));
}
