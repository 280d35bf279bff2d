/** The sizes a figure's texts are set in, in pt: whole ones, which Computer Modern has without substitution. */
import type { Metrics } from '../drawing/metrics.ts';

export interface LatexFonts {
  /** of the values in the nodes */
  readonly value: number;
  /** of names, bounds and labels of edges */
  readonly tag: number;
}

const PT_PER_CM = 28.45;

/** How wide a digit is at each size, pt: Computer Modern widens as it shrinks. */
const DIGIT: ReadonlyMap<number, number> = new Map([
  [5, 3.4],
  [6, 3.67],
  [7, 3.98],
  [8, 4.25],
  [9, 4.62],
  [10, 5],
]);
const SMALLEST = 5;

/** The widths of other characters that values and bounds have, in digits. */
const WIDTHS: ReadonlyMap<string, number> = new Map([
  ['−', 1.56],
  ['+', 1.56],
  ['≤', 2.1],
  ['≥', 2.1],
  ['=', 2.7],
  ['∞', 2],
  ['…', 2.7],
  ['α', 1.28],
  ['β', 1.14],
  ['Σ', 1.44],
  ['.', 0.56],
  [',', 0.9],
  ['(', 0.78],
  [')', 0.78],
  ['[', 0.56],
  [']', 0.56],
  [' ', 0],
  ['\u2009', 0],
]);

/** What the layout reserves for a digit, em. */
const RESERVED = 0.65;

/** Below this even the smallest size runs into its neighbours, em in pt. */
const ILLEGIBLE = 3.5;

/** null where nothing could be read: a tree of thousands of nodes on one page. `scale` is in cm a px. */
export function fontsFor({ em, smallerEm }: Metrics, scale: number): LatexFonts | null {
  const [value, tag] = [em * scale * PT_PER_CM, smallerEm * scale * PT_PER_CM];
  return value < ILLEGIBLE ? null : { value: sizeFor(value, 1.08), tag: sizeFor(tag, 1) };
}

function sizeFor(em: number, most: number): number {
  const fitting = [...DIGIT].filter(([size, digit]) => size <= em * most && digit <= em * RESERVED);
  return fitting.at(-1)?.[0] ?? SMALLEST;
}

/** The width of a value or bounds, cm. */
export function widthOf(text: string, size: number): number {
  const digits = [...text].reduce((sum, character) => sum + (WIDTHS.get(character) ?? 1), 0);
  return (digits * (DIGIT.get(size) ?? size / 2)) / PT_PER_CM;
}

/** The largest size at which a value is no wider than `room`, cm; the smallest there is if none is. */
export function sizeWithin(text: string, room: number, { value }: LatexFonts): number {
  let size = value;
  while (size > SMALLEST && widthOf(text, size) > room) size -= 1;
  return size;
}

/** Switches to a size. */
export function fontOf(size: number): string {
  return `\\fontsize{${size}}{${Math.round(size * 1.2)}}\\selectfont`;
}

/** pt as cm. */
export function heightOf(size: number): number {
  return size / PT_PER_CM;
}
