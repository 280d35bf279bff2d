/** Turns a picture into strokes and texts, each with the colour and width that it has in a file. */

import { carriedOut } from '../core/carriedOut.ts';
import type { Marks } from '../drawing/index.ts';
import { type InkName, lookIn } from '../drawing/look.ts';
import { around, type Box } from '../drawing/namePlace.ts';
import { wholeTree } from '../drawing/nodesInView.ts';
import {
  type DrawnStroke,
  type DrawnWords,
  type Strokes,
  strokesInParts,
  strokesOf,
} from '../drawing/strokes.ts';
import { textWidth } from '../drawing/textWidth.ts';
import type { Picture } from './picture.ts';

interface Inked {
  readonly x: number;
  readonly y: number;
  readonly fill: string;
  readonly opacity: number;
}

export interface StrokeInk extends Inked {
  readonly kind: 'path';
  readonly d: string;
  readonly stroke: string;
  readonly strokeWidth: number;
  /** the lengths of the dashes in px; empty for a continuous line */
  readonly dashes: readonly number[];
  readonly lineCap: 'butt' | 'round';
  readonly lineJoin: 'miter' | 'round';
}

export interface TextInk extends Inked, Pick<DrawnWords, 'kind' | 'text' | 'anchor'> {
  readonly fontSize: number;
  readonly fontWeight: number;
  /** the pieces of a text of which some characters are bold; absent for other texts */
  readonly pieces?: readonly { readonly text: string; readonly fontWeight: number }[];
}

export type Ink = StrokeInk | TextInk;

export interface DrawnPicture {
  readonly inks: readonly Ink[];
  /** the size in px, without the empty margin around the drawing */
  readonly width: number;
  readonly height: number;
}

/** Draws a whole tree, whatever its size, with the upper left corner of the drawing at (0, 0). */
export function drawPicture(picture: Picture, ink: InkName): DrawnPicture {
  return carriedOut(drawPictureInSteps(picture, ink));
}

/** Draws the same in steps, because in a tree of thousands of nodes it takes some hundred milliseconds. */
export function* drawPictureInSteps(picture: Picture, ink: InkName): Generator<undefined, DrawnPicture> {
  const { layout } = picture;
  const look = lookIn(ink);
  const inks: Ink[] = [];
  const boxes: Box[] = [];
  const marks = marksIn(picture);
  yield;
  for (const strokes of strokesInParts(layout, marks)) {
    inks.push(...inksOf(strokes, look));
    boxes.push(boxOf(strokes));
    yield;
  }
  const drawn = framed(inks, around(boxes));
  yield;
  return drawn;
}

/** Gives any drawing its colours and shifts its upper left corner to (0, 0). */
export function drawStrokes(strokes: Strokes, ink: InkName): DrawnPicture {
  return framed(inksOf(strokes, lookIn(ink)), boxOf(strokes));
}

/** Draws several steps of one layout in the same frame, so that only what differs between two steps moves. */
export function drawPictures(pictures: readonly Picture[], ink: InkName): readonly DrawnPicture[] {
  const drawn = pictures.map(drawnIn);
  const box = around(drawn.map(boxOf));
  return drawn.map((strokes) => framed(inksOf(strokes, lookIn(ink)), box));
}

function drawnIn(picture: Picture): Strokes {
  return strokesOf(picture.layout, marksIn(picture));
}

function marksIn({ form, layout, run, step, view }: Picture): Marks {
  const plain = { ...view, focused: null, hovered: null };
  return form.marks(layout, run.momentAt(step), plain, wholeTree(layout));
}

/** Returns the strokes and texts from back to front, in the colours of a colour scheme. */
function inksOf(strokes: Strokes, look: ReturnType<typeof lookIn>): readonly Ink[] {
  return strokes.map((drawn): Ink => {
    const { fill, stroke, width, dashes, cap, join, weight, opacity } = look(drawn);
    const { x, y } = drawn;
    if (drawn.kind === 'path') {
      const line = { stroke, strokeWidth: width, dashes, lineCap: cap, lineJoin: join };
      return { kind: 'path', d: drawn.d, x, y, fill, opacity, ...line };
    }
    const { text, size, anchor, pieces } = drawn;
    const weightOf = (role: string) => look({ role, of: `${drawn.of} ${drawn.role}` }).weight;
    return {
      ...{ kind: 'text', text, x, y, fill, opacity, anchor, fontSize: size, fontWeight: weight },
      ...(pieces && {
        pieces: pieces.map(([role, piece]) => ({ text: piece, fontWeight: weightOf(role) })),
      }),
    };
  });
}

/** The margin for strokes that reach beyond the box around all paths and texts, px. */
const ROOM = 8;

function framed(inks: readonly Ink[], { left, top, right, bottom }: Box): DrawnPicture {
  const moved = inks.map((ink) => ({ ...ink, x: ink.x - left + ROOM, y: ink.y - top + ROOM }));
  return { inks: moved, width: right - left + 2 * ROOM, height: bottom - top + 2 * ROOM };
}

function boxOf(strokes: Strokes): Box {
  return around(strokes.map((drawn) => (drawn.kind === 'path' ? boxOfPath(drawn) : boxOfWords(drawn))));
}

/** The extent of a text above and below its baseline, em. */
const UP = 0.95;
const DOWN = 0.25;

function boxOfWords({ text, x, y, size, anchor }: DrawnWords): Box {
  const width = textWidth(text) * size;
  const left = x - { start: 0, middle: 0.5, end: 1 }[anchor] * width;
  return { left, right: left + width, top: y - UP * size, bottom: y + DOWN * size };
}

/** Matches each command of an SVG path, with the numbers that follow it. */
const COMMAND = /([MLHVQahvZ])([^MLHVQahvZ]*)/g;

/**
 * Returns the box around the corners of a path; of an arc it contains both ends and, for a half circle, its
 * bulge.
 */
function boxOfPath({ d, x: left, y: top }: DrawnStroke): Box {
  let [x, y] = [0, 0];
  const xs: number[] = [];
  const ys: number[] = [];
  const goTo = (toX: number, toY: number) => {
    [x, y] = [toX, toY];
    xs.push(left + x);
    ys.push(top + y);
  };
  for (const [, command = '', text = ''] of d.matchAll(COMMAND)) {
    const numbers = (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    const [first = 0] = numbers;
    const [toX = 0, toY = 0] = numbers.slice(-2);
    if (command === 'H') goTo(first, y);
    else if (command === 'V') goTo(x, first);
    else if (command === 'h') goTo(x + first, y);
    else if (command === 'v') goTo(x, y + first);
    else if (command === 'a') {
      // A half circle bulges by half of the distance between its ends.
      if (toY === 0) ys.push(top + y - first, top + y + first);
      goTo(x + toX, y + toY);
    } else if (command !== 'Z')
      for (let at = 0; at + 1 < numbers.length; at += 2)
        goTo(numbers[at] as number, numbers[at + 1] as number);
  }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
