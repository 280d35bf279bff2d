/** A seeded source of random numbers: the same seed gives the same numbers on every machine. */
export interface Random {
  /** Returns a number in [0, 1). */
  fraction(): number;
  /** Returns a whole number in [0, n). */
  below(n: number): number;
  /** Returns true with the given probability, otherwise false. */
  flip(probability: number): boolean;
  /** Returns one of the items, of which there is at least one. */
  pick<T>(items: readonly T[]): T;
}

/** Returns the random numbers of a seed, made by the 32-bit generator Mulberry32, which is in the public domain. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number) => Math.floor(fraction() * n);
  return {
    fraction,
    below,
    flip: (probability) => fraction() < probability,
    pick: <T>(items: readonly T[]) => items[below(items.length)] as T,
  };
}

/**
 * Returns the random numbers of one part of an experiment, such as one iteration or one move, which depend on the seed
 * and on the number `i` of the part alone. Seeds and numbers are taken modulo 2³². The mixing is the last step of
 * MurmurHash3, which is in the public domain.
 */
export function stream(seed: number, i: number): Random {
  let mixed = (seed + Math.imul(i, 0x9e3779b9)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return seeded(mixed ^ (mixed >>> 16));
}

/** Returns the items in random order; every order is equally likely. Source: the shuffle of Fisher and Yates. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    [result[last], result[other]] = [result[other] as T, result[last] as T];
  }
  return result;
}
