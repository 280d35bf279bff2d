/** Says why an algorithm does not search what was given, and which ones do. */
import type { Searchable, Unsuited } from '../core/search/algorithm.ts';
import { ALGORITHM, ALGORITHMS, type AlgorithmName, canSearch } from '../core/search/algorithms.ts';

/**
 * Returns null when the algorithm searches the tree to the depth, or to its ends (null). `named` is what the tree is
 * called in the sentence.
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
  const others = ALGORITHMS.filter((other) => canSearch(other, tree, depth)).join(' or ');
  return `${algorithm} ${UNSUITED[why](named)}; use --algorithm ${others}`;
}

/** Says that the tree of the algorithm's runs cannot grow. */
export function growthRefusal(algorithm: AlgorithmName): string {
  return `${algorithm} searches a tree that is there first; leave --growth out`;
}

const UNSUITED: Readonly<Record<Exclude<Unsuited, 'no-ply'>, (named: string) => string>> = {
  chance: (named) => `has no rule for the chance nodes of ${named}`,
  players: (named) => `has no rule for the players of ${named}`,
  'no-players': (named) => `is for several players, and the leaves of ${named} are single numbers`,
};
