/**
 * The interval that a text declares for the values of its leaves, as in "leaves -10..10;". Every leaf is
 * checked against it.
 */
import { parseLeafValue, printLeafValue } from './leafValue.ts';
import type { TreeReader } from './treeReader.ts';

export class LeafBounds {
  /** the ends of the interval that contains the declared bounds and all values */
  #least: number;
  #most: number;
  /**
   * the offset of the first value outside the bounds, and its text when that is longer than one word; null
   * when there is none
   */
  #outside: { readonly offset: number; readonly found?: string } | null = null;

  constructor(
    readonly low: number,
    readonly high: number,
    /** where the text declares the bounds; null when it does not declare them */
    readonly written: { readonly offset: number; readonly length: number } | null,
  ) {
    this.#least = low;
    this.#most = high;
  }

  /** Checks the value of a leaf or an estimate; an unknown value (NaN) is never outside the bounds. */
  add(value: number, offset: number, found?: string): void {
    if (value < this.low || value > this.high)
      this.#outside ??= { offset, ...(found !== undefined && { found }) };
    if (value < this.#least) this.#least = value;
    if (value > this.#most) this.#most = value;
  }

  /** The bounds, widened so that they contain all values. */
  get widened(): readonly [number, number] {
    return [this.#least, this.#most];
  }

  /** Fails when a value lies outside the bounds; the proposed repair is bounds that contain all values. */
  check(reader: TreeReader): void {
    if (this.#outside === null) return;
    const bounds = printLeafBounds([this.low, this.high]);
    const repair =
      this.written === null ? {} : { repair: [{ ...this.written, text: printLeafBounds(this.widened) }] };
    const { offset, ...found } = this.#outside;
    reader.fail('outside-leaf-bounds', offset, { bounds, ...found, ...repair });
  }
}

/** Returns bounds as a text declares them, such as "-10..10". */
export function printLeafBounds(bounds: readonly [number, number]): string {
  return bounds.map(printLeafValue).join('..');
}

/** Reads the declaration of the bounds; null when the text does not continue with one. */
export function readLeafBounds(reader: TreeReader): LeafBounds | null {
  const start = reader.offset;
  if (reader.word() !== 'leaves') {
    reader.offset = start;
    return null;
  }
  reader.peek();
  const offset = reader.offset;
  const text = reader.word().replace(/;$/, '');
  const ends = text.split('..').map(parseLeafValue);
  const [low, high] = ends;
  if (!reader.text.slice(0, reader.offset).endsWith(';') || ends.length !== 2)
    reader.fail('bad-leaf-bounds', offset);
  if (low === null || high === null || low === undefined || high === undefined || !(low <= high))
    return reader.fail('bad-leaf-bounds', offset);
  return new LeafBounds(low, high, { offset, length: text.length });
}
