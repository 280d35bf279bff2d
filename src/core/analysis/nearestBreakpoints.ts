/** A place on the line of a leaf's values where a run may change. */
import type { Affine } from './influencePiece.ts';

export interface Breakpoint {
  readonly at: number;
  /** how far rounding may have moved it: 0 where it is a value of the tree itself */
  readonly noise: number;
}

/** Beyond every number on either side. */
export const BELOW_ALL: Breakpoint = { at: -Infinity, noise: 0 };
export const ABOVE_ALL: Breakpoint = { at: Infinity, noise: 0 };

/** Rounding a sum of a few numbers errs by their last bits; the noise allowed for is this much more. */
const CAUTION = 256;

/**
 * The short decimal that rounding missed by a few last bits, if there is one: 2.1 for
 * 2.0999999999999996. It is what a person would write, and there the run has its tie.
 */
function withoutLastBits({ at, noise }: Breakpoint): Breakpoint {
  if (noise === 0) return { at, noise };
  const short = Number(at.toPrecision(12));
  return { at: Math.abs(short - at) <= noise / CAUTION ? short : at, noise };
}

/*
 * What has come up the tree from one leaf and still moves with its value x.
 *
 * Max, min and clamping pass a value on or leave it behind; only a chance node changes it, and a window
 * does not pass through a chance node. So at any moment of a run every value and bound that moves at all
 * is the same function of x, and every comparison that x can turn is one of it with a constant.
 *
 * As in the search itself, the weights are whole numbers and the division comes last: the expectations
 * (x + 1)/3 and 1 cross at x = 2, and not beside it.
 */

/** (offset + factor · x) / denominator, with factor > 0 */
interface MovingValue {
  readonly offset: number;
  readonly factor: number;
  readonly denominator: number;
  /** the sizes of all that went into the offset, added up; rounding errs in proportion */
  readonly size: number;
}

/** x itself. */
export const LEAF_ITSELF: MovingValue = { offset: 0, factor: 1, denominator: 1, size: 0 };

/** What rounding may move, relative to the numbers that were added: a few thousand last bits. */
const NOISE = 2 ** -40;

/** The constant part of a chance node's Σ weight·value. */
interface ConstantPart {
  readonly sum: number;
  /** Σ |weight·value| */
  readonly size: number;
  readonly denominator: number;
}

/**
 * The value of a chance node one of whose outcomes moves; null where nothing is left of its movement.
 * Divides at once where the whole numbers grow too large to be exact.
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

/** Where the moving value equals a constant; infinite where no number makes it so. */
function crossingOf({ offset, factor, denominator }: MovingValue, constant: number): number {
  const exact = (constant * denominator - offset) / factor;
  return (Number.isFinite(exact) ? exact : (constant / factor) * denominator - offset / factor) + 0;
}

/** How far rounding may have moved that crossing, or the search's own comparison. */
function noiseOf(moving: MovingValue, constant: number): Breakpoint['noise'] {
  if (moving === LEAF_ITSELF) return 0;
  const { factor, denominator, size } = moving;
  return (Math.abs(constant) * NOISE * denominator + size * NOISE) / factor;
}

export function affineOf({ offset, factor, denominator }: MovingValue): Affine {
  return { constant: offset / denominator + 0, slope: factor / denominator };
}

/** Of all the places where a run at x may change: the nearest on either side, and whether x is one. */
export class NearestBreakpoints {
  #lower = BELOW_ALL;
  #upper = ABOVE_ALL;
  #here: Breakpoint | null = null;

  constructor(readonly x: number) {}

  /** The run is another when what moves gets to a constant; nothing does at ±∞ or NaN. */
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

  /** The place that is x itself or too near to be told from it; null where there is none. */
  get here(): Breakpoint | null {
    return this.#here === null ? null : withoutLastBits(this.#here);
  }
}
