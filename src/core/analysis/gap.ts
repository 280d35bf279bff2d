import { ABOVE_ALL, BELOW_ALL, type Breakpoint } from './breakpoint.ts';

/** A part of the line between two breakpoints of which nothing is known yet. */
export interface Gap {
  readonly from: Breakpoint;
  readonly to: Breakpoint;
  /** where a run can be told from one at an end: strictly between these, which leave out the noise */
  readonly low: number;
  readonly high: number;
}

/** All numbers. */
export const WHOLE_LINE: Gap = { from: BELOW_ALL, to: ABOVE_ALL, low: -Infinity, high: Infinity };

/** What of a gap is below a breakpoint in it. */
export function gapBelow(gap: Gap, to: Breakpoint): Gap {
  return { ...gap, to, high: to.at - to.noise };
}

export function gapAbove(gap: Gap, from: Breakpoint): Gap {
  return { ...gap, from, low: from.at + from.noise };
}

/** Whether a breakpoint found in a gap is the lower end of it, as far as can be told, or below that. */
export function isLowerEnd({ low }: Gap, { at, noise }: Breakpoint): boolean {
  return at - noise <= low;
}

export function isUpperEnd({ high }: Gap, { at, noise }: Breakpoint): boolean {
  return at + noise >= high;
}

/** The same gap without what lies up to `x` and within the noise of a breakpoint at its lower end. */
export function withoutNoiseBelow(gap: Gap, x: number, { at, noise }: Breakpoint): Gap {
  return { ...gap, low: Math.max(x, at + noise) };
}

export function withoutNoiseAbove(gap: Gap, x: number, { at, noise }: Breakpoint): Gap {
  return { ...gap, high: Math.min(x, at - noise) };
}
