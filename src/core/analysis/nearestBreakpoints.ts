/** A value of a leaf at which the run may change. */
import type { Affine } from './influencePiece.ts';

export interface Breakpoint {
  readonly at: number;
  /** how far rounding may have moved the breakpoint; 0 when it is a value of the tree itself */
  readonly noise: number;
}

/** The breakpoints at −∞ and at +∞: they stand for no breakpoint below, and none above. */
export const BELOW_ALL: Breakpoint = { at: -Infinity, noise: 0 };
export const ABOVE_ALL: Breakpoint = { at: Infinity, noise: 0 };

/** The factor by which the assumed rounding error exceeds the last bits of the summed numbers, to be safe. */
const CAUTION = 256;

/**
 * Returns the short decimal that rounding missed by a few last bits, if there is one: 2.1 for 2.0999999999999996. A
 * person would write that number, and the run has a tie at it.
 */
function withoutLastBits({ at, noise }: Breakpoint): Breakpoint {
  if (noise === 0) return { at, noise };
  const short = Number(at.toPrecision(12));
  return { at: Math.abs(short - at) <= noise / CAUTION ? short : at, noise };
}

/*
 * The value that has come up the tree from one leaf and still changes with the leaf's value x.
 *
 * Max, min and clamping pass a value on or drop it. Only a chance node changes it, and no window passes through a
 * chance node. At any moment of a run, every value and bound that changes at all is therefore the same function of x,
 * and every comparison that x can turn compares this function with a constant.
 *
 * As in the search itself, the weights are whole numbers and the division comes last: the expectations (x + 1)/3 and 1
 * cross exactly at x = 2.
 */

/** the function (offset + factor · x) / denominator, with factor > 0 */
interface MovingValue {
  readonly offset: number;
  readonly factor: number;
  readonly denominator: number;
  /** the sum of the absolute values of all numbers added to the offset; rounding errs in proportion to it */
  readonly size: number;
}

/** The value of the leaf itself, x, which no chance node has changed. */
export const LEAF_ITSELF: MovingValue = { offset: 0, factor: 1, denominator: 1, size: 0 };

/** The assumed rounding error relative to the summed numbers: a few thousand last bits. */
const NOISE = 2 ** -40;

/** at a chance node: the sum of weight·value of the outcomes that do not change with x */
interface ConstantPart {
  readonly sum: number;
  /** at a chance node: the sum of |weight·value| of the outcomes that do not change with x */
  readonly size: number;
  readonly denominator: number;
}

/**
 * Returns the value of a chance node one of whose outcomes changes with x; null when the result does not change with x
 * any more. It divides at once when the whole numbers become too large to be exact.
 */
export function expectationOf(moving: MovingValue, weight: number, rest: ConstantPart): MovingValue | null {
  if (!Number.isFinite(rest.sum)) return null;
  const denominator = rest.denominator * moving.denominator;
  const size = rest.size * moving.denominator + weight * moving.size;
  if (denominator !== 1 && !(Number.isSafeInteger(denominator) && Number.isFinite(size)))
    return expectationOf(movingDivided(moving), weight / rest.denominator, partDivided(rest));
  const offset = rest.sum * moving.denominator + weight * moving.offset;
  const factor = weight * moving.factor;
  return factor === 0 ? null : { offset, factor, denominator, size };
}

function movingDivided({ offset, factor, denominator, size }: MovingValue): MovingValue {
  return {
    offset: offset / denominator,
    factor: factor / denominator,
    denominator: 1,
    size: size / denominator,
  };
}

function partDivided({ sum, size, denominator }: ConstantPart): ConstantPart {
  return { sum: sum / denominator, size: size / denominator, denominator: 1 };
}

/** Returns the x at which the moving value equals a constant; infinite when no x gives it that value. */
function crossingOf({ offset, factor, denominator }: MovingValue, constant: number): number {
  const exact = (constant * denominator - offset) / factor;
  return (Number.isFinite(exact) ? exact : (constant / factor) * denominator - offset / factor) + 0;
}

/** Returns how far rounding may have moved the x at which the moving value equals a constant. */
function noiseOf(moving: MovingValue, constant: number): Breakpoint['noise'] {
  if (moving === LEAF_ITSELF) return 0;
  const { factor, denominator, size } = moving;
  return (Math.abs(constant) * NOISE * denominator + size * NOISE) / factor;
}

export function affineOf({ offset, factor, denominator }: MovingValue): Affine {
  return { constant: offset / denominator + 0, slope: factor / denominator };
}

/**
 * Collects the breakpoints of a run at x, and keeps the nearest below x, the nearest above x, and the one at x itself.
 */
export class NearestBreakpoints {
  #lower = BELOW_ALL;
  #upper = ABOVE_ALL;
  #here: Breakpoint | null = null;

  constructor(readonly x: number) {}

  /** Adds the breakpoint at which the moving value equals a constant; there is none when the constant is ±∞ or NaN. */
  add(moving: MovingValue, constant: number): void {
    const at = crossingOf(moving, constant);
    if (!Number.isFinite(at)) return;
    const noise = noiseOf(moving, constant);
    if (Math.abs(at - this.x) <= noise) {
      if (this.#here === null || noise < this.#here.noise) this.#here = { at, noise };
    } else if (at < this.x) {
      if (at > this.#lower.at) this.#lower = { at, noise };
    } else if (at < this.#upper.at) this.#upper = { at, noise };
  }

  get lower(): Breakpoint {
    return withoutLastBits(this.#lower);
  }

  get upper(): Breakpoint {
    return withoutLastBits(this.#upper);
  }

  /** Returns the breakpoint that is x itself or too near to x to be distinguished from it; null when there is none. */
  get here(): Breakpoint | null {
    return this.#here === null ? null : withoutLastBits(this.#here);
  }
}
