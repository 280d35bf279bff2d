/**
 * Draws how many of the leaves below a node are evaluated, cut and not reached, as one bar: a dark field for the evaluated
 * ones, stripes for those that were cut, and empty for the rest, in this order from above or, in a bar that is wider than
 * high, from the left.
 */
import type { LeavesBelow } from '../core/run/leavesBelow.ts';
import { short } from './shapes.ts';

/** The left and upper border of a bar, its width and its height, px. */
export interface BarBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The SVG paths of the parts of a bar; a part that is not there is "". */
export interface BarParts {
  readonly outline: string;
  readonly evaluated: string;
  /** the field of the cut leaves, and the stripes on it */
  readonly cut: string;
  readonly stripes: string;
}

/** The least length of a part of the bar, px: a single leaf among thousands is seen as well. */
const LEAST_PART = 2;

/** The distance between the stripes of the leaves that were cut, px. */
const STRIPE = 3;

export function barParts(box: BarBox, below: Pick<LeavesBelow, 'evaluated' | 'cut' | 'waiting'>): BarParts {
  const { x, y, width, height } = box;
  const isLying = width > height;
  const counts = [below.evaluated, below.cut, below.waiting];
  const [evaluated, cut] = lengthsOf(counts, Math.max(width, height)) as [number, number];
  const part = (from: number, length: number) =>
    isLying ? field(x + from, y, length, height) : field(x, y + from, width, length);
  const lines: string[] = [];
  for (let at = evaluated + STRIPE / 2; at < evaluated + cut; at += STRIPE)
    lines.push(
      isLying
        ? `M${short(x + at)},${short(y)}v${short(height)}`
        : `M${short(x)},${short(y + at)}h${short(width)}`,
    );
  return {
    outline: field(x, y, width, height),
    evaluated: part(0, evaluated),
    cut: part(evaluated, cut),
    stripes: lines.join(''),
  };
}

function field(x: number, y: number, width: number, height: number): string {
  return width === 0 || height === 0
    ? ''
    : `M${short(x)},${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
}

/** Shares a length out in proportion to the counts; what is not 0 has the least length at least. */
function lengthsOf(counts: readonly number[], length: number): readonly number[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const there = counts.filter((count) => count > 0).length;
  const room = length - there * LEAST_PART;
  return counts.map((count) => (count === 0 ? 0 : LEAST_PART + (room * count) / all));
}
