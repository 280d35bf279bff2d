/** Decides what is written beside the nodes of a picture, so that no texts overlap. */

import type { NodeId } from '../core/index.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';
import type { Line } from './edgeGeometry.ts';
import { meetsLine } from './edgeLabels.ts';
import { type Box, boxesMeet, middleOf, type NamePlace } from './namePlace.ts';
import type { NameFinder, StepScene } from './nameSpots.ts';
import type { Layout, Placement } from './placement.ts';
import { labelBaseline, labelRoom } from './shapes.ts';
import { blockBox, blockReach, hasRoom, nameWithin, OFF_HALO } from './textBlock.ts';
import { textWidth } from './textWidth.ts';

/** The texts that could be written at a node, and how urgent they are. */
export interface NodeWish {
  /** the bounds, which are written when there is room; "" for none */
  readonly bounds: string;
  /**
   * a note on the search of the node, such as how many of its moves were generated, which is written when
   * there is room; "" for none
   */
  readonly note?: string;
  /** whether the note stands behind the name also when there are no bounds */
  readonly hasNoteBehind?: boolean;
  /**
   * whether the path of the search, the pointer or the focus is at the node, so that its name is written even
   * when the ply is crowded
   */
  readonly isPointed: boolean;
  /** whether the node is the current one, which has a halo */
  readonly isCurrent: boolean;
  /** whether the pointer or the focus is at the node: its texts are placed before those of other nodes */
  readonly comesFirst?: boolean;
  /**
   * whether the page mentions the node: its name is placed before other texts, at any free spot nearby if
   * necessary
   */
  readonly isNamed?: boolean;
  /**
   * whether only a list or a panel mentions the node: its name is placed after those that sentences mention
   */
  readonly isListed?: boolean;
  /** whether the node is visible in a list: its name is placed before those of other listed nodes */
  readonly isHead?: boolean;
  /** whether the node's name is to be placed, after all others, at a free spot near its shape */
  readonly isNamedLast?: boolean;
  /** whether the name may only stand near its shape, as that of a node which the page does not mention */
  readonly isNear?: boolean;
  /**
   * the widest sign, such as the verdict on an answer, that may appear below or behind the node's name; ""
   * for none
   */
  readonly sign?: string;
  /**
   * the sign that the node has at this step; when the widest sign does not fit, room for this one is enough
   */
  readonly signNow?: string;
  /** whether the shape is empty now and later, so that the name may stand inside it */
  readonly isEmpty?: boolean;
}

export interface NodeTexts {
  readonly name: string;
  readonly bounds: string;
  readonly note: string;
  /** the place of the name when it is not beside its shape; otherwise null */
  readonly place: NamePlace | null;
}

/** What a picture has at one step in addition to its layout. */
export interface DrawnNow extends Pick<StepScene, 'bands' | 'strikes' | 'there'> {
  /**
   * the smallest font size, in px, of a name that does not fit at the usual size; undefined when names are
   * never made smaller
   */
  readonly leastName?: number | undefined;
  /** finds places for names without room beside their shapes; without it such names are not written */
  readonly finder?: NameFinder | undefined;
  /** other lines of the picture that no name may cover */
  readonly lines?: readonly Line[];
  /**
   * whether the picture is a graph, whose edges may run through the rows of shapes, so that a name beside its
   * shape may cover one
   */
  readonly isGraph?: boolean;
}

const BARE: DrawnNow = { bands: new Set(), strikes: new Set() };

/** The texts that have been placed on the picture so far. */
interface Written {
  readonly texts: Map<NodeId, NodeTexts>;
  /** by depth: the x up to which texts have been placed in the ply, px */
  readonly taken: number[];
  /** the boxes that no later text may touch, and the lines from shapes to names */
  readonly boxes: Box[];
  readonly leaders: Line[];
}

/**
 * Returns the names and bounds of the nodes that ask for them, as far as they do not overlap; `wishes` is in
 * preorder.
 */
export function textsBeside(
  layout: Layout,
  wishes: ReadonlyMap<NodeId, NodeWish>,
  now: DrawnNow = BARE,
): ReadonlyMap<NodeId, NodeTexts> {
  const [first, others]: [Entry[], Entry[]] = [[], []];
  let current: NodeId | null = null;
  for (const entry of wishes) {
    const [node, wish] = entry;
    (wish.comesFirst === true || wish.isNamed === true ? first : others).push(entry);
    if (wish.isCurrent) current ??= node;
  }
  const scene = firstWritten(layout, first, now, current);
  const { written } = scene;
  const rest: Box[] = [];
  for (const [node, wish] of others) {
    const atSide = writeAtSide(scene, node, wish);
    if (atSide === null) continue;
    rest.push(atSide);
    const { side = null } = layout.placements[node] ?? {};
    if (side?.isRight) written.taken[layout.tree.depth(node)] = atSide.right;
  }
  const last: Entry[] = [];
  for (const entry of wishes)
    if (entry[1].isNamedLast === true && !written.texts.has(entry[0])) last.push(entry);
  if (last.length > 0) written.boxes.push(...rest);
  for (const [node, wish] of last) writeFirst(scene, node, { ...wish, isNamed: true, isNear: true });
  return written.texts;
}

type Entry = readonly [NodeId, NodeWish];

/**
 * How often the names are placed, each time beginning with those that had no room before; when more names
 * than `MOST_MOVABLE` could stand elsewhere, they are placed once.
 */
const MOST_TRIES = 3;
const MOST_MOVABLE = 60;

/**
 * Places the texts of the nodes that have the pointer or the focus or are mentioned by the page, which take
 * precedence over all others; leaves out as few names as possible.
 */
function firstWritten(
  layout: Layout,
  entries: readonly Entry[],
  now: DrawnNow,
  current: NodeId | null,
): Scene {
  // Returns the turn in which a node's name is placed. Names that stand beside their shapes are placed before
  // names that can also stand elsewhere.
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
  const inTurn = (some: readonly Entry[]) => some.filter(isMovable).toSorted((a, b) => turnOf(a) - turnOf(b));
  let movable = inTurn(entries);
  let [best, least] = [writtenIn(layout, now, current), Infinity];
  for (let tries = 0; tries < MOST_TRIES && least > 0; tries += 1) {
    const scene = writtenIn(layout, now, current);
    const left = new Set([...fixed, ...movable].filter(([node, wish]) => !writeNamed(scene, node, wish)));
    // A name that a sentence mentions counts for more than all names in lists, and a name that is visible in
    // a list for more than all others in lists.
    const weights = [entries.length ** 2, entries.length ** 2, entries.length, 1];
    const missed = [...left].reduce((sum, entry) => sum + (weights[turnOf(entry)] ?? 0), 0);
    if (missed < least) [best, least] = [scene, missed];
    // Without a finder no name can stand away from its shape, so a different order of placing names changes
    // nothing; with many names it would take too long to try other orders.
    if (now.finder === undefined || movable.length === 0 || movable.length > MOST_MOVABLE) break;
    movable = inTurn([...left, ...movable.filter((entry) => !left.has(entry))]);
  }
  return best;
}

/** Returns a picture on which no text has been placed yet. */
function writtenIn(layout: Layout, now: DrawnNow, current: NodeId | null): Scene {
  const written = { texts: new Map(), taken: [], boxes: [], leaders: [...(now.lines ?? [])] };
  return { layout, now, current, written };
}

/**
 * Places the texts of a node that takes precedence over others. Returns false when the page mentions the node
 * and its name has no room or is cut short.
 */
function writeNamed(scene: Scene, node: NodeId, wish: NodeWish): boolean {
  if (writeFirst(scene, node, wish) || wish.isNamed !== true) return true;
  const { sign = '', signNow = sign } = wish;
  if (signNow !== sign && writeFirst(scene, node, { ...wish, sign: signNow })) return true;
  // When the whole name has no room its first letters are placed, which are better than no name.
  writeFirst(scene, node, { ...wish, isNamed: false, sign: signNow });
  return false;
}

/** A picture on which texts are being placed. */
interface Scene {
  readonly layout: Layout;
  readonly now: DrawnNow;
  readonly written: Written;
  /** the current node, which has a halo around it; null when there is none */
  readonly current: NodeId | null;
}

/**
 * Places texts that no later text may touch: beside the shape or, when the page mentions the node, at a free
 * spot nearby. Returns false when there is no room.
 */
function writeFirst(scene: Scene, node: NodeId, wish: NodeWish): boolean {
  const atSide = writeAtSide(scene, node, wish);
  if (atSide === null) return wish.isNamed === true && writeElsewhere(scene, node, wish);
  scene.written.boxes.push(atSide);
  return true;
}

/**
 * Whether the layout keeps no room for the name beside the node's shape, so that other names may use that
 * place.
 */
function isCrowded({ placements }: Layout, node: NodeId): boolean {
  return placements[node]?.side?.isQuiet !== false;
}

/** The least distance between two texts in one row, em. */
const GAP = 0.3;

/** The boxes of the blocks of text that were tried in a layout: most are tried again at the next step. */
const blockBoxes = memoizeByObject((_layout: Layout) => new Map<string, Box>());

/**
 * Places the texts of a node beside its shape. Returns the box they take; null when they have no room, or
 * when a name that the page mentions would be cut short.
 */
function writeAtSide({ layout, now, written, current }: Scene, node: NodeId, wish: NodeWish): Box | null {
  const { tree, names, metrics, placements } = layout;
  const { bounds, note = '', isPointed, isCurrent, isNamed = false, sign = '' } = wish;
  const { hasNoteBehind = false } = wish;
  const placement = placements[node];
  const side = placement?.side ?? null;
  if (placement === undefined || side === null || (side.isQuiet && !isPointed && !isNamed)) return null;
  const name = nameWithin(names.of(node), side, metrics);
  if (isNamed && name !== names.of(node)) return null;
  const boxes = blockBoxes(layout);
  const boxFor = (lines: readonly string[]) => {
    const key = `${node} ${isCurrent} ${lines.join('\n')}`;
    const box = boxes.get(key) ?? blockBox(placement, side, metrics, lines, isCurrent);
    boxes.set(key, box);
    return box;
  };
  const halo = current === null || isCurrent ? undefined : placements[current];
  const isBeforeHalo =
    halo !== undefined && tree.depth(halo.node) === tree.depth(node) && side.isRight === halo.x > placement.x;
  const gap = metrics.em * GAP;
  const isFree = (lines: readonly string[]) => {
    // The halo of the current node reaches farther than the shape, so a text that ends near it needs more
    // room.
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
  // The sign stands in the second line when there are no bounds, or else behind the name.
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
  const withSecond = (text: string) => (side.isLow ? [`${name} ${text}`] : [name, text]);
  const hasBounds =
    bounds !== '' &&
    withSecond(bounds).every((line) => hasRoom(side, metrics, line)) &&
    isFree(signed(withSecond(bounds)));
  // The note stands behind the name, or in the second line when there are no bounds.
  const second = hasBounds ? [bounds] : [];
  const noted = hasBounds || hasNoteBehind ? [`${name} ${note}`, ...second] : withSecond(note);
  const isNoted = note !== '' && noted.every((line) => hasRoom(side, metrics, line)) && isFree(noted);
  written.texts.set(node, {
    name,
    bounds: hasBounds ? bounds : '',
    note: isNoted ? note : '',
    place: null,
  });
  return boxFor(isNoted ? noted : signed(hasBounds ? withSecond(bounds) : [name]));
}

/** The least distance from a text to the line between a name and its shape, px. */
const OFF_LEADER = 1.5;

/** The ratio of each font size that is tried for a name to the next larger one. */
const SMALLER = 0.86;

/** Returns the font sizes that are tried for a name, from the usual one to the smallest, px. */
function sizesBetween(usual: number, least: number): readonly number[] {
  const sizes = [usual];
  for (let size = usual * SMALLER; size > least; size *= SMALLER) sizes.push(size);
  return least < usual ? [...sizes, least] : sizes;
}

/** A name longer than this, in em, is placed only beside its shape. */
const LONGEST = 14;

/**
 * Places a name inside its empty shape, or else at a free spot nearby, if necessary in a smaller font.
 * Returns false when there is no room.
 */
function writeElsewhere(
  { layout, now, written, current }: Scene,
  node: NodeId,
  { isEmpty = false, isNear = false, sign = '' }: NodeWish,
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
  const found = now.finder.spotFor(layout, node, text, sizes, isNear, sceneOf(written, now, current));
  if (found === null) return false;
  written.boxes.push(found.box);
  if (found.leader !== null) written.leaders.push(found.leader);
  return writeName(found.place);
}

function sceneOf({ boxes, leaders }: Written, { bands, strikes, there }: DrawnNow, current: NodeId | null) {
  return { bands, strikes, there, current, written: boxes, leaders };
}

/** Matches names with digits, which would be read as values if they stood inside a shape. */
const NUMERIC = /\d/;

function fitsIn({ placements, names, metrics: { smallerEm } }: Layout, node: NodeId): boolean {
  const name = names.of(node);
  const room = labelRoom(placements[node] as Placement, smallerEm);
  return !NUMERIC.test(name) && textWidth(name) * smallerEm <= room;
}

/**
 * Returns the place of a name inside its shape. The same node has the same object each time, so that nothing
 * is drawn again.
 */
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
