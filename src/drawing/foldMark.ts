/**
 * Draws the mark below a node whose subtree is folded, that is, hidden: a stack of bars, which looks like no
 * node, and a text that says what the subtree holds, which looks like no value. A subtree that is hidden only
 * because it is too narrow to draw has the bars alone.
 */
import type { Metrics } from './metrics.ts';
import type { Placement } from './placement.ts';
import { CAP_HEIGHT, short } from './shapes.ts';
import { textWidth } from './textWidth.ts';

/**
 * Distances in em: from the node to the bars, the height of a bar, and from the bars to the text below them.
 */
const GAP = 0.18;
const BAR = 0.2;
const TO_TEXT = 0.2;

/** The line height of the text below the bars, in multiples of its font size. */
const LINE = 1;

export const BARS = 3;

/**
 * Returns the distance from the bottom of a node to the first of its three bars, and the height of each bar,
 * px. Bars without a text below them take at most as much room as an edge and a leaf.
 */
export function barsOf({ height }: Pick<Placement, 'height'>, metrics: Metrics, held: string) {
  const { leastEdge, leafHeight, em } = metrics;
  if (held !== '') return { gap: GAP * em, bar: BAR * em };
  const room = Math.min(height * 1.4, (leastEdge + leafHeight) * em);
  return { gap: room * 0.16, bar: room * 0.2 };
}

/**
 * Returns the SVG path of the bars and of the line they hang on, relative to the middle of the top of the
 * node's shape.
 */
export function barsBelow(placement: Placement, metrics: Metrics, held: string): string {
  const { height, width } = placement;
  const { gap, bar } = barsOf(placement, metrics, held);
  const [left, right] = [short(-width / 2), short(width / 2)];
  const at = (bars: number) => short(height + gap + bars * bar);
  const lines = Array.from({ length: BARS - 1 }, (_, index) => `M${left},${at(index + 1)}H${right}`);
  return `M0,${short(height)}V${at(0)}M${left},${at(0)}H${right}V${at(BARS)}H${left}Z${lines.join('')}`;
}

/**
 * Splits the text below the bars into lines: its number and its noun stand one below the other, so that the
 * mark is hardly wider than a node.
 */
const wordsOf = (held: string): readonly string[] => held.split(' ');

/** Returns the width of the text below the bars, in multiples of its font size. */
export function heldWidth(held: string): number {
  return Math.max(...wordsOf(held).map(textWidth));
}

/** A line of the text below the bars of a folded subtree. */
export interface HeldLine {
  readonly text: string;
  /** the baseline of the line, in px below the top of the node's shape */
  readonly y: number;
}

export function heldLines(placement: Placement, metrics: Metrics, held: string): readonly HeldLine[] {
  if (held === '') return [];
  const { gap, bar } = barsOf(placement, metrics, held);
  const { smallerEm, em } = metrics;
  const first = placement.height + gap + BARS * bar + TO_TEXT * em + CAP_HEIGHT * smallerEm;
  return wordsOf(held).map((text, line) => ({ text, y: first + line * LINE * smallerEm }));
}
