import { type AlgorithmName, bringsVectors, handsWindow } from '../search/algorithms.ts';

/**
 * Four ways to write a node's bounds, each found in courses: the window (α, β) it holds; the range
 * [lo, hi] that is proved; one bound a node, α at MAX and β at MIN (Nilsson); the pair [α, β] with v
 * taken in before the test, so that a cut shows crossed bounds.
 */
export const BOUND_NOTATIONS = ['window', 'range', 'one', 'pair'] as const;
export type BoundNotation = (typeof BOUND_NOTATIONS)[number];

/** Whether there are bounds to write: what is proved of values there always is, windows where they are handed down. */
export function showsBounds(notation: BoundNotation, algorithm: AlgorithmName): boolean {
  return handsWindow(algorithm) || (notation === 'range' && !bringsVectors(algorithm));
}
