/** Trees of which many leaves are won or lost, for the rule that prefers the soonest win. */
import type { Random } from '../../src/core/random/seeded.ts';
import { timedValue } from '../../src/core/tree/timedValue.ts';
import type { Sketch } from './sketch.ts';

/** Returns the same tree with half of the leaves won or lost. */
export function withWins(sketch: Sketch, random: Random): Sketch {
  return leavesAs(sketch, (value) => (random.flip(0.5) ? random.pick([Infinity, -Infinity]) : value), 0);
}

/** Returns the tree as that rule sees it: infinite values say at which ply the game ends. */
export function withPlies(sketch: Sketch): Sketch {
  return leavesAs(
    sketch,
    (value, depth) => (Math.abs(value) === Infinity ? timedValue(value, depth) : value),
    0,
  );
}

function leavesAs(sketch: Sketch, leaf: (value: number, depth: number) => number, depth: number): Sketch {
  if (sketch === null) return null;
  if (typeof sketch === 'number') return leaf(sketch, depth);
  if ('max' in sketch) return { max: sketch.max.map((child) => leavesAs(child, leaf, depth + 1)) };
  if ('min' in sketch) return { min: sketch.min.map((child) => leavesAs(child, leaf, depth + 1)) };
  throw new Error('plies are not counted below chance nodes');
}
