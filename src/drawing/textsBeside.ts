/** What is written beside the nodes of a picture, so that no text runs into another. */

import { memoizeByObject } from '../core/memoizeByObject.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import type { Line } from './edgeGeometry.ts';
import { meetsLine } from './edgeLabels.ts';
import { type Box, boxesMeet, middleOf, type NamePlace } from './namePlace.ts';
import type { NameFinder } from './nameSpots.ts';
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
  /** the page names it now: its name has a place before anything else is written, wherever that is */
  readonly isNamed?: boolean;
  /** only a list or a panel names it: its name comes after those of the sentence */
  readonly isListed?: boolean;
  /** it stands at the head of a list: its name comes before others that lists name */
  readonly isHead?: boolean;
  /** its name is to stand wherever there is room, after all others */
  readonly isNamedLast?: boolean;
  /** the widest sign, as a verdict, that may come to stand below its name, or behind it; "" for none */
  readonly sign?: string;
  /** the sign that stands there now: room for it is enough where there is none for the widest */
  readonly signNow?: string;
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
  /** the smallest size of a name that has no room at the usual size, px; undefined: names are never made smaller */
  readonly leastName?: number | undefined;
  /** finds places for names that have no room beside their shapes; without it only names that have room in any case are written */
  readonly finder?: NameFinder | undefined;
  /** what else is drawn, as lines that no name stands on */
  readonly lines?: readonly Line[];
  /** edges may run through the rows of shapes: no place at a side is sure */
  readonly isGraph?: boolean;
  /** the nodes that are drawn by now, if the search makes its tree; else undefined */
  readonly there?: ReadonlySet<NodeId> | undefined;
}

const BARE: DrawnNow = { bands: new Set(), strikes: new Set() };

/** What was written so far. */
interface Written {
  readonly texts: Map<NodeId, NodeTexts>;
  /** by ply, how far to the right something is written */
  readonly taken: number[];
  /** what no later text may meet, and the lines that lead to names */
  readonly boxes: Box[];
  readonly leaders: Line[];
}

/** Names and bounds of the nodes that wish for some, as far as they keep clear of each other; `wishes` in preorder. */
export function textsBeside(
  layout: Layout,
  wishes: ReadonlyMap<NodeId, NodeWish>,
  now: DrawnNow = BARE,
): ReadonlyMap<NodeId, NodeTexts> {
  const all = [...wishes];
  const isFirst = ({ comesFirst = false, isNamed = false }: NodeWish) => comesFirst || isNamed;
  const scene = firstWritten(
    layout,
    all.filter(([, wish]) => isFirst(wish)),
    now,
    all.find(([, wish]) => wish.isCurrent)?.[0] ?? null,
  );
  const { written } = scene;
  const rest: Box[] = [];
  for (const [node, wish] of all) {
    const atSide = isFirst(wish) ? null : writeAtSide(scene, node, wish);
    if (atSide === null) continue;
    rest.push(atSide);
    const { side = null } = layout.placements[node] ?? {};
    if (side?.isRight) written.taken[layout.tree.depth(node)] = atSide.right;
  }
  const last = all.filter(([node, wish]) => wish.isNamedLast === true && !written.texts.has(node));
  if (last.length > 0) written.boxes.push(...rest);
  for (const [node, wish] of last) writeFirst(scene, node, { ...wish, isNamed: true });
  return written.texts;
}

type Entry = readonly [NodeId, NodeWish];

/** How often the names are placed, those first that found no room the time before; where there are more names than this, once. */
const MOST_TRIES = 3;
const MOST_MOVABLE = 60;

/** What is written before all other texts, with as few names left out as can be. */
function firstWritten(
  layout: Layout,
  entries: readonly Entry[],
  now: DrawnNow,
  current: NodeId | null,
): Scene {
  // Names that can only stand beside their shape are placed before names that can stand elsewhere.
  const turnOf = ([node, wish]: Entry) =>
    wish.comesFirst || !isCrowded(layout, node)
      ? 0
      : wish.isListed !== true
        ? 1
        : wish.isHead === true
          ? 2
          : 3;
  const isMovable = (entry: Entry) => turnOf(entry) > 0;
  const fixed = entries.filter((entry) => !isMovable(entry));
  const inTurn = (some: readonly Entry[]) => some.toSorted((a, b) => turnOf(a) - turnOf(b));
  let movable = inTurn(entries.filter(isMovable));
  let [best, least] = [writtenIn(layout, now, current), Infinity];
  for (let tries = 0; tries < MOST_TRIES && least > 0; tries += 1) {
    const scene = writtenIn(layout, now, current);
    const left = new Set([...fixed, ...movable].filter(([node, wish]) => !writeNamed(scene, node, wish)));
    // One name of the sentence counts for more than all that lists name, and one at a list's head than all others there.
    const weights = [entries.length ** 2, entries.length ** 2, entries.length, 1];
    const missed = [...left].reduce((sum, entry) => sum + (weights[turnOf(entry)] ?? 0), 0);
    if (missed < least) [best, least] = [scene, missed];
    // Without a finder no order brings more; of many names it would take too long to look for one.
    if (now.finder === undefined || movable.length === 0 || movable.length > MOST_MOVABLE) break;
    movable = inTurn([...left, ...movable.filter((entry) => !left.has(entry))].filter(isMovable));
  }
  return best;
}

/** A picture on which nothing is written yet. */
function writtenIn(layout: Layout, now: DrawnNow, current: NodeId | null): Scene {
  const written = { texts: new Map(), taken: [], boxes: [], leaders: [...(now.lines ?? [])] };
  return { layout, now, current, written };
}

/** Writes a text that comes first. Returns false when a name that is mentioned has no room, or is cut short. */
function writeNamed(scene: Scene, node: NodeId, wish: NodeWish): boolean {
  if (writeFirst(scene, node, wish) || wish.isNamed !== true) return true;
  const { sign = '', signNow = sign } = wish;
  if (signNow !== sign && writeFirst(scene, node, { ...wish, sign: signNow })) return true;
  // Its first letters are better than nothing.
  writeFirst(scene, node, { ...wish, isNamed: false, sign: signNow });
  return false;
}

/** A picture on which texts are being written. */
interface Scene {
  readonly layout: Layout;
  readonly now: DrawnNow;
  readonly written: Written;
  /** the node with a halo */
  readonly current: NodeId | null;
}

/** Writes what no later text may meet: beside the shape or, a name that is mentioned, elsewhere; false where it has no room. */
function writeFirst(scene: Scene, node: NodeId, wish: NodeWish): boolean {
  const atSide = writeAtSide(scene, node, wish);
  if (atSide === null) return wish.isNamed === true && writeElsewhere(scene, node, wish);
  scene.written.boxes.push(atSide);
  return true;
}

/** Whether the layout keeps no room beside the shape for its name, so that other names may take it. */
function isCrowded({ placements }: Layout, node: NodeId): boolean {
  return placements[node]?.side?.isQuiet !== false;
}

/** Between two texts that stand side by side, em. */
const GAP = 0.3;

/**
 * Writes the texts of a node beside its shape. Returns the box they take; null when they have no room, or when a
 * mentioned name would be cut short.
 */
function writeAtSide({ layout, now, written, current }: Scene, node: NodeId, wish: NodeWish): Box | null {
  const { tree, names, metrics, placements } = layout;
  const { bounds, note = '', isPointed, isCurrent, isNamed = false, sign = '' } = wish;
  const placement = placements[node];
  const side = placement?.side ?? null;
  if (placement === undefined || side === null || (side.isQuiet && !isPointed && !isNamed)) return null;
  const name = nameWithin(names.of(node), side, metrics);
  if (isNamed && name !== names.of(node)) return null;
  const boxFor = (lines: readonly string[]) => blockBox(placement, side, metrics, lines, isCurrent);
  const halo = current === null || isCurrent ? undefined : placements[current];
  const isBeforeHalo =
    halo !== undefined && tree.depth(halo.node) === tree.depth(node) && side.isRight === halo.x > placement.x;
  const gap = metrics.em * GAP;
  const isFree = (lines: readonly string[]) => {
    // A neighbour's halo reaches farther than its shape.
    if (isBeforeHalo) {
      const between = Math.abs(halo.x - placement.x) - (halo.width + placement.width) / 2;
      if (blockReach(side, metrics, lines, isCurrent) + OFF_HALO > between) return false;
    }
    const box = boxFor(lines);
    const wide = { ...box, left: box.left - gap / 2, right: box.right + gap / 2 };
    if (written.boxes.some((other) => boxesMeet(wide, other, gap / 2))) return false;
    if (written.leaders.some((line) => meetsLine(middleOf(box), line, OFF_LEADER))) return false;
    return side.isRight || box.left > (written.taken[tree.depth(node)] ?? 0) + gap;
  };
  // A sign takes the place of bounds, or stands behind the name.
  const signed = ([first = '', ...more]: readonly string[]) =>
    sign === ''
      ? [first, ...more]
      : more.length > 0 || side.isAtApex
        ? [`${first} ${sign}`, ...more]
        : [first, sign];
  if (!isFree(isNamed ? signed([name]) : [name])) return null;
  if (isNamed && now.finder !== undefined) {
    const isSure = !side.isQuiet && now.isGraph !== true;
    const scene = sceneOf(written, now, current);
    if (!isSure && !now.finder.isClear(layout, node, boxFor(signed([name])), scene)) return null;
  }
  const hasBounds = bounds !== '' && hasRoom(side, metrics, bounds) && isFree(signed([name, bounds]));
  // A note stands behind the name, or in the place of bounds.
  const noted = hasBounds ? [`${name} ${note}`, bounds] : [name, note];
  const isNoted = note !== '' && noted.every((line) => hasRoom(side, metrics, line)) && isFree(noted);
  written.texts.set(node, {
    name,
    bounds: hasBounds ? bounds : '',
    note: isNoted ? note : '',
    place: null,
  });
  return boxFor(isNoted ? noted : signed(hasBounds ? [name, bounds] : [name]));
}

/** From a text to a line that leads to a name, px. */
const OFF_LEADER = 1.5;

/** From one size of names to the next smaller one that is tried. */
const SMALLER = 0.86;

/** The sizes that are tried, from the usual one to the smallest, px. */
function sizesBetween(usual: number, least: number): readonly number[] {
  const sizes = [usual];
  for (let size = usual * SMALLER; size > least; size *= SMALLER) sizes.push(size);
  return least < usual ? [...sizes, least] : sizes;
}

/** A name is not looked for in a shape or anywhere else if it is longer, em. */
const LONGEST = 14;

/** Writes a name in its empty shape, else wherever there is room near it, at last smaller. */
function writeElsewhere(
  { layout, now, written, current }: Scene,
  node: NodeId,
  { isEmpty = false, sign = '' }: NodeWish,
): boolean {
  const { names, metrics } = layout;
  const name = names.of(node);
  const writeName = (place: NamePlace) => {
    written.texts.set(node, { name, bounds: '', note: '', place });
    return true;
  };
  if (isEmpty && fitsIn(layout, node)) return writeName(insideOf(layout)(node));
  if (now.finder === undefined || textWidth(name) > LONGEST) return false;
  const sizes = sizesBetween(metrics.smallerEm, now.leastName ?? Infinity);
  const text = { name, behind: sign };
  const found = now.finder.spotFor(layout, node, text, sizes, sceneOf(written, now, current));
  if (found === null) return false;
  written.boxes.push(found.box);
  if (found.leader !== null) written.leaders.push(found.leader);
  return writeName(found.place);
}

function sceneOf({ boxes, leaders }: Written, { bands, strikes, there }: DrawnNow, current: NodeId | null) {
  return { bands, strikes, there, current, written: boxes, leaders };
}

/** Whether a name would be taken for a value there. */
const NUMERIC = /\d/;

function fitsIn({ placements, names, metrics: { smallerEm } }: Layout, node: NodeId): boolean {
  const name = names.of(node);
  const room = labelRoom(placements[node] as Placement, smallerEm);
  return !NUMERIC.test(name) && textWidth(name) * smallerEm <= room;
}

/** The place of a name in its shape: the same each time, so that nothing is drawn again. */
const insideOf = memoizeByObject(({ placements, metrics: { smallerEm: size } }: Layout) => {
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
