/** The places tried for a name: all of a grid around the shape that are free, nearest first, and no others. */
import { expect, test } from 'vitest';
import { meetsLine } from '../../src/drawing/edgeLabels.ts';
import type { Layout, Placement } from '../../src/drawing/index.ts';
import { layoutTree } from '../../src/drawing/layout.ts';
import { type Box, boxAround, boxesMeet, middleOf } from '../../src/drawing/namePlace.ts';
import { type Obstacles, obstaclesIn } from '../../src/drawing/obstacles.ts';
import { shownOf } from '../../src/drawing/placement.ts';
import { OFF_LINE, OFF_SHAPE, OFF_TEXT, type Sought, triedPlaces } from '../../src/drawing/triedPlaces.ts';
import { openingSetting } from '../../src/games/setting.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { graphPicture } from '../support/graphPicture.ts';
import { someOf } from '../support/howMany.ts';

const SPACE = { width: 878, height: 414 };
/** How far a box may be from an obstacle that it is compared with, px: a boundary is met by nobody's arithmetic. */
const DOUBT = 1e-5;

/** Whether a box touches an obstacle when it is this much larger on all sides, px. */
function isTaken(box: Box, { shapes, lines, texts }: Obstacles, { picture }: Sought, more: number): boolean {
  const { left, right, top, bottom } = box;
  return (
    Math.min(left - 1, picture.width - 1 - right, top - 1, picture.height - bottom) < more ||
    texts.some((text) => boxesMeet(box, text.box, OFF_TEXT + more)) ||
    lines.some(({ line }) => meetsLine(middleOf(box), line, OFF_LINE + more)) ||
    shapes.some(({ corners }) => apartFrom(corners, box) < OFF_SHAPE + more)
  );
}

/** Returns the greatest distance between a box and the outline of a shape along any side of either, px. */
function apartFrom(
  corners: readonly (readonly [number, number])[],
  { left, right, top, bottom }: Box,
): number {
  const across = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const;
  const along = (points: typeof corners, x: number, y: number) =>
    points.map((point) => point[0] * x + point[1] * y);
  const outward = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ].concat(
    corners.map(([x1, y1], at) => {
      const [x2, y2] = corners[(at + 1) % corners.length]!;
      const length = Math.hypot(x2 - x1, y2 - y1);
      return [(y2 - y1) / length, (x1 - x2) / length];
    }),
  );
  return Math.max(
    ...outward
      .filter(([x]) => !Number.isNaN(x))
      .map(([x, y]) => Math.min(...along(across, x!, y!)) - Math.max(...along(corners, x!, y!))),
  );
}

/** Compares the places listed around a node with all of the grid. */
function expectPlaces(layout: Layout, placement: Placement, within: number | null, reach: number): number {
  const { x, y, width, height } = placement;
  const sought: Sought = {
    ...{ x, y: y + height / 2, width, height, wide: 23, high: 9.5, within, reach, step: 3 },
    picture: layout,
  };
  const boxAt = (dx: number, dy: number) =>
    boxAround(x + dx, y + height / 2 + dy - sought.high / 2, sought.wide, sought.high);
  const far = reach + 40;
  const obstacles = obstaclesIn(layout, boxAround(x, y - far, width + 2 * far, height + 2 * far));
  const listed = [...triedPlaces(sought, obstacles)];
  const keys = new Set(listed.map(({ dx, dy }) => `${dx} ${dy}`));
  expect(keys.size).toBe(listed.length);
  const [halfWide, halfHigh] = [(width + sought.wide) / 2, (height + sought.high) / 2];
  const distances = listed.map(
    ({ dx, dy }) =>
      Math.hypot(Math.max(0, Math.abs(dx) - halfWide), Math.max(0, Math.abs(dy) - halfHigh)) +
      (Math.abs(dx) + Math.abs(dy)) * 0.12,
  );
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  const wrong: string[] = [];
  const most = [Math.floor((halfWide + reach) / 3), Math.floor((halfHigh + reach) / 3)] as const;
  for (let column = -most[0]; column <= most[0]; column += 1)
    for (let row = -most[1]; row <= most[1]; row += 1) {
      const [dx, dy] = [3 * column, 3 * row];
      const isInside = Math.abs(dx) <= halfWide + within! && Math.abs(dy) <= halfHigh + within!;
      const box = boxAt(dx, dy);
      if (within !== null && isInside) continue;
      const isListed = keys.has(`${dx} ${dy}`);
      if (isListed ? isTaken(box, obstacles, sought, -DOUBT) : !isTaken(box, obstacles, sought, DOUBT))
        wrong.push(`${dx} ${dy}`);
    }
  expect(wrong).toEqual([]);
  return listed.length;
}

/** Looks at some nodes of a layout, near them and farther away. */
function expectIn(layout: Layout): number {
  let count = 0;
  for (const node of someOf(shownOf(layout), 3, 1)) {
    const placement = layout.placements[node]!;
    count += expectPlaces(layout, placement, null, 40) + expectPlaces(layout, placement, 40, 100);
  }
  return count;
}

test('around nodes of the library', () => {
  let count = 0;
  for (const example of someOf(LIBRARY, 3, 3)) {
    const { tree, names, boards } = subjectOfExample(example);
    count += expectIn(layoutTree(tree, names, { ...SPACE, boards }));
  }
  expect(count).toBeGreaterThan(0);
});

test('around nodes of a graph, past which edges run', () => {
  const setting = { ...openingSetting('grundy', { n: 11, first: 'min' }), form: 'graph' as const };
  expect(expectIn(graphPicture(setting, SPACE).layout)).toBeGreaterThan(0);
});
