/**
 * Finds those of many boxes that meet a box. The boxes have numbers, and boxes with near numbers are near each other, as
 * the nodes of a tree are in preorder: so a group of them has a small hull, which is the box around them, and so has a
 * group of such groups. Only the hulls are stored, so that an index of a hundred thousand boxes is made within a frame.
 */
import { type Box, boxesMeet } from './namePlace.ts';

/** The number of boxes in a group, and of groups in the next larger one. */
const GROUP = 16;

/** The hulls of the groups of one size in order, four numbers each: left, right, top and bottom. */
type Hulls = Float64Array;

/**
 * Returns a function that lists the numbers of the boxes in the smallest groups that meet a box, in ascending order.
 * @param boxOf returns the box with a number; null for none
 */
export function indexBoxes(
  count: number,
  boxOf: (index: number) => Box | null,
): (box: Box) => readonly number[] {
  const levels = [hullsOf(count, boxOf)];
  for (let below = levels[0] as Hulls; sizeOf(below) > 1; below = levels[0] as Hulls) {
    const members = below;
    levels.unshift(hullsOf(sizeOf(members), (group) => hullAt(members, group)));
  }
  return (box) => {
    let found: readonly number[] = [0];
    for (const [level, hulls] of levels.entries()) {
      const below = levels[level + 1];
      const members = below === undefined ? count : sizeOf(below);
      found = found
        .filter((group) => boxesMeet(hullAt(hulls, group), box, 0))
        .flatMap((group) => membersOf(group, members));
    }
    return found;
  };
}

/** Returns the numbers of the members of a group, of which there are `count` in all groups. */
function membersOf(group: number, count: number): number[] {
  const first = group * GROUP;
  return Array.from({ length: Math.min(GROUP, count - first) }, (_none, member) => first + member);
}

function sizeOf(hulls: Hulls): number {
  return hulls.length / 4;
}

function hullAt(hulls: Hulls, group: number): Box {
  const at = 4 * group;
  return {
    left: hulls[at] as number,
    right: hulls[at + 1] as number,
    top: hulls[at + 2] as number,
    bottom: hulls[at + 3] as number,
  };
}

/** The hull of no box: it meets no other. */
const NOWHERE = [Infinity, -Infinity, Infinity, -Infinity];

/** Returns the hulls of the groups of `count` boxes. */
function hullsOf(count: number, boxOf: (index: number) => Box | null): Hulls {
  const hulls = new Float64Array(4 * Math.max(1, Math.ceil(count / GROUP)));
  for (let at = 0; at < hulls.length; at += 4) hulls.set(NOWHERE, at);
  for (let index = 0; index < count; index += 1) {
    const box = boxOf(index);
    if (box === null) continue;
    const at = 4 * Math.floor(index / GROUP);
    hulls[at] = Math.min(hulls[at] as number, box.left);
    hulls[at + 1] = Math.max(hulls[at + 1] as number, box.right);
    hulls[at + 2] = Math.min(hulls[at + 2] as number, box.top);
    hulls[at + 3] = Math.max(hulls[at + 3] as number, box.bottom);
  }
  return hulls;
}
