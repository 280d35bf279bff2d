/** Decides what is written beside the nodes of a picture, so that no texts overlap. */

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
  /** the name; "" for none */
  readonly bounds: string;
  /** a note that is written when there is room; "" for none */
  readonly note?: string;
  /** whether the search or the reader is there, so that the name is written even where the ply is crowded */
  readonly isPointed: boolean;
  /** whether the node has a halo */
  readonly isCurrent: boolean;
  /** whether the reader looks at the node: its texts come before those elsewhere */
  readonly comesFirst?: boolean;
  /** whether the page names the node now: its name is placed before any other text, wherever that is */
  readonly isNamed?: boolean;
  /** whether only a list or a panel names it: its name comes after those of the sentence */
  readonly isListed?: boolean;
  /** whether the node is at the head of a list: its name comes before others that lists name */
  readonly isHead?: boolean;
  /** whether its name is to be placed wherever there is room, after all others */
  readonly isNamedLast?: boolean;
  /** the widest sign, such as a verdict, that may come to stand below or behind its name; "" for none */
  readonly sign?: string;
  /** the sign that stands there now; when the widest sign does not fit, room for this one is enough */
  readonly signNow?: string;
  /** whether the shape is empty and stays empty, so that the name may stand in it */
  readonly isEmpty?: boolean;
}

export interface NodeTexts {
  readonly name: string;
  readonly bounds: string;
  readonly note: string;
  /** the place of the name when it is not at the side of its shape */
  readonly place: NamePlace | null;
}

/** What is drawn differently from what the layout alone says. */
export interface DrawnNow {
  /** edges with a band, and edges that are struck */
  readonly bands: ReadonlySet<EdgeId>;
  readonly strikes: ReadonlySet<EdgeId>;
  /**
   * the smallest size in px of a name that does not fit at the usual size; undefined when names are never made smaller
   */
  readonly leastName?: number | undefined;
  /** finds places for names without room beside their shapes; without it such names are not written */
  readonly finder?: NameFinder | undefined;
  /** other things that are drawn, as lines that no name may cover */
  readonly lines?: readonly Line[];
  /** whether edges may run through the rows of shapes, so that no place at a side is certain */
  readonly isGraph?: boolean;
  /** the nodes that are drawn by now when the search makes its tree; otherwise undefined */
  readonly there?: ReadonlySet<NodeId> | undefined;
}

const BARE: DrawnNow = { bands: new Set(), strikes: new Set() };

/** The texts that have been written on the picture so far. */
interface Written {
  readonly texts: Map<NodeId, NodeTexts>;
  /** by ply: how far to the right something is written */
  readonly taken: number[];
  /** the boxes that no later text may touch, and the lines that lead to names */
  readonly boxes: Box[];
  readonly leaders: Line[];
}

/** Returns names and bounds for the nodes that ask for them, as far as they do not overlap; `wishes` is in preorder. */
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

/**
 * How often the names are placed, each time starting with those that found no room before; with more names than this
 * they are placed once.
 */
const MOST_TRIES = 3;
const MOST_MOVABLE = 60;

/** Writes the texts that take precedence over all others, leaving out as few names as possible. */
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
    // One name of the sentence counts for more than all names in lists, and one name at a list's head for more than the
    // rest of the list.
    const weights = [entries.length ** 2, entries.length ** 2, entries.length, 1];
    const missed = [...left].reduce((sum, entry) => sum + (weights[turnOf(entry)] ?? 0), 0);
    if (missed < least) [best, least] = [scene, missed];
    // Without a finder another order changes nothing, and for many names the search for one would take too long.
    if (now.finder === undefined || movable.length === 0 || movable.length > MOST_MOVABLE) break;
    movable = inTurn([...left, ...movable.filter((entry) => !left.has(entry))].filter(isMovable));
  }
  return best;
}

/** A picture on which nothing has been written yet. */
function writtenIn(layout: Layout, now: DrawnNow, current: NodeId | null): Scene {
  const written = { texts: new Map(), taken: [], boxes: [], leaders: [...(now.lines ?? [])] };
  return { layout, now, current, written };
}

/** Writes a text that comes first. Returns false when a name that is mentioned has no room, or is cut short. */
function writeNamed(scene: Scene, node: NodeId, wish: NodeWish): boolean {
  if (writeFirst(scene, node, wish) || wish.isNamed !== true) return true;
  const { sign = '', signNow = sign } = wish;
  if (signNow !== sign && writeFirst(scene, node, { ...wish, sign: signNow })) return true;
  // The first letters are better than nothing.
  writeFirst(scene, node, { ...wish, isNamed: false, sign: signNow });
  return false;
}

/** A picture on which texts are being written. */
interface Scene {
  readonly layout: Layout;
  readonly now: DrawnNow;
  readonly written: Written;
  /** the node that has a halo around it */
  readonly current: NodeId | null;
}

/**
 * Writes what no later text may touch: beside the shape or, for a mentioned name, elsewhere. Returns false when it has
 * no room.
 */
function writeFirst(scene: Scene, node: NodeId, wish: NodeWish): boolean {
  const atSide = writeAtSide(scene, node, wish);
  if (atSide === null) return wish.isNamed === true && writeElsewhere(scene, node, wish);
  scene.written.boxes.push(atSide);
  return true;
}

/** Whether the layout keeps no room beside the shape for the name, so that other names may use that place. */
function isCrowded({ placements }: Layout, node: NodeId): boolean {
  return placements[node]?.side?.isQuiet !== false;
}

/** The distance between two texts side by side, em. */
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
  // A sign replaces the bounds or stands behind the name.
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
  // A note stands behind the name or replaces the bounds.
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

/** The distance from a text to a line that leads to a name, px. */
const OFF_LEADER = 1.5;

/** The ratio of one size of names to the next smaller one that is tried. */
const SMALLER = 0.86;

/** Returns the sizes that are tried, from the usual one to the smallest, px. */
function sizesBetween(usual: number, least: number): readonly number[] {
  const sizes = [usual];
  for (let size = usual * SMALLER; size > least; size *= SMALLER) sizes.push(size);
  return least < usual ? [...sizes, least] : sizes;
}

/** A name longer than this, in em, is placed only beside its shape. */
const LONGEST = 14;

/** Writes a name in its empty shape, or else wherever there is room near it, if necessary in a smaller size. */
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

/** Whether a name at that place would be taken for a value. */
const NUMERIC = /\d/;

function fitsIn({ placements, names, metrics: { smallerEm } }: Layout, node: NodeId): boolean {
  const name = names.of(node);
  const room = labelRoom(placements[node] as Placement, smallerEm);
  return !NUMERIC.test(name) && textWidth(name) * smallerEm <= room;
}

/** The place of a name in its shape; it is always the same object, so that nothing is drawn again. */
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
