import type { Random } from '../../src/core/random/seeded.ts';
import type { UniformShape } from '../../src/core/tree/uniformShape.ts';
import { plainTree } from './oracle/plainTree.ts';
import { trueValue } from './oracle/trueValue.ts';
import type { Sketch } from './sketch.ts';

/** A uniform tree of distinct leaves under a MAX or MIN root, the best child of every node first. */
export function perfectlyOrdered({ branching, depth }: UniformShape, random: Random): Sketch {
  const values = shuffled(
    Array.from({ length: branching ** depth }, (_, index) => index),
    random,
  );
  return grow(depth, random.flip(0.5));

  function grow(height: number, maximising: boolean): Sketch {
    if (height === 0) return values.pop()!;
    const children = Array.from({ length: branching }, () => grow(height - 1, !maximising));
    const valued = children.map((child) => ({ child, value: trueValue(plainTree(child)) }));
    valued.sort((a, b) => (maximising ? b.value - a.value : a.value - b.value));
    const ordered = valued.map(({ child }) => child);
    return maximising ? { max: ordered } : { min: ordered };
  }
}

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  const result: T[] = [];
  while (rest.length > 0) result.push(...rest.splice(random.below(rest.length), 1));
  return result;
}
