/** Reads "leaves -10..10;", the declared interval of all leaf values of a text, and checks every leaf against it. */
import { parseLeafValue, printLeafValue } from './leafValue.ts';
import type { TreeReader } from './treeReader.ts';

export class LeafBounds {
  /** the interval that covers the bounds and the values */
  #least: number;
  #most: number;
  /** where the first value outside the bounds stands, and its text when it is more than one word */
  #outside: { readonly offset: number; readonly found?: string } | null = null;

  constructor(
    readonly low: number,
    readonly high: number,
    /** where the text declares them; null when the bounds come from elsewhere */
    readonly written: { readonly offset: number; readonly length: number } | null,
  ) {
    this.#least = low;
    this.#most = high;
  }

  /** Checks a leaf or an estimate; an unknown value (NaN) is never outside. */
  add(value: number, offset: number, found?: string): void {
    if (value < this.low || value > this.high)
      this.#outside ??= { offset, ...(found !== undefined && { found }) };
    if (value < this.#least) this.#least = value;
    if (value > this.#most) this.#most = value;
  }

  /** The bounds widened as far as the values need. */
  get widened(): readonly [number, number] {
    return [this.#least, this.#most];
  }

  /** Fails at the first leaf outside; the repair is bounds that contain all leaves. */
  check(reader: TreeReader): void {
    if (this.#outside === null) return;
    const bounds = printLeafBounds([this.low, this.high]);
    const repair =
      this.written === null ? {} : { repair: [{ ...this.written, text: printLeafBounds(this.widened) }] };
    const { offset, ...found } = this.#outside;
    reader.fail('outside-leaf-bounds', offset, { bounds, ...found, ...repair });
  }
}

/** Writes "-10..10", as a text declares bounds. */
export function printLeafBounds(bounds: readonly [number, number]): string {
  return bounds.map(printLeafValue).join('..');
}

/** Null when the text does not begin with bounds. */
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
