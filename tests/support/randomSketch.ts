/** Random trees with everything in them that trips a search up. */

import type { Random } from '../../src/core/random/seeded.ts';
import { opponentOf } from '../../src/core/tree/nodeKind.ts';
import type { Sketch } from './sketch.ts';

export interface Traits {
  /** at most this many nodes */
  readonly nodes: number;
  /** chance nodes may occur */
  readonly chance: boolean;
  /** no decision follows a decision of the same side */
  readonly alternating: boolean;
  /** unknown leaves may occur, and infinities of both signs below chance nodes */
  readonly halting: boolean;
}

export const ANY_TREE: Traits = { nodes: 200, chance: true, alternating: false, halting: false };

type Side = 'max' | 'min';

/** Few values make ties; decimals and eighths make sums that do not come out even. */
const PALETTES: readonly ((random: Random) => number)[] = [
  (random) => random.below(3),
  (random) => random.below(19) - 9,
  (random) => (random.below(41) - 20) / 10,
  (random) => (random.below(81) - 40) / 8,
  (random) => random.below(2001) - 1000,
];

export function randomSketch(random: Random, traits: Traits): Sketch {
  const hasChance = traits.chance && random.flip(0.4);
  const leaf = leafMaker(random, hasChance, traits.halting);
  return grow(traits.nodes, random.pick<Side>(['max', 'min']));

  function grow(budget: number, turn: Side): Sketch {
    if (budget <= 1 || random.flip(0.05)) return leaf();
    if (hasChance && random.flip(0.25)) {
      const shares = split(random, budget - 1);
      const outcomes = shares.map((share) => grow(share, turn));
      const chance = probabilities(random, outcomes.length).map((p, index) => [p, outcomes[index]!] as const);
      return { chance };
    }
    const side = !traits.alternating && random.flip(0.15) ? opponentOf(turn) : turn;
    const children = split(random, budget - 1).map((share) => grow(share, opponentOf(side)));
    return side === 'max' ? { max: children } : { min: children };
  }
}

/** Below chance nodes only one of the infinities, or a sum might not exist. */
function leafMaker(random: Random, hasChance: boolean, halting: boolean): () => number | null {
  const palette = random.pick(PALETTES);
  const both = [Infinity, -Infinity];
  const infinities = hasChance && !halting ? [random.pick(both)] : both;
  const infinite = random.flip(0.3) ? random.pick([0.05, 0.3]) : 0;
  const unknown = halting && random.flip(0.5) ? 0.1 : 0;
  return () => {
    if (random.flip(infinite)) return random.pick(infinities);
    return random.flip(unknown) ? null : palette(random) + 0;
  };
}

/** One to four shares of a budget, each at least 1. */
function split(random: Random, budget: number): number[] {
  const parts = Math.min(budget, random.flip(0.15) ? 1 : 2 + random.below(3));
  const shares = Array.from({ length: parts }, () => 1);
  const weights = shares.map(() => random.fraction());
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return shares.map((one, index) => one + Math.floor(((budget - parts) * weights[index]!) / whole));
}

/** n probabilities with sum 1, some of them 0, as fractions or decimals. */
function probabilities(random: Random, n: number): string[] {
  const whole = random.pick([2, 3, 4, 5, 6, 7, 8, 10, 20, 36]);
  const parts = Array.from({ length: n }, () => 0);
  if (random.flip(0.7) && whole >= n) parts.fill(1);
  for (let left = whole - parts.reduce((sum, part) => sum + part, 0); left > 0; left -= 1) {
    const index = random.below(n);
    parts[index] = parts[index]! + 1;
  }
  const decimal = [2, 4, 5, 8, 10, 20].includes(whole) && random.flip(0.5);
  return parts.map((part) => (decimal ? String(part / whole) : `${part}/${whole}`));
}
