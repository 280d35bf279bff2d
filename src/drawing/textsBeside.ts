/** What is written beside the nodes of a picture, so that no text runs into another. */

import { late } from '../core/late.ts';
import { oncePer } from '../core/oncePer.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import type { Line } from './edgeGeometry.ts';
import { type Box, boxesMeet, type NamePlace } from './namePlace.ts';
import type { EdgeId, Layout, Placement } from './placement.ts';
import { labelBaseline, labelRoom } from './shapes.ts';
import { blockBox, blockReach, hasRoom, nameWithin, OFF_HALO } from './textBlock.ts';
import { textWidth } from './textWidth.ts';

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
  /** its name is said now: it has a place before anything else is written, wherever that is */
  readonly isSpoken?: boolean;
  /** its name is to stand wherever there is room, after all others */
  readonly isWanted?: boolean;
  /** what may come to stand behind its name, as a verdict, if that is not at the side of the shape */
  readonly behind?: string;
  /** nothing stands in its shape, nor is anything to be written there: its name may */
  readonly isEmpty?: boolean;
}

export interface NodeTexts {
  readonly name: string;
  readonly bounds: string;
  readonly note: string;
  /** where the name stands if not at the side of its shape */
  readonly place: NamePlace | null;
}

/** What is drawn otherwise than the layout alone says. */
export interface DrawnNow {
  /** edges with a band, and edges that are struck */
  readonly bands: ReadonlySet<EdgeId>;
  readonly strikes: ReadonlySet<EdgeId>;
  /** a name may be set so small where there is no room else, px; as the others are if not said */
  readonly leastName?: number | undefined;
  /** what else is drawn, as lines that no name stands on */
  readonly lines?: readonly Line[];
  /** edges may run through the rows of shapes: no place at a side is sure */
  readonly isGraph?: boolean;
}

const BARE: DrawnNow = { bands: new Set(), strikes: new Set() };

const spots = late(() => import('./nameSpots.ts'));

/** What was written so far. */
interface Written {
  readonly texts: Map<NodeId, NodeTexts>;
  /** by ply, how far to the right something is written */
  readonly taken: number[];
  /** where something is written before all others: by depth, from, to */
  readonly firstSpans: (readonly [number, number, number])[];
  /** what is written before all others, the lines that lead to it, and others to keep clear of */
  readonly boxes: Box[];
  readonly leaders: Line[];
}

/** Names and bounds of the nodes that wish for some, as far as they keep clear of each other; `wishes` in preorder. */
export function textsBeside(
  layout: Layout,
  wishes: ReadonlyMap<NodeId, NodeWish>,
  now: DrawnNow = BARE,
): ReadonlyMap<NodeId, NodeTexts> {
  const written: Written = {
    texts: new Map(),
    taken: [],
    firstSpans: [],
    boxes: [],
    leaders: [...(now.lines ?? [])],
  };
  const [current = null] = [...wishes].find(([, wish]) => wish.isCurrent) ?? [];
  const halo = current === null ? null : (layout.placements[current] ?? null);
  const isFirst = ({ comesFirst = false, isSpoken = false }: NodeWish) => comesFirst || isSpoken;
  const all = [...wishes];
  const first = all.filter(([, wish]) => isFirst(wish));
  // Who has but one place to stand comes before who has several.
  const isFixed = ([node, wish]: (typeof all)[number]) => wish.comesFirst || !isCrowded(layout, node);
  for (const entry of [...first.filter(isFixed), ...first.filter((one) => !isFixed(one))]) {
    const [node, wish] = entry;
    if (writeAtSide(layout, node, wish, halo, written, now) || wish.isSpoken !== true) continue;
    if (writeElsewhere(layout, node, wish, current, written, now)) continue;
    // Its first letters are better than nothing.
    writeAtSide(layout, node, { ...wish, isSpoken: false }, halo, written, now);
  }
  for (const [node, wish] of all) if (!isFirst(wish)) writeAtSide(layout, node, wish, halo, written, now);
  for (const [node, wish] of all) {
    if (wish.isWanted !== true || written.texts.has(node)) continue;
    const isAtSide = writeAtSide(layout, node, { ...wish, isSpoken: true }, halo, written, now);
    if (!isAtSide) writeElsewhere(layout, node, wish, current, written, now);
  }
  return written.texts;
}

/** Whether the name has a place at the side of its shape only as long as nobody else is written there. */
function isCrowded({ placements }: Layout, node: NodeId): boolean {
  return placements[node]?.side?.isQuiet !== false;
}

/** Writes at the side where there is room; false where there is none, nor for the whole of a name that is said. */
function writeAtSide(
  layout: Layout,
  node: NodeId,
  wish: NodeWish,
  halo: Placement | null,
  written: Written,
  now: DrawnNow,
): boolean {
  const { tree, names, metrics } = layout;
  const { bounds, note = '', isPointed, isCurrent, comesFirst = false, isSpoken = false } = wish;
  const { texts, taken, firstSpans, boxes } = written;
  const placement = layout.placements[node];
  const side = placement?.side ?? null;
  if (placement === undefined || side === null || (side.isQuiet && !isPointed && !isSpoken)) return false;
  const depth = tree.depth(node);
  const name = nameWithin(names.of(node), side, metrics);
  const spanOf = (lines: readonly string[]): readonly [number, number] => {
    const { left, right } = blockBox(placement, side, metrics, lines, isCurrent);
    return [left, right];
  };
  const isInPly = halo !== null && !isCurrent && tree.depth(halo.node) === depth;
  const isFree = (lines: readonly string[]) => {
    // A neighbour's halo reaches farther than its shape.
    if (isInPly && side.isRight === halo.x > placement.x) {
      const between = Math.abs(halo.x - placement.x) - (halo.width + placement.width) / 2;
      if (blockReach(side, metrics, lines, isCurrent) + OFF_HALO > between) return false;
    }
    const [from, to] = spanOf(lines);
    const gap = metrics.em * 0.3;
    if (firstSpans.some(([ply, left, right]) => ply === depth && right + gap >= from && to + gap >= left))
      return false;
    if (boxes.length > 0) {
      const block = blockBox(placement, side, metrics, lines, isCurrent);
      if (boxes.some((box) => boxesMeet(block, box, gap / 2))) return false;
    }
    return side.isRight || from > (taken[depth] ?? 0) + gap;
  };
  if (!isFree([name])) return false;
  if (isSpoken && spots.come !== null) {
    if (name !== names.of(node)) return false;
    const box = blockBox(placement, side, metrics, [name], isCurrent);
    const current = halo?.node ?? null;
    const isSure = !side.isQuiet && now.isGraph !== true;
    if (!isSure && !spots.code.isClear(layout, node, box, sceneOf(written, now, current))) return false;
  }
  const hasBounds = bounds !== '' && hasRoom(side, metrics, bounds) && isFree([name, bounds]);
  // A note stands behind the name, or in the place of bounds.
  const noted = hasBounds ? [`${name} ${note}`, bounds] : [name, note];
  const isNoted = note !== '' && noted.every((line) => hasRoom(side, metrics, line)) && isFree(noted);
  const lines = isNoted ? noted : hasBounds ? [name, bounds] : [name];
  texts.set(node, { name, bounds: hasBounds ? bounds : '', note: isNoted ? note : '', place: null });
  const [from, to] = spanOf(lines);
  if (comesFirst || isSpoken) {
    firstSpans.push([depth, from, to]);
    boxes.push(blockBox(placement, side, metrics, lines, isCurrent));
  } else if (side.isRight) taken[depth] = to;
  return true;
}

/** From one size of names to the next smaller one that is tried. */
const SMALLER = 0.86;

/** A name is not looked for in a shape or anywhere else if it is longer, em. */
const LONGEST = 14;

/** Writes a name that is said in its empty shape, else wherever there is room near it, at last smaller. */
function writeElsewhere(
  layout: Layout,
  node: NodeId,
  { isEmpty = false, behind = '' }: NodeWish,
  current: NodeId | null,
  written: Written,
  now: DrawnNow,
): boolean {
  const { names, metrics } = layout;
  const name = names.of(node);
  const write = (place: NamePlace) => {
    written.texts.set(node, { name, bounds: '', note: '', place });
    return true;
  };
  if (isEmpty && fitsIn(layout, node)) return write(insideOf(layout)(node));
  if (spots.come === null || textWidth(name) > LONGEST) return false;
  const sizes = [metrics.smallerEm];
  for (let size = metrics.smallerEm * SMALLER; size >= (now.leastName ?? Infinity); size *= SMALLER)
    sizes.push(size);
  const found = spots.code.spotFor(layout, node, { name, behind }, sizes, sceneOf(written, now, current));
  if (found === null) return false;
  written.boxes.push(found.box);
  if (found.leader !== null) written.leaders.push(found.leader);
  return write(found.place);
}

function sceneOf({ boxes, leaders }: Written, { bands, strikes }: DrawnNow, current: NodeId | null) {
  return { bands, strikes, current, written: boxes, leaders };
}

/** Whether a name would be taken for a value there. */
const NUMERIC = /\d/;

function fitsIn({ placements, names, metrics: { smallerEm } }: Layout, node: NodeId): boolean {
  const name = names.of(node);
  const room = labelRoom(placements[node] as Placement, smallerEm);
  return !NUMERIC.test(name) && textWidth(name) * smallerEm <= room;
}

/** The place of a name in its shape: the same each time, so that nothing is drawn again. */
const insideOf = oncePer(({ placements, metrics: { smallerEm: size } }: Layout) => {
  const known = new Map<NodeId, NamePlace>();
  return (node: NodeId): NamePlace => {
    const { kind, height } = placements[node] as Placement;
    const place = known.get(node) ?? {
      ...{ x: 0, y: labelBaseline(kind, height, size), size },
      ...{ isInside: true, leader: null },
    };
    known.set(node, place);
    return place;
  };
});
