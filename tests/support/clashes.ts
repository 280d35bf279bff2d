/** Texts of a picture that run into each other, or stand on a stroke or a shape. */

import { memoizeByObject } from '../../src/core/memoizeByObject.ts';
import type { EdgeMark, Marks, NodeMark } from '../../src/drawing/marks.ts';
import type { Layout } from '../../src/drawing/placement.ts';
import {
  type Box,
  type Corners,
  type DrawnPart,
  drawnEdge,
  drawnNode,
  drawnStroke,
  drawnStub,
  type ShapeBox,
  type Stroke,
  type TextBox,
} from './drawnMarks.ts';

/** What is closer than this is seen as touching only from nearer than anybody looks, px. */
const LEAST = 0.5;

/** Looks for texts that stand on something, in one picture after the other. */
export class Clashes {
  readonly #known = new Map<string, DrawnPart>();
  #before = new Set<DrawnPart>();

  constructor(readonly layout: Layout) {}

  /** What runs into what that was not side by side in the picture before, in words. */
  in({ nodes, edges, stubs, strokes }: Marks): readonly string[] {
    const parts = [
      ...[...nodes].map(([node, mark]) =>
        this.#part(`n${node}`, mark, () => drawnNode(this.layout, node, mark)),
      ),
      ...[...edges].map(([node, mark]) =>
        this.#part(`e${node}`, mark, () => drawnEdge(this.layout, node, mark)),
      ),
      ...stubs.map((node) => this.#part(`s${node}`, {}, () => drawnStub(this.layout, node))),
      ...strokes
        .filter(({ name }) => name === 'leader' || name === 'end')
        .map((stroke) => this.#part(stroke.name, stroke, () => drawnStroke(stroke))),
    ];
    const faults: string[] = [];
    for (const [index, part] of parts.entries()) {
      if (this.#before.has(part)) continue;
      faults.push(...between(part, part));
      for (const [other, neighbour] of parts.entries())
        if (other !== index && (other < index || this.#before.has(neighbour))) {
          if (areNear(part, neighbour)) faults.push(...between(part, neighbour));
          if (areNear(neighbour, part)) faults.push(...between(neighbour, part));
        }
    }
    this.#before = new Set(parts);
    return faults;
  }

  #part(name: string, mark: NodeMark | EdgeMark | object, make: () => DrawnPart): DrawnPart {
    const key = `${name} ${JSON.stringify(Object.values(mark))}`;
    const known = this.#known.get(key) ?? make();
    this.#known.set(key, known);
    return known;
  }
}

type Extent = Omit<Box, 'what'>;

/** What holds all texts of a part, and what holds everything of it, with the halves of its strokes. */
const extentsOf = memoizeByObject(({ texts, strokes, shapes }: DrawnPart) => ({
  texts: around(texts),
  all: around([
    ...texts,
    ...strokes.map(({ x1, y1, x2, y2, half }) => ({
      left: Math.min(x1, x2) - half,
      top: Math.min(y1, y2) - half,
      right: Math.max(x1, x2) + half,
      bottom: Math.max(y1, y2) + half,
    })),
    ...shapes.map(({ left, top, right, bottom, half }) => ({
      ...{ left: left - half, top: top - half },
      ...{ right: right + half, bottom: bottom + half },
    })),
  ]),
}));

function around(boxes: readonly Extent[]): Extent {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Whether texts of one may run into the other, another part of the picture. Most are far from each other. */
function areNear(one: DrawnPart, other: DrawnPart): boolean {
  const [a, b] = [extentsOf(one).texts, extentsOf(other).all];
  return !(a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top);
}

/** The texts of one against all of the other. */
function between({ texts }: DrawnPart, other: DrawnPart): readonly string[] {
  return texts.flatMap((a) => [
    ...other.texts.filter((b) => a !== b && meet(a, b)).map((b) => `${a.what} runs into ${b.what}`),
    ...other.strokes
      .filter((b) => !a.isInside && strokeMeets(a, b))
      .map((b) => `${a.what} stands on ${b.what}`),
    ...other.shapes.flatMap((b) => shapeFault(a, b)),
  ]);
}

function shapeFault(text: TextBox, shape: ShapeBox): readonly string[] {
  if (text.isInside && shape.node === text.node)
    return holds(shape, text) ? [] : [`${text.what} does not fit its shape`];
  return meet(text, shape) && outlineMeets(shape, text) ? [`${text.what} stands on ${shape.what}`] : [];
}

function meet(a: Box, b: Box): boolean {
  return (
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > LEAST &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > LEAST
  );
}

function strokeMeets(box: Box, { x1, y1, x2, y2, half }: Stroke): boolean {
  const pad = half - LEAST;
  if (Math.max(y1, y2) + pad <= box.top || Math.min(y1, y2) - pad >= box.bottom) return false;
  if (Math.max(x1, x2) + pad <= box.left || Math.min(x1, x2) - pad >= box.right) return false;
  let [from, to] = [0, 1];
  for (const [start, delta, low, high] of [
    [x1, x2 - x1, box.left - pad, box.right + pad],
    [y1, y2 - y1, box.top - pad, box.bottom + pad],
  ] as const) {
    if (delta === 0) {
      if (start <= low || start >= high) return false;
      continue;
    }
    const [near, far] = [(low - start) / delta, (high - start) / delta];
    from = Math.max(from, Math.min(near, far));
    to = Math.min(to, Math.max(near, far));
  }
  return from < to;
}

/** Whether the box is inside the shape or on its outline; the shapes are convex. */
function outlineMeets({ corners, half }: ShapeBox, box: Box): boolean {
  const sides = corners.map(([x1, y1], index) => {
    const [x2, y2] = corners[(index + 1) % corners.length]!;
    return { what: '', x1, y1, x2, y2, half };
  });
  if (sides.some((side) => strokeMeets(box, side))) return true;
  return isWithin(corners, (box.left + box.right) / 2, (box.top + box.bottom) / 2);
}

/** Whether all four corners of the box are in the shape. */
function holds({ corners, left, right, top, bottom }: ShapeBox, box: Box): boolean {
  const isRound = corners.length === 4 && corners[0]![0] === left && corners[2]![0] === right && top < bottom;
  if (isRound) return box.left >= left && box.right <= right;
  return [box.left, box.right].every((x) => [box.top, box.bottom].every((y) => isWithin(corners, x, y)));
}

function isWithin(corners: Corners, x: number, y: number): boolean {
  return corners.every(([x1, y1], index) => {
    const [x2, y2] = corners[(index + 1) % corners.length]!;
    return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) >= -0.01;
  });
}
