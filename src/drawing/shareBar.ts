/**
 * Draws how many of the leaves below a node are evaluated, cut and not reached, as one bar: a dark field from above for the
 * evaluated ones, stripes for those that were cut, and empty for the rest.
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

/** The least height of a part of the bar, px: a single leaf among thousands is seen as well. */
const LEAST_PART = 2;

/** The distance between the stripes of the leaves that were cut, px. */
const STRIPE = 3;

export function barParts(box: BarBox, below: Pick<LeavesBelow, 'evaluated' | 'cut' | 'waiting'>): BarParts {
  const { x, y, width, height } = box;
  const [evaluated, cut] = heightsOf([below.evaluated, below.cut, below.waiting], height) as [number, number];
  const from = y + evaluated;
  const lines: string[] = [];
  for (let at = from + STRIPE / 2; at < from + cut; at += STRIPE)
    lines.push(`M${short(x)},${short(at)}h${short(width)}`);
  return {
    outline: field(x, y, width, height),
    evaluated: field(x, y, width, evaluated),
    cut: field(x, from, width, cut),
    stripes: lines.join(''),
  };
}

function field(x: number, y: number, width: number, height: number): string {
  return height === 0 ? '' : `M${short(x)},${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
}

/** Shares a height out in proportion to the counts; what is not 0 has the least height at least. */
function heightsOf(counts: readonly number[], height: number): readonly number[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const there = counts.filter((count) => count > 0).length;
  const room = height - there * LEAST_PART;
  return counts.map((count) => (count === 0 ? 0 : LEAST_PART + (room * count) / all));
}
