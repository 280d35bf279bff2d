/** What the leaves seen so far prove about every node: interval evaluation, from nothing else. */
import { type Exact, exactly, greatest, least, nearest } from './exact.ts';
import type { PlainNode } from './plainTree.ts';
import { expectation } from './trueValue.ts';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The interval of each node, by id. `seen` holds ids of leaves. */
export function provedEverywhere(
  root: PlainNode,
  seen: ReadonlySet<number>,
  [lowest, highest]: readonly [number, number],
): Interval[] {
  const intervals: Interval[] = [];
  const unseen = { low: exactly(lowest), high: exactly(highest) };
  prove(root);
  return intervals;

  function prove(node: PlainNode): ExactInterval {
    const below = node.children.map(prove);
    const interval = combine(node, below);
    intervals[node.id] = { low: nearest(interval.low), high: nearest(interval.high) };
    return interval;
  }

  function combine(node: PlainNode, below: readonly ExactInterval[]): ExactInterval {
    // This follows from the rest when probabilities add up to 1. Whoever adds plain sums knows the bounds all the same.
    if (below.length > 0 && below.every((interval) => interval === unseen)) return unseen;
    const lows = below.map(({ low }) => low);
    const highs = below.map(({ high }) => high);
    switch (node.kind) {
      case 'leaf':
        return seen.has(node.id) ? { low: exactly(node.value), high: exactly(node.value) } : unseen;
      case 'max':
        return { low: greatest(lows), high: greatest(highs) };
      case 'min':
        return { low: least(lows), high: least(highs) };
      case 'chance':
        return { low: weigh(node, lows, -Infinity), high: weigh(node, highs, Infinity) };
    }
  }
}

interface ExactInterval {
  readonly low: Exact;
  readonly high: Exact;
}

/** Σ P·end; one end at `unknown` leaves the sum there. */
function weigh(node: PlainNode, ends: readonly Exact[], unknown: number): Exact {
  const isPossible = (index: number) => node.children[index]!.share > 0;
  if (ends.some((end, index) => isPossible(index) && end === unknown)) return unknown;
  return expectation(node, ends);
}
