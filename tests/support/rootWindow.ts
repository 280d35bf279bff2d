/** Windows for the root of a tree. */
import type { Random } from '../../src/core/random/seeded.ts';
import type { SearchWindow } from '../../src/core/search/searchWindow.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';

/** Ends among the leaf values and beside them; now and then one that is infinite. */
export function windowFor(tree: GameTree, random: Random): SearchWindow {
  const values = [
    0,
    ...tree
      .leaves()
      .map((leaf) => tree.value(leaf))
      .filter(Number.isFinite),
  ];
  const end = () => random.pick(values) + random.pick([-1, 0, 0, 1]);
  const [one, other] = [end(), end()];
  const [alpha, beta] = [Math.min(one, other), Math.max(one, other)];
  if (random.below(6) === 0) return { alpha: -Infinity, beta };
  if (random.below(6) === 0) return { alpha, beta: Infinity };
  return { alpha, beta: alpha === beta ? beta + 1 : beta };
}
