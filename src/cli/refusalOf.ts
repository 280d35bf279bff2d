/** Makes the refusals of an algorithm that cannot search a tree: why it cannot, and which algorithms can. */
import type { Searchable, Unsuited } from '../core/index.ts';
import {
  ALGORITHM,
  ALGORITHMS,
  type AlgorithmName,
  canSearch,
  playsToEnds,
} from '../core/search/algorithms.ts';
import { LIMITS } from '../core/tree/limits.ts';

/**
 * Returns the sentence that says why an algorithm cannot search a tree; null when it can. `depth` is the
 * depth limit, null for none, and `named` what the sentence calls the tree.
 */
export function refusalOf(
  algorithm: AlgorithmName,
  tree: Searchable,
  depth: number | null,
  named: string,
): string | null {
  const why = ALGORITHM[algorithm].unsuited(tree, depth);
  if (why === null) return null;
  if (why === 'no-ply') return `--depth ${depth}: ${algorithm} looks at least one ply deep`;
  const others = ALGORITHMS.filter((other) => canSearch(other, tree, depth) && !playsToEnds(other));
  return `${algorithm} ${UNSUITED[why](named)}; use --algorithm ${others.join(' or ')}`;
}

/**
 * Returns the sentence that refuses a growing tree for an algorithm that can search only a tree that exists
 * before the search.
 */
export function growthRefusal(algorithm: AlgorithmName): string {
  return `${algorithm} searches a tree that is there first; leave --growth out`;
}

const UNSUITED: Readonly<Record<Exclude<Unsuited, 'no-ply'>, (named: string) => string>> = {
  chance: (named) => `has no rule for the chance nodes of ${named}`,
  players: (named) => `has no rule for the players of ${named}`,
  infinite: (named) => `has no rule for the infinite leaves of ${named}`,
  'too-deep': (named) => `goes at most ${LIMITS.depth} plies deep, and ${named} is deeper`,
  'no-log': (named) => `is a program of your own, and no log of it is given for ${named}`,
  'no-players': (named) => `is for several players, and the leaves of ${named} are single numbers`,
};
