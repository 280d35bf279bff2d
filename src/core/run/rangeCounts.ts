/**
 * Answers, for a sequence of different whole numbers, how many of its first elements lie in an interval: a wavelet
 * matrix. It takes about one bit per element and level, and a question O(log n) time.
 */

const WORD_BITS = 5;
const WORD = 1 << WORD_BITS;

/** One binary digit of all numbers, in the order that the digits above it have made. */
interface Level {
  readonly bits: Uint32Array;
  /** by word: how many 1s stand before it */
  readonly before: Int32Array;
  /** how many elements have the digit 0; those with 1 follow them in the order of the next level */
  readonly zeros: number;
}

export class RangeCounts {
  readonly #levels: readonly Level[];
  readonly #bits: number;
  readonly #length: number;

  /** @param limit a number greater than all in the sequence */
  constructor(sequence: Int32Array, limit: number) {
    this.#bits = WORD - Math.clz32(limit);
    this.#length = sequence.length;
    const levels: Level[] = [];
    let order = sequence;
    for (let bit = this.#bits - 1; bit >= 0; bit -= 1) {
      const level = levelOf(order, bit);
      levels.push(level);
      order = sortedByBit(order, bit, level.zeros);
    }
    this.#levels = levels;
  }

  /** Returns how many of the first `count` elements are at least `from` and less than `to`. */
  between(count: number, from: number, to: number): number {
    const first = Math.min(count, this.#length);
    return this.#below(first, to) - this.#below(first, from);
  }

  #below(count: number, limit: number): number {
    let [start, end] = [0, count];
    let below = 0;
    for (const [depth, { bits, before, zeros }] of this.#levels.entries()) {
      const [onesBeforeStart, onesBeforeEnd] = [onesUpTo(bits, before, start), onesUpTo(bits, before, end)];
      if ((limit >>> (this.#bits - 1 - depth)) & 1) {
        below += end - start - (onesBeforeEnd - onesBeforeStart);
        [start, end] = [zeros + onesBeforeStart, zeros + onesBeforeEnd];
      } else [start, end] = [start - onesBeforeStart, end - onesBeforeEnd];
    }
    return below;
  }
}

function levelOf(order: Int32Array, bit: number): Level {
  const bits = new Uint32Array(Math.ceil(order.length / WORD) + 1);
  const before = new Int32Array(bits.length);
  let ones = 0;
  // Counting loops, because iterators over typed arrays take several times as long.
  for (let at = 0; at < order.length; at += 1) {
    const word = at >>> WORD_BITS;
    if (at % WORD === 0) before[word] = ones;
    if ((((order[at] as number) >>> bit) & 1) === 0) continue;
    bits[word] = (bits[word] as number) | (1 << (at % WORD));
    ones += 1;
  }
  if (order.length % WORD === 0) before[order.length >>> WORD_BITS] = ones;
  return { bits, before, zeros: order.length - ones };
}

/** Puts the numbers whose digit is 0 before the others and keeps the order among each. */
function sortedByBit(order: Int32Array, bit: number, zeros: number): Int32Array {
  const sorted = new Int32Array(order.length);
  let [zero, one] = [0, zeros];
  for (let at = 0; at < order.length; at += 1) {
    const number = order[at] as number;
    if ((number >>> bit) & 1) {
      sorted[one] = number;
      one += 1;
    } else {
      sorted[zero] = number;
      zero += 1;
    }
  }
  return sorted;
}

/** Returns how many of the first `end` elements of a level have the digit 1. */
function onesUpTo(bits: Uint32Array, before: Int32Array, end: number): number {
  const word = end >>> WORD_BITS;
  const rest = end % WORD;
  return (before[word] as number) + (rest === 0 ? 0 : onesIn((bits[word] as number) << (WORD - rest)));
}

/** Returns the number of 1s in a 32-bit word. */
function onesIn(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
