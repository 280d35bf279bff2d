/**
 * The oracle's numbers: fractions of whole numbers of any length, beside which there are ±∞, and NaN for
 * what has no value. Slow, and plain enough to be seen to be right.
 */
export interface Ratio {
  readonly over: bigint;
  /** positive */
  readonly under: bigint;
}

/** A number is ±∞ or NaN. */
export type Exact = Ratio | number;

/** The decimal that a number is written as. */
export function exactly(value: number): Exact {
  if (!Number.isFinite(value)) return value;
  const [, sign = '', whole = '', part = '', power = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(
    String(value),
  )!;
  const digits = BigInt(sign + whole + part);
  const exponent = Number(power) - part.length;
  return exponent < 0
    ? { over: digits, under: 10n ** BigInt(-exponent) }
    : { over: digits * 10n ** BigInt(exponent), under: 1n };
}

/** The number nearest to it. Decimal notation is read to the nearest number: forty digits and a rest do. */
export function nearest(exact: Exact): number {
  if (typeof exact === 'number') return exact;
  const { over, under } = exact;
  const size = over < 0n ? -over : over;
  const places = 40 + Math.max(0, String(under).length - String(size).length);
  const digits = (size * 10n ** BigInt(places)) / under;
  const rest = digits * under === size * 10n ** BigInt(places) ? 0 : 1;
  return Number(`${over < 0n ? '-' : ''}${digits}${rest}e-${places + 1}`) + 0;
}

/** Below 0, 0 or above 0, as a comparator has it. */
export function compared(a: Exact, b: Exact): number {
  if (typeof a === 'number' || typeof b === 'number') {
    const [x, y] = [typeof a === 'number' ? a : 0, typeof b === 'number' ? b : 0];
    return x === y ? 0 : x - y;
  }
  const difference = a.over * b.under - b.over * a.under;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

export function greatest(numbers: readonly Exact[]): Exact {
  return numbers.reduce((most, one) => (isNaNumber(most) || compared(one, most) <= 0 ? most : one));
}

export function least(numbers: readonly Exact[]): Exact {
  return numbers.reduce((fewest, one) => (isNaNumber(fewest) || compared(one, fewest) >= 0 ? fewest : one));
}

/** Σ part·number / whole over the parts that are not 0. */
export function weighted(parts: readonly number[], whole: number, numbers: readonly Exact[]): Exact {
  const counted = numbers.filter((_number, index) => parts[index]! > 0);
  const infinite = counted.filter((number) => typeof number === 'number');
  if (infinite.length > 0) return infinite.reduce((sum, number) => sum + number, 0);
  let sum: Ratio = { over: 0n, under: 1n };
  for (const [index, number] of numbers.entries()) {
    if (parts[index]! === 0 || typeof number === 'number') continue;
    const { over, under } = number;
    sum = {
      over: sum.over * under + BigInt(parts[index]!) * over * sum.under,
      under: sum.under * under,
    };
  }
  return inLowestTerms({ over: sum.over, under: sum.under * BigInt(whole) });
}

/** Else the numbers grow with every level of a tree until nothing goes on. */
function inLowestTerms({ over, under }: Ratio): Ratio {
  let [a, b] = [over < 0n ? -over : over, under];
  while (b > 0n) [a, b] = [b, a % b];
  return { over: over / a, under: under / a };
}

export function sum(a: Exact, b: Exact): Exact {
  if (typeof a === 'number' || typeof b === 'number') return plain(a) + plain(b);
  return inLowestTerms({ over: a.over * b.under + b.over * a.under, under: a.under * b.under });
}

export function difference(a: Exact, b: Exact): Exact {
  return sum(a, typeof b === 'number' ? -b : { over: -b.over, under: b.under });
}

/** The number of parts of the whole; infinite times nothing is nothing. */
export function share(parts: number, whole: number, number: Exact): Exact {
  if (parts === 0) return { over: 0n, under: 1n };
  if (typeof number === 'number') return number;
  return inLowestTerms({ over: number.over * BigInt(parts), under: number.under * BigInt(whole) });
}

/** An infinity as it is; of what is beside one only that it is finite counts. */
function plain(exact: Exact): number {
  return typeof exact === 'number' ? exact : 0;
}

function isNaNumber(number: Exact): boolean {
  return typeof number === 'number' && Number.isNaN(number);
}

/** Rounds numbers and remembers what they were. */
export class Roundings {
  readonly #unrounded = new Map<number, Exact>();

  round(exact: Exact): number {
    const value = nearest(exact);
    this.#unrounded.set(value, exact);
    return value;
  }

  unrounded(value: number): Exact {
    return this.#unrounded.get(value) ?? exactly(value);
  }
}
