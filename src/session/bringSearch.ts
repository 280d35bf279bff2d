/** Loads the code of searches that does not come with the first picture. */
import { type AlgorithmName, bringsTree, playsToEnds } from '../core/search/algorithms.ts';
import { isLater } from '../core/search/laterSearch.ts';

const ANY_TREE = { players: 0 };

/** Loads what a search by the algorithm needs; rejects when it cannot be loaded. */
export async function bringSearch(algorithm: AlgorithmName | undefined): Promise<void> {
  if (algorithm === undefined) return;
  if (playsToEnds(algorithm)) await import('../drawing/simulationAdded.ts');
  else if (bringsTree(algorithm, ANY_TREE)) await import('../families/furtherRows.ts');
  else if (isLater(algorithm)) await import('../core/run/furtherSearches.ts');
}
