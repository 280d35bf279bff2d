/** The rewards of Monte-Carlo tree search: what the value of a terminal position counts for MAX. */
import type { Random } from '../random/seeded.ts';
import type { GameTree, NodeId } from '../tree/index.ts';
import type { SimulationSettings } from './searchSettings.ts';
import type { Source } from './source.ts';

export interface Rewards {
  /** the least and the greatest reward; null when neither is known, and then their span counts as 1 */
  readonly range: readonly [low: number, high: number] | null;
  /** whether the rewards are 1, ½ and 0, for a win of MAX, a draw and a win of MIN */
  readonly isWinOrLoss: boolean;
  /** Returns the reward of a terminal position's value, which is drawn when the value is a probability. */
  of(value: number, random: Random): number;
  /** Whether the value of a terminal position has a reward: one that is read as a probability is between 0 and 1. */
  has(value: number): boolean;
}

/**
 * Returns the rewards of a source: in a game 1, ½ or 0 by the winner; in a tree the values of its leaves, or 1 with the
 * probability that a leaf states and otherwise 0.
 */
export function rewardsOf(
  source: Pick<Source<unknown, unknown>, 'isWonOrLost' | 'valueRange'>,
  { leaves }: Pick<SimulationSettings, 'leaves'>,
): Rewards {
  const has = () => true;
  if (source.isWonOrLost === true)
    return { range: [0, 1], isWinOrLoss: true, has, of: (value) => (Math.sign(value) + 1) / 2 };
  if (leaves === 'reward')
    return { range: source.valueRange ?? null, isWinOrLoss: false, has, of: (value) => value };
  const drawn = (value: number, random: Random) => (random.flip(value) ? 1 : 0);
  return { range: [0, 1], isWinOrLoss: false, has: isProbability, of: drawn };
}

function isProbability(value: number): boolean {
  return value >= 0 && value <= 1;
}

/** Returns the first leaf that states no probability, because its value is not between 0 and 1; null when all do. */
export function leafWithoutChance(tree: GameTree): NodeId | null {
  return tree.leaves().find((leaf) => tree.value(leaf) < 0 || tree.value(leaf) > 1) ?? null;
}
