/** The bands below the timeline of a simulation: one for each iteration or, when there are too many, for 10, 100, … of them. */
import type { SimulationRun } from '../../core/index.ts';
import { textWidth } from '../../drawing/textWidth.ts';

/** Some iterations in a row, and where they are on a timeline. */
export interface Band {
  /** the numbers of the first and the last iteration */
  readonly first: number;
  readonly last: number;
  /** where it begins and ends, px */
  readonly from: number;
  readonly to: number;
}

/** More bands than this are not told apart, nor are bands narrower on average than this, px. */
const MOST = 60;
const NARROWEST = 7;

/** Returns the bands on a timeline of `width` px, all of the same number of iterations except perhaps the last. */
export function iterationBands(
  run: Pick<SimulationRun, 'iterations' | 'length' | 'endOf'>,
  width: number,
): readonly Band[] {
  const { iterations, length } = run;
  const most = Math.max(1, Math.min(MOST, Math.floor(width / NARROWEST)));
  let each = 1;
  while (iterations > each * most) each *= 10;
  const placeOf = (iteration: number) => (run.endOf(iteration) / length) * width;
  return Array.from({ length: Math.ceil(iterations / each) }, (_, index): Band => {
    const [before, last] = [index * each, Math.min((index + 1) * each, iterations)];
    return { first: before + 1, last, from: placeOf(before), to: placeOf(last) };
  });
}

/** A text below a band; `x` is its middle, px. */
export interface BandLabel {
  readonly text: string;
  readonly x: number;
  readonly isCurrent: boolean;
}

/** The size of the labels, and the distance kept between them, px. */
const SIZE = 14;
const APART = 6;

/**
 * Returns the texts below bands: `current` below the band of iteration `now`, except at iteration 0; and, when most bands are
 * wide enough for them, the numbers of the iterations of each that is. They do not touch.
 */
export function bandLabels(
  bands: readonly Band[],
  width: number,
  now: number,
  current: string,
): readonly BandLabel[] {
  const room = (text: string) => textWidth(text) * SIZE + APART;
  const labelAt = ({ from, to }: Band, text: string, isCurrent: boolean): BandLabel => {
    const half = room(text) / 2;
    return { text, x: Math.max(half, Math.min((from + to) / 2, width - half)), isCurrent };
  };
  const here = bands.find(({ first, last }) => first <= now && now <= last) ?? null;
  const shown = here && labelAt(here, current, true);
  const wide = bands.filter((band) => room(numbersOf(band)) <= band.to - band.from);
  const others = wide.filter((band) => band !== here).map((band) => labelAt(band, numbersOf(band), false));
  const isFree = ({ text, x }: BandLabel) =>
    shown === null || Math.abs(x - shown.x) >= (room(text) + room(current)) / 2;
  const numbers = 2 * wide.length >= bands.length ? others.filter(isFree) : [];
  return shown === null ? numbers : [...numbers, shown];
}

function numbersOf({ first, last }: Band): string {
  return first === last ? `${first}` : `${first}–${last}`;
}
