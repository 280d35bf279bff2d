/** The range of a chance node: [Σ P·low, Σ P·high]. */
import { Expectation, type Fractions } from '../search/expectation.ts';
import type { ValueRange } from './range.ts';

export class ExpectedRange {
  readonly #low: Expectation;
  readonly #high: Expectation;

  constructor(denominator: number, fractions: Fractions) {
    this.#low = new Expectation(denominator, fractions);
    this.#high = new Expectation(denominator, fractions);
  }

  /** Takes in the range of an outcome. */
  add(weight: number, low: number, high: number): void {
    this.#low.add(weight, low);
    this.#high.add(weight, high);
  }

  /** Over the outcomes so far. */
  get low(): number {
    return unlessUndefined(this.#low.value, -Infinity);
  }

  get high(): number {
    return unlessUndefined(this.#high.value, Infinity);
  }

  /** Over all outcomes. */
  total(): ValueRange {
    return {
      low: unlessUndefined(this.#low.total(), -Infinity),
      high: unlessUndefined(this.#high.total(), Infinity),
    };
  }
}

/** Where +∞ and −∞ meet nothing is proved on that side. */
function unlessUndefined(end: number, unknown: number): number {
  return Number.isNaN(end) ? unknown : end;
}
