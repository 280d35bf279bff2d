import { ABOVE_ALL, BELOW_ALL, type Breakpoint, withoutLastBits } from './breakpoint.ts';
import { crossingOf, type MovingValue, noiseOf } from './movingValue.ts';

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
