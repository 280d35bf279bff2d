/**
 * Reads and writes the address of the chart of how searches grow, such as
 * `v1&page=growth&b=3&d=6&scale=log&leaves=150000&seed=1`.
 */

/** The settings of the chart of how searches grow. */
export interface GrowthView {
  readonly branching: number;
  readonly depth: number;
  readonly scale: GrowthScale;
  /** the number of leaves that a search can afford to evaluate */
  readonly leaves: number;
  /** the seed of the chart's random trees */
  readonly seed: number;
}

export const GROWTH_SCALES = ['log', 'linear'] as const;
export type GrowthScale = (typeof GROWTH_SCALES)[number];

/** The least and the greatest value of each number of the chart; all are whole numbers. */
export const GROWTH_RANGES = {
  branching: [2, 40],
  depth: [1, 12],
  leaves: [1, 1_000_000_000],
  seed: [1, 9999],
} as const;
export type GrowthNumber = keyof typeof GROWTH_RANGES;

/**
 * The settings of the chart when its address names no others. They never change, because links rely on them.
 */
export const USUAL_GROWTH: GrowthView = { branching: 3, depth: 6, scale: 'log', leaves: 150_000, seed: 1 };

/** The names of the chart's numbers in an address. */
const NAMES: Readonly<Record<GrowthNumber, string>> = {
  branching: 'b',
  depth: 'd',
  leaves: 'leaves',
  seed: 'seed',
};
/** The parts of an address that other modules read. */
const KNOWN = ['page', 'lang'];
const NUMBERS = Object.keys(NAMES) as readonly GrowthNumber[];

/** Returns the hash of the chart's address, without "#". */
export function encodeGrowth({ scale, ...view }: GrowthView): string {
  const numbers = NUMBERS.map((name) => `${NAMES[name]}=${view[name]}`);
  return ['v1', 'page=growth', ...numbers, `scale=${scale}`].join('&');
}

/**
 * Reads the settings of the chart from a hash, and lists the parts that could not be read; their settings
 * have the usual values.
 */
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

/** Reads a number of the chart from a text; null when the text is no whole number in the number's range. */
export function readGrowthNumber(name: GrowthNumber, text: string): number | null {
  const [least, most] = GROWTH_RANGES[name];
  const number = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : null;
}
