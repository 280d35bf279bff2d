/** Which lines a family of searches draws over its trees. They are added when the code of the family loads. */
import type { AnyMoment, Family } from '../core/index.ts';
import type { Layout } from './placement.ts';
import type { Stroke } from './stroke.ts';

/** Returns the lines over a tree at a moment. */
type Lines = (layout: Layout, moment: AnyMoment) => readonly Stroke[];

const LINES = new Map<Family, Lines>();

export function addLines(family: Family, lines: Lines): void {
  LINES.set(family, lines);
}

/** Returns the lines that the family of a run draws over its tree at a moment; most draw none. */
export const linesAt: Lines = (layout, moment) => LINES.get(moment.run.family)?.(layout, moment) ?? [];
