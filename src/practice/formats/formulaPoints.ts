/**
 * The points at which a formula is compared with the run. Both depend on nothing but how the unknowns compare with some
 * numbers and with each other, so that one point for each way of lying among them decides.
 */
import { type Chain, type Comparison, type Formula, UNKNOWNS, type Unknown } from './formulaText.ts';

/** The numbers that the unknowns stand for, in the order x, y, z. */
export type Point = readonly number[];

/** Where an unknown may lie: at a number, whose ends are equal, or in the gap between two neighbouring ones. */
interface Spot {
  readonly from: number;
  readonly to: number;
}

/** One way of lying: the spot of each unknown, and its rank among those in the same gap, from 0. */
export interface Cell {
  readonly spots: readonly Spot[];
  readonly ranks: readonly number[];
}

/** Returns the ways in which `count` unknowns can lie among the numbers, and within the bounds. */
export function* cellsAmong(
  numbers: readonly number[],
  count: number,
  [least, most]: readonly [number, number],
): Generator<Cell> {
  const sorted = [...new Set(numbers)]
    .filter((number) => number >= least && number <= most)
    .sort((a, b) => a - b);
  const ends = [least, ...sorted, most];
  const gaps = ends.slice(1).map((to, index) => ({ from: ends[index] as number, to }));
  const spots: Spot[] = [
    ...gaps.filter(({ from, to }) => from < to),
    ...sorted.map((at) => ({ from: at, to: at })),
  ];
  for (const chosen of tuples(spots, count)) {
    for (const ranks of tuples([0, 1, 2].slice(0, count), count))
      if (areRanks(chosen, ranks)) yield { spots: chosen, ranks };
  }
}

function* tuples<T>(of: readonly T[], count: number): Generator<readonly T[]> {
  if (count === 0) yield [];
  else for (const rest of tuples(of, count - 1)) for (const one of of) yield [...rest, one];
}

/** Whether the ranks of the unknowns in each spot begin with 0 and leave none out; at a number all are 0. */
function areRanks(spots: readonly Spot[], ranks: readonly number[]): boolean {
  return spots.every((spot, place) => {
    const rank = ranks[place] as number;
    if (spot.from === spot.to) return rank === 0;
    return rank === 0 || spots.some((other, at) => other === spot && ranks[at] === rank - 1);
  });
}

/** Returns a point that lies so. */
export function pointOf({ spots, ranks }: Cell): Point {
  return spots.map((spot, place) => {
    const { from, to } = spot;
    const rank = ranks[place] as number;
    if (from === to) return from;
    if (from === -Infinity) return to === Infinity ? rank : to - spots.length + rank;
    if (to === Infinity) return from + rank + 1;
    return from + ((to - from) * (rank + 1)) / (spots.length + 1);
  });
}

/** Whether no unknown equals another one or one of the numbers. */
export function isApart({ spots, ranks }: Cell): boolean {
  return spots.every(
    (spot, place) =>
      spot.from < spot.to &&
      !spots.some((other, at) => at !== place && other === spot && ranks[at] === ranks[place]),
  );
}

/** Returns the point of whole numbers that lies so and whose sum without signs is least; null when there is none. */
function wholePointOf({ spots, ranks }: Cell): Point | null {
  const groups = [...new Set(spots)].map((spot) => {
    const members = spots.flatMap((other, place) => (other === spot ? [place] : []));
    return {
      members,
      chosen: wholesIn(
        spot,
        members.map((place) => ranks[place] as number),
      ),
    };
  });
  const point = new Array<number>(spots.length).fill(0);
  for (const { members, chosen } of groups) {
    if (chosen === null) return null;
    for (const place of members) point[place] = chosen[ranks[place] as number] as number;
  }
  return point;
}

/** Returns ascending whole numbers in a spot, one for each rank, whose sum is least with each as often as its rank. */
function wholesIn({ from, to }: Spot, ranks: readonly number[]): readonly number[] | null {
  if (from === to) return Number.isInteger(from) ? [from] : null;
  const count = Math.max(...ranks) + 1;
  // The numbers next to 0 that lie between the ends, as many as may be needed on either side.
  const low = Math.max(Math.floor(from) + 1, Math.min(-count, Math.ceil(to) - count));
  const high = Math.min(Math.ceil(to) - 1, Math.max(count, Math.floor(from) + count));
  const near = Array.from({ length: Math.max(0, high - low + 1) }, (_, above) => low + above);
  const sumOf = (chosen: readonly number[]) =>
    ranks.reduce((sum, rank) => sum + Math.abs(chosen[rank] as number), 0);
  let best: readonly number[] | null = null;
  for (const chosen of tuples(near, count)) {
    const isAscending = chosen.every((one, index) => index === 0 || one > (chosen[index - 1] as number));
    if (isAscending && (best === null || sumOf(chosen) < sumOf(best))) best = chosen;
  }
  return best;
}

/** Returns the point in one of the cells with the smallest whole numbers, or else any point in them; null without cells. */
export function smallestIn(cells: readonly Cell[]): Point | null {
  const sumOf = (point: Point) => point.reduce((sum, value) => sum + Math.abs(value), 0);
  let best: Point | null = null;
  for (const cell of cells) {
    const point = wholePointOf(cell);
    if (point !== null && (best === null || sumOf(point) < sumOf(best))) best = point;
  }
  const [first] = cells;
  return best ?? (first === undefined ? null : pointOf(first));
}

/** Returns the numbers with which a formula compares. */
export function numbersIn(formula: Formula): readonly number[] {
  return formula.flat().flatMap(({ terms }) => terms.filter((term) => typeof term === 'number'));
}

/** Returns the unknowns that occur in a formula. */
export function unknownsIn(formula: Formula): ReadonlySet<Unknown> {
  return new Set(formula.flat().flatMap(({ terms }) => terms.filter((term) => typeof term !== 'number')));
}

export function holdsAt(formula: Formula, point: Point): boolean {
  return formula.some((chains) => chains.every((chain) => chainHolds(chain, point)));
}

function chainHolds({ terms, signs }: Chain, point: Point): boolean {
  const value = (place: number) => {
    const term = terms[place] ?? 0;
    return typeof term === 'number' ? term : (point[UNKNOWNS.indexOf(term)] ?? Number.NaN);
  };
  return signs.every((sign, place) => compares(value(place), sign, value(place + 1)));
}

export function compares(a: number, sign: Comparison, b: number): boolean {
  switch (sign) {
    case '<':
      return a < b;
    case '≤':
      return a <= b;
    case '>':
      return a > b;
    case '≥':
      return a >= b;
    case '=':
      return a === b;
    case '≠':
      return a !== b;
  }
}
