/**
 * Reads and writes the address of the UCB1 table, such as `v1&page=ucb1&arms=60/79,1/10,2/11&parent=100&c=1.4`: of each
 * arm its W and its N.
 */
import { type Arm, visitsOfArms } from '../core/run/arms.ts';
import { SEARCH_SETTINGS } from '../core/search/searchSettings.ts';
import { partsOfHash, shortened, VERSION } from './addressFormat.ts';

/** The numbers of the UCB1 table. */
export interface ArmsView {
  readonly arms: readonly Arm[];
  /** the visits of the parent; null for those of all arms together */
  readonly parent: number | null;
  readonly c: number;
}

export const MOST_ARMS = 12;
/** The greatest number of visits, and the greatest sum of rewards. */
const MOST_COUNT = 1_000_000;

/**
 * The table when its address names no other: AIMA, 4th edition, figure 5.10. It never changes, because links rely on it.
 */
export const USUAL_ARMS: ArmsView = {
  arms: [
    { sum: 60, visits: 79 },
    { sum: 1, visits: 10 },
    { sum: 2, visits: 11 },
  ],
  parent: null,
  c: 1.4,
};

/** The parts of an address that other modules read. */
const OTHERS: readonly string[] = ['page', 'lang'];

/** The constants that can be typed, and stand in addresses, by their names. */
const ROOTS: readonly (readonly [pattern: RegExp, value: number])[] = [
  [/^(?:√2|sqrt\(?2\)?)$/i, Math.SQRT2],
  [/^1\/(?:√2|sqrt\(?2\)?)$/i, Math.SQRT1_2],
];

/** Returns the hash of the table's address, without "#". */
export function encodeArms({ arms, parent, c }: ArmsView): string {
  const written = arms.map(({ sum, visits }) => `${printPlain(sum)}/${visits}`).join(',');
  return [
    VERSION,
    'page=ucb1',
    `arms=${written}`,
    ...(parent === null ? [] : [`parent=${parent}`]),
    `c=${c === Math.SQRT2 ? 'sqrt2' : c === Math.SQRT1_2 ? '1/sqrt2' : printPlain(c)}`,
  ].join('&');
}

/** Reads the table from a hash, and lists the parts that could not be read; the usual stands in their place. */
export function decodeArms(hash: string): { readonly view: ArmsView; readonly unread: readonly string[] } {
  const unread: string[] = [];
  let view = USUAL_ARMS;
  for (const part of partsOfHash(hash.replace(/^#/, '')).parts) {
    const at = part.indexOf('=');
    const [name, text] = at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
    if (OTHERS.includes(name)) continue;
    const read = readPart(name, text);
    if (read === null) unread.push(shortened(part));
    else view = { ...view, ...read };
  }
  return { view, unread };
}

function readPart(name: string, text: string): Partial<ArmsView> | null {
  switch (name) {
    case 'arms': {
      const arms = text.split(',').map(readArm);
      const all = arms.filter((arm) => arm !== null);
      return all.length === arms.length && all.length <= MOST_ARMS ? { arms: all } : null;
    }
    case 'parent': {
      const parent = readParent(text);
      return parent === null ? null : { parent };
    }
    case 'c': {
      const c = readConstant(text);
      return c === null ? null : { c };
    }
    default:
      return null;
  }
}

/** Reads "W/N". */
function readArm(text: string): Arm | null {
  const [first = '', second = '', ...more] = text.split('/');
  const [sum, visits] = [readSum(first), readVisits(second)];
  return sum === null || visits === null || more.length > 0 ? null : { sum, visits };
}

/** Reads N; null when the text is no whole number from 0. */
export function readVisits(text: string): number | null {
  const visits = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  return visits <= MOST_COUNT ? visits : null;
}

/** Reads the N of the parent; null when the text is no whole number from 1. */
export function readParent(text: string): number | null {
  const visits = readVisits(text);
  return visits === 0 ? null : visits;
}

/** Reads W; null when the text is no number from 0, with at most six decimals. */
export function readSum(text: string): number | null {
  const sum = /^(?:\d{1,7}(?:\.\d{0,6})?|\.\d{1,6})$/.test(text) ? Number(text) : Number.NaN;
  return sum <= MOST_COUNT ? sum : null;
}

/** Reads C, a number from 0 to 10 or a root such as "√2"; null when the text is none. */
export function readConstant(text: string): number | null {
  const root = ROOTS.find(([pattern]) => pattern.test(text));
  if (root !== undefined) return root[1];
  const { least, most } = SEARCH_SETTINGS.c;
  const c = /^(?:\d{1,2}(?:\.\d{0,9})?|\.\d{1,9})$/.test(text) ? Number(text) : Number.NaN;
  return c >= least && c <= most ? c : null;
}

/** Returns C as it can be typed: "√2", "1.424274". */
export function printConstant(c: number): string {
  return c === Math.SQRT2 ? '√2' : c === Math.SQRT1_2 ? '1/√2' : printPlain(c);
}

/** Returns a number that was read, in digits without an exponent. */
export function printPlain(value: number): string {
  return String(Number(value.toFixed(9))).includes('e')
    ? value.toFixed(9).replace(/0+$/, '')
    : String(Number(value.toFixed(9)));
}

/** Returns the visits of the parent: those that are given, else those of all arms together. */
export function parentVisits({ arms, parent }: Pick<ArmsView, 'arms' | 'parent'>): number {
  return parent ?? visitsOfArms(arms);
}
