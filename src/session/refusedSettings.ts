/** The notices about a search that a link or a file asks for and that its tree does not allow. */
import { type AlgorithmName, playsToEnds } from '../core/search/algorithms.ts';
import { infiniteLeaf } from '../core/search/infiniteLeaf.ts';
import { ROOT } from '../core/tree/nodeId.ts';
import { leafAndParent } from '../words/leafAndParent.ts';
import type { Notice } from './notice.ts';
import { runOf } from './runOf.ts';
import type { Subject } from './subject.ts';

/** Returns the notice that the algorithm is not offered; it names the leaf when one is the reason. */
export function notOffered({ tree, names }: Subject, algorithm: AlgorithmName): Notice {
  const infinite = playsToEnds(algorithm) ? infiniteLeaf(tree) : null;
  if (infinite === null) return { kind: 'not-offered', algorithm };
  const [leaf, parent] = leafAndParent(names, infinite);
  return { kind: 'not-offered', algorithm, leaf, ...(parent !== undefined && { parent }) };
}

/** Returns the notice that the priors are not as many as the moves at the root; none when they are, or do not count. */
export function priorsNotices(shown: Parameters<typeof runOf>[0]): readonly Notice[] {
  const { algorithm, limits } = shown;
  const priors = playsToEnds(algorithm) && limits?.selection === 'puct' ? limits.priors : null;
  if (priors === null) return [];
  const { tree } = runOf(shown);
  const moves = tree.isLeaf(ROOT) ? 0 : tree.moveCount(ROOT);
  return priors.length === moves ? [] : [{ kind: 'wrong-priors', priors: priors.length, moves }];
}
