import { type AlgorithmName, handsWindow, isDepthFirst, isListForm } from '../search/algorithms.ts';

/**
 * The four ways to write a node's bounds, each of which some course uses: the window (α, β) that the node holds; the
 * range [lo, hi] that is proved; one bound for each node, α at MAX and β at MIN (Nilsson); and the pair [α, β] after v
 * has narrowed it but before the cutoff test, so that a cutoff is written as crossed bounds.
 */
export const BOUND_NOTATIONS = ['window', 'range', 'one', 'pair'] as const;
export type BoundNotation = (typeof BOUND_NOTATIONS)[number];

/**
 * Whether runs of the algorithm have the bounds that the notation writes: proved ranges exist for every search that
 * returns single values, windows only when the search passes them down.
 */
export function showsBounds(notation: BoundNotation, algorithm: AlgorithmName): boolean {
  return (
    handsWindow(algorithm) || (notation === 'range' && (isDepthFirst(algorithm) || isListForm(algorithm)))
  );
}
