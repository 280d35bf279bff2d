/** Wrong entries, as grading finds them and feedback describes them. */
import type { NodeId } from '../../core/tree/nodeId.ts';
import type { FieldName } from '../formats/fields.ts';

/**
 * How an entry differs from the right one. `missed`: not crossed out or listed although it should be; `over`: crossed
 * out or listed although it should not be; `wrong`: another entry; `half`: a number where only that bound is known, or
 * a window with one right end; `blank`: no entry where there should be one; `extra`: an entry at a node that is never
 * called; `misplaced`: in the list, but at the wrong place.
 */
export const FAULTS = ['missed', 'over', 'wrong', 'half', 'blank', 'extra', 'misplaced'] as const;
export type DifferenceFault = (typeof FAULTS)[number];

/** One wrong entry. */
export interface Difference {
  readonly node: NodeId;
  readonly fault: DifferenceFault;
  /** the field in which it stands, when the answer has several */
  readonly field?: FieldName;
}

export interface PartErrors {
  /** the wrong entries, in the order in which the right run decides them as far as it does */
  readonly differences: readonly Difference[];
  /** the number of errors; a half entry is half an error */
  readonly errors: number;
  /**
   * the number of entries in the right answer; one error costs at most the share of one entry; 0 if the right answer is
   * blank
   */
  readonly entries: number;
  /**
   * whether nothing was given or gained, or everything was treated alike: a wrong answer of that kind counts as none
   */
  readonly isBlanket: boolean;
  /**
   * whether every entry is the same, so that some are half right by chance; under the penalty 'per-error' such an
   * answer gets 0
   */
  readonly isAlike?: boolean;
}

export const NO_ERRORS: PartErrors = { differences: [], errors: 0, entries: 1, isBlanket: false };

/** Returns the errors when a single thing was asked and is wrong. */
export function errorAtNode(node: NodeId, isBlank: boolean): PartErrors {
  return {
    differences: [{ node, fault: isBlank ? 'blank' : 'wrong' }],
    errors: 1,
    entries: 1,
    isBlanket: true,
  };
}

/** Compares entries at nodes; `stepOf` gives the step at which the right run decides a node. */
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
 * Whether a written number is the right one: equal up to the noise of a sum, or, for a number with more than two
 * places, rounded to at least two, as on paper.
 */
export function sameNumber(given: number, right: number): boolean {
  if (given === right) return true;
  if (!Number.isFinite(given) || !Number.isFinite(right)) return false;
  const apart = Math.abs(given - right);
  if (apart <= 1e-9 * Math.max(1, Math.abs(right))) return true;
  const isLong = Math.abs(right * 100 - Math.round(right * 100)) > 1e-6;
  return isLong && [2, 3, 4, 5, 6].some((places) => given === Number(right.toFixed(places)));
}
