/** What is written beside the nodes of a picture, so that no text runs into another. */

import type { NodeId } from '../core/tree/nodeId.ts';
import type { Layout } from './placement.ts';
import { blockReach, hasRoom, nameWithin, OFF_HALO } from './textBlock.ts';

/** What could be written at a node. */
export interface NodeWish {
  /** "" for none */
  readonly bounds: string;
  /** what else there is to say, where there is room; "" for nothing */
  readonly note?: string;
  /** the search or the reader is there: written also where the ply is crowded */
  readonly isPointed: boolean;
  /** it has a halo */
  readonly isCurrent: boolean;
  /** the reader looks at it: what is written there comes before what is written elsewhere */
  readonly comesFirst?: boolean;
}

export interface NodeTexts {
  readonly name: string;
  readonly bounds: string;
  readonly note: string;
}

/** Names and bounds of the nodes that wish for some, as far as they keep clear of each other; `wishes` in preorder. */
export function textsBeside(
  layout: Layout,
  wishes: ReadonlyMap<NodeId, NodeWish>,
): ReadonlyMap<NodeId, NodeTexts> {
  const { tree, names, metrics, placements } = layout;
  const texts = new Map<NodeId, NodeTexts>();
  /** by ply, how far to the right something is written */
  const taken: number[] = [];
  /** where something is written before all others: by depth, from, to */
  const firstSpans: (readonly [number, number, number])[] = [];
  const [current] = [...wishes].find(([, wish]) => wish.isCurrent) ?? [null];
  const halo = current === null ? undefined : placements[current];
  const first = [...wishes].filter(([, wish]) => wish.comesFirst === true);
  const others = [...wishes].filter(([, wish]) => wish.comesFirst !== true);
  for (const [node, { bounds, note = '', isPointed, isCurrent, comesFirst = false }] of [
    ...first,
    ...others,
  ]) {
    const placement = placements[node];
    const side = placement?.side ?? null;
    if (placement === undefined || side === null || (side.isQuiet && !isPointed)) continue;
    const depth = tree.depth(node);
    const name = nameWithin(names.of(node), side, metrics);
    const edge = placement.x + (side.isRight ? 1 : -1) * (placement.width / 2);
    const spanOf = (reach: number) =>
      (side.isRight ? [edge, edge + reach] : [edge - reach, edge]) as [number, number];
    const isInPly = halo !== undefined && !isCurrent && tree.depth(halo.node) === depth;
    const isFree = (lines: readonly string[]) => {
      const reach = blockReach(side, metrics, lines, isCurrent);
      // A neighbour's halo reaches farther than its shape.
      if (isInPly && side.isRight === halo.x > placement.x) {
        const between = Math.abs(halo.x - placement.x) - (halo.width + placement.width) / 2;
        if (reach + OFF_HALO > between) return false;
      }
      const [from, to] = spanOf(reach);
      const gap = metrics.em * 0.3;
      if (firstSpans.some(([ply, left, right]) => ply === depth && right + gap >= from && to + gap >= left))
        return false;
      return side.isRight || from > (taken[depth] ?? 0) + gap;
    };
    if (!isFree([name])) continue;
    const hasBounds = bounds !== '' && hasRoom(side, metrics, bounds) && isFree([name, bounds]);
    // A note stands behind the name, or in the place of bounds.
    const noted = hasBounds ? [`${name} ${note}`, bounds] : [name, note];
    const isNoted = note !== '' && noted.every((line) => hasRoom(side, metrics, line)) && isFree(noted);
    const lines = isNoted ? noted : hasBounds ? [name, bounds] : [name];
    texts.set(node, { name, bounds: hasBounds ? bounds : '', note: isNoted ? note : '' });
    const [from, to] = spanOf(blockReach(side, metrics, lines, isCurrent));
    if (comesFirst) firstSpans.push([depth, from, to]);
    else if (side.isRight) taken[depth] = to;
  }
  return texts;
}
