/** The address of a chart of how searches grow, `v1&page=growth&b=3&d=6&scale=log&leaves=150000&seed=1`. */

/** What a chart shows. */
export interface GrowthView {
  readonly branching: number;
  readonly depth: number;
  readonly scale: GrowthScale;
  /** how many leaves one can afford to evaluate */
  readonly leaves: number;
  /** of the random trees */
  readonly seed: number;
}

export const GROWTH_SCALES = ['log', 'linear'] as const;
export type GrowthScale = (typeof GROWTH_SCALES)[number];

/** What its numbers lie between; they are whole. */
export const GROWTH_RANGES = {
  branching: [2, 40],
  depth: [1, 12],
  leaves: [1, 1_000_000_000],
  seed: [1, 9999],
} as const;
export type GrowthNumber = keyof typeof GROWTH_RANGES;

/** What is shown where an address says nothing else, for ever: links rely on it. */
export const USUAL_GROWTH: GrowthView = { branching: 3, depth: 6, scale: 'log', leaves: 150_000, seed: 1 };

/** How the numbers are called in an address. */
const NAMES: Readonly<Record<GrowthNumber, string>> = {
  branching: 'b',
  depth: 'd',
  leaves: 'leaves',
  seed: 'seed',
};
/** What is read elsewhere. */
const KNOWN = ['page', 'lang'];
const NUMBERS = Object.keys(NAMES) as readonly GrowthNumber[];

/** The hash without "#". */
export function encodeGrowth({ scale, ...view }: GrowthView): string {
  const numbers = NUMBERS.map((name) => `${NAMES[name]}=${view[name]}`);
  return ['v1', 'page=growth', ...numbers, `scale=${scale}`].join('&');
}

/** What a hash shows, and what of it could not be read, in whose place the usual stands. */
export function decodeGrowth(hash: string): {
  readonly view: GrowthView;
  readonly unread: readonly string[];
} {
  const unread: string[] = [];
  let view = USUAL_GROWTH;
  for (const part of hash.replace(/^#/, '').split('&')) {
    const [name = '', text = ''] = part.split('=');
    const number = NUMBERS.find((one) => NAMES[one] === name);
    const value = number === undefined ? null : readGrowthNumber(number, text);
    const scale = GROWTH_SCALES.find((one) => name === 'scale' && one === text);
    if (number !== undefined && value !== null) view = { ...view, [number]: value };
    else if (scale !== undefined) view = { ...view, scale };
    else if (part !== '' && part !== 'v1' && !KNOWN.includes(name)) unread.push(part.slice(0, 40));
  }
  return { view, unread };
}

/** A number of a chart as it is typed; null where it is none that can be. */
export function readGrowthNumber(name: GrowthNumber, text: string): number | null {
  const [least, most] = GROWTH_RANGES[name];
  const number = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : null;
}
