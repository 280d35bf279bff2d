/** The state of every node after k moments, by playing the story again from its beginning. */
import type { Span } from './openCall.ts';
import type { PlainNode } from './plainTree.ts';
import { type Interval, provedEverywhere } from './proved.ts';
import type { Moment } from './story.ts';

export interface ReplayedState {
  readonly status: 'waiting' | 'open' | 'done' | 'pruned';
  readonly range: Interval;
  /** the same, where every leaf is the end of a game */
  readonly proved: Interval;
  readonly value: number | null;
  readonly window: Span | null;
  readonly decidingChild: number | null;
  readonly prunedFrom: number | null;
}

/** States by node id. */
export function replay(
  root: PlainNode,
  moments: readonly Moment[],
  step: number,
  leafBounds: readonly [number, number],
): ReplayedState[] {
  const last = new Map<number, Moment>();
  const returnedAt = new Map<number, number>();
  const cutAt = new Map<number, number>();
  const seen = new Set<number>();
  for (const moment of moments.slice(0, step)) {
    last.set(moment.node, moment);
    if (moment.kind === 'leaf') seen.add(moment.node);
    if (moment.kind === 'update') returnedAt.set(moment.node, (returnedAt.get(moment.node) ?? 0) + 1);
    if (moment.kind === 'cutoff') cutAt.set(moment.node, returnedAt.get(moment.node) ?? 0);
  }
  const ranges = provedEverywhere(root, seen, leafBounds);
  return root.everyNode().map((node) => {
    const moment = last.get(node.id);
    return {
      status: moment === undefined ? absence(node) : presence(moment),
      range: ranges[node.id]!,
      proved: ranges[node.id]!,
      value: moment?.value ?? null,
      window: moment?.window ?? null,
      decidingChild: moment?.decidingChild ?? null,
      prunedFrom: cutAt.get(node.id) ?? null,
    };
  });

  /** Pruned if an ancestor stopped, waiting if it may still come. */
  function absence(node: PlainNode): 'pruned' | 'waiting' {
    return node.path().some((ancestor) => cutAt.has(ancestor.id)) ? 'pruned' : 'waiting';
  }

  function presence({ kind }: Moment): 'done' | 'open' {
    return kind === 'exit' || kind === 'leaf' ? 'done' : 'open';
  }
}
