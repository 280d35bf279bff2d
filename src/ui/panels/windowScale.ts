/** Where a value stands on the number line from −∞ to +∞, as a share of its width. */
import type { GameTree } from '../../core/tree/gameTree.ts';

export type Scale = (value: number) => number;

const ENDS = 0.05;
const FINITE = 0.15;

const known = new WeakMap<GameTree, Scale>();

/** The finite leaf values spread over the middle; −∞ and +∞ stand at the ends. O(leaves) once a tree. */
export function windowScale(tree: GameTree): Scale {
  const scale = known.get(tree) ?? scaleFor(tree);
  known.set(tree, scale);
  return scale;
}

function scaleFor(tree: GameTree): Scale {
  let least = Infinity;
  let most = -Infinity;
  for (const leaf of tree.leaves()) {
    const value = tree.value(leaf);
    if (!Number.isFinite(value)) continue;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return (value) => {
    if (value === -Infinity) return ENDS;
    if (value === Infinity) return 1 - ENDS;
    return most > least ? FINITE + ((value - least) / (most - least)) * (1 - 2 * FINITE) : 0.5;
  };
}
