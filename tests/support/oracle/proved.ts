/** What the leaves seen so far prove about every node: interval evaluation, from nothing else. */
import type { PlainNode } from './plainTree.ts';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The interval of each node, by id. `seen` holds ids of leaves. */
export function provedEverywhere(
  root: PlainNode,
  seen: ReadonlySet<number>,
  [least, most]: readonly [number, number],
): Interval[] {
  const intervals: Interval[] = [];
  prove(root);
  return intervals;

  function prove(node: PlainNode): Interval {
    const below = node.children.map(prove);
    const interval = combine(node, below);
    intervals[node.id] = interval;
    return interval;
  }

  function combine(node: PlainNode, below: readonly Interval[]): Interval {
    const lows = below.map(({ low }) => low);
    const highs = below.map(({ high }) => high);
    switch (node.kind) {
      case 'leaf':
        return seen.has(node.id) ? { low: node.value, high: node.value } : { low: least, high: most };
      case 'max':
        return { low: Math.max(...lows), high: Math.max(...highs) };
      case 'min':
        return { low: Math.min(...lows), high: Math.min(...highs) };
      case 'chance':
        return { low: weigh(node, lows, -Infinity), high: weigh(node, highs, Infinity) };
    }
  }
}

/** Σ p·end; one end at `unknown` leaves the sum there. */
function weigh(node: PlainNode, ends: readonly number[], unknown: number): number {
  const counted = ends.map((end, index) => ({ end, share: node.children[index]!.share }));
  const possible = counted.filter(({ share }) => share > 0);
  if (possible.some(({ end }) => end === unknown)) return unknown;
  return possible.reduce((sum, { end, share }) => sum + share * end, 0) / node.shares;
}
