/** Loads the code of searches that does not come with the first picture. */
import { type AlgorithmName, playsToEnds } from '../core/search/algorithms.ts';

/** Loads what a search by the algorithm needs; rejects when it cannot be loaded. */
export async function bringSearch(algorithm: AlgorithmName | undefined): Promise<void> {
  if (algorithm !== undefined && playsToEnds(algorithm)) await import('../drawing/simulationAdded.ts');
}
