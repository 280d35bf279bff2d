/** Draws the shape of a random tree: plies, children, probabilities, but no values. */
import type { GameTree } from '../tree/index.ts';
import { type InnerKind, opponentOf } from '../tree/nodeKind.ts';
import { gcd, type Probability, parseProbability } from '../tree/probability.ts';
import { type NodeAttributes, TreeBuilder } from '../tree/treeBuilder.ts';
import { type Random, shuffled } from './seeded.ts';
import type { RandomTreeWish } from './treeWish.ts';

/** The probability that a branch of an uneven tree ends at a ply that is not the last. */
const ENDS_EARLY = 1 / 4;
/** The probability that a ply becomes a chance ply, in addition to the one chance ply that is always made. */
const MORE_CHANCE = 1 / 3;
/** The number of consecutive decision plies that a deep cutoff needs. */
const DEEP_PLIES = 4;

/**
 * Returns a random tree of the wished depth and branching; its leaves are all unknown. The wish must not be one that is
 * refused.
 */
export function randomShape(wish: RandomTreeWish, random: Random): GameTree {
  const { depth, uneven, branching } = wish;
  const kinds = plyKinds(wish, random);
  // The tree gets one path to the full depth and a branch beside it that ends at this ply, so it is uneven and as deep
  // as asked.
  const stubPly = uneven ? 1 + random.below(depth - 1) : 0;
  const builder = new TreeBuilder();
  grow(0, true, {});
  return builder.finish();

  function grow(ply: number, isOnPath: boolean, attributes: NodeAttributes): void {
    const kind = kinds[ply];
    if (kind === undefined) {
      builder.leaf(Number.NaN, attributes);
      return;
    }
    const hasStub = isOnPath && ply + 1 === stubPly;
    const count = childCount(kind === 'chance' || hasStub ? 2 : 1);
    const next = isOnPath ? random.below(count) : -1;
    const stub = hasStub ? (next + 1 + random.below(count - 1)) % count : -1;
    const probabilities = kind === 'chance' ? chanceProbabilities(count, random) : [];
    builder.open(kind, attributes);
    for (let i = 0; i < count; i += 1) {
      const probability = probabilities[i];
      const isStub = i === stub || (uneven && i !== next && random.flip(ENDS_EARLY));
      grow(isStub ? depth : ply + 1, i === next, probability === undefined ? {} : { probability });
    }
    builder.close();
  }

  function childCount(atLeast: number): number {
    const [least, most] = branching;
    const from = Math.min(Math.max(least, atLeast), most);
    return from + random.below(most - from + 1);
  }
}

/**
 * Returns who decides at each ply. Chance plies are whole plies, never two in a row and never the first, as textbooks
 * draw them; the sides keep alternating across them.
 */
function plyKinds(wish: RandomTreeWish, random: Random): InnerKind[] {
  const isChance = chancePlies(wish, random);
  let side = opponentOf(wish.root);
  return isChance.map((chance) => {
    if (chance) return 'chance';
    side = opponentOf(side);
    return side;
  });
}

function chancePlies({ depth, chance, demand }: RandomTreeWish, random: Random): boolean[] {
  const plies = Array.from({ length: depth }, () => false);
  if (!chance) return plies;
  const runNeeded = demand === 'deep-cutoff' ? DEEP_PLIES : 1;
  const candidates = shuffled([...plies.keys()].slice(1), random);
  for (const ply of candidates) {
    if (plies[ply - 1] === true || plies[ply + 1] === true) continue;
    if (plies.includes(true) && !random.flip(MORE_CHANCE)) continue;
    if (longestRunWithout(plies.with(ply, true)) >= runNeeded) plies[ply] = true;
  }
  return plies;
}

function longestRunWithout(chance: readonly boolean[]): number {
  let [longest, run] = [0, 0];
  for (const is of chance) {
    run = is ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Denominators that people calculate with; tenths are written as decimals. */
const DENOMINATORS = [2, 3, 4, 6, 10] as const;

/**
 * Returns the probabilities of `n` outcomes as texts, none of them 0: fractions such as 1/2, or tenths such as 0.3,
 * with a sum of exactly 1. More than ten outcomes are equally likely.
 */
function chanceProbabilities(n: number, random: Random): Probability[] {
  const fitting = DENOMINATORS.filter((denominator) => denominator >= n);
  const whole = fitting.length > 0 ? random.pick(fitting) : n;
  const parts = Array.from({ length: n }, () => 1);
  for (let left = whole - n; left > 0; left -= 1) {
    const index = random.below(n);
    parts[index] = (parts[index] as number) + 1;
  }
  return parts.map((part) => probabilityOf(part, whole));
}

function probabilityOf(part: number, whole: number): Probability {
  const text = textOf(part, whole);
  const probability = parseProbability(text);
  if (probability === null) throw new Error(`"${text}" is not a probability`);
  return probability;
}

function textOf(part: number, whole: number): string {
  if (part === whole) return '1';
  if (whole === 10) return `0.${part}`;
  const divisor = gcd(part, whole);
  return `${part / divisor}/${whole / divisor}`;
}
