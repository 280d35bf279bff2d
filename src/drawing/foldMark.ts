/**
 * The mark below a node whose subtree is folded: a stack of bars, which no node looks like, and a description of what
 * it holds in words, which no value looks like. A subtree that is merely too narrow to draw has the bars alone.
 */
import type { Metrics } from './metrics.ts';
import type { Placement } from './placement.ts';
import { CAP_HEIGHT, short } from './shapes.ts';
import { textWidth } from './textWidth.ts';

/**
 * Distances in em: between the node and the bars, the height of a bar, and between the bars and the text below them.
 */
const GAP = 0.18;
const BAR = 0.2;
const TO_TEXT = 0.2;

/** The line height of the text, in units of its size. */
const LINE = 1;

const BARS = 3;

/**
 * The distance from the bottom of a node to the first of three bars, and the height of each, px. Without a text they
 * take as much room as the start of a subtree.
 */
export function barsOf({ height }: Pick<Placement, 'height'>, metrics: Metrics, held: string) {
  const { leastEdge, leafHeight, em } = metrics;
  if (held !== '') return { gap: GAP * em, bar: BAR * em };
  const room = Math.min(height * 1.4, (leastEdge + leafHeight) * em);
  return { gap: room * 0.16, bar: room * 0.2 };
}

/** The bars and the line they hang on, measured from the middle of the node's top. */
export function barsBelow(placement: Placement, metrics: Metrics, held: string): string {
  const { height, width } = placement;
  const { gap, bar } = barsOf(placement, metrics, held);
  const [left, right] = [short(-width / 2), short(width / 2)];
  const at = (bars: number) => short(height + gap + bars * bar);
  const lines = Array.from({ length: BARS - 1 }, (_, index) => `M${left},${at(index + 1)}H${right}`);
  return `M0,${short(height)}V${at(0)}M${left},${at(0)}H${right}V${at(BARS)}H${left}Z${lines.join('')}`;
}

/** The number and its word stand one below the other, so that the mark is hardly wider than a node. */
const wordsOf = (held: string): readonly string[] => held.split(' ');

/** Returns the width of the mark for a text, in units of the text's size. */
export function heldWidth(held: string): number {
  return Math.max(...wordsOf(held).map(textWidth));
}

/** A line of the text below the bars of a folded subtree. */
export interface HeldLine {
  readonly text: string;
  /** the baseline of the line, px below the node's top */
  readonly y: number;
}

export function heldLines(placement: Placement, metrics: Metrics, held: string): readonly HeldLine[] {
  if (held === '') return [];
  const { gap, bar } = barsOf(placement, metrics, held);
  const { smallerEm, em } = metrics;
  const first = placement.height + gap + BARS * bar + TO_TEXT * em + CAP_HEIGHT * smallerEm;
  return wordsOf(held).map((text, line) => ({ text, y: first + line * LINE * smallerEm }));
}
