/** "leaves -10..10;": what every leaf value of a text is known to lie in, and whether every one does. */
import { parseLeafValue, printLeafValue } from './leafValue.ts';
import type { TreeReader } from './treeReader.ts';

export class LeafBounds {
  /** over the bounds and the values */
  #least: number;
  #most: number;
  /** where the first value beyond the bounds stands, and what is written there where that is no one word */
  #outside: { readonly offset: number; readonly found?: string } | null = null;

  constructor(
    readonly low: number,
    readonly high: number,
    /** where the text says them; null where they are known from elsewhere */
    readonly written: { readonly offset: number; readonly length: number } | null,
  ) {
    this.#least = low;
    this.#most = high;
  }

  /** Takes note of a leaf or an estimate; an unknown value (NaN) is never outside. */
  add(value: number, offset: number, found?: string): void {
    if (value < this.low || value > this.high)
      this.#outside ??= { offset, ...(found !== undefined && { found }) };
    if (value < this.#least) this.#least = value;
    if (value > this.#most) this.#most = value;
  }

  /** The bounds moved as far as the values ask for. */
  get widened(): readonly [number, number] {
    return [this.#least, this.#most];
  }

  /** Fails at the first leaf outside; bounds that hold all leaves would mend it. */
  check(reader: TreeReader): void {
    if (this.#outside === null) return;
    const bounds = printLeafBounds([this.low, this.high]);
    const repair =
      this.written === null ? {} : { repair: [{ ...this.written, text: printLeafBounds(this.widened) }] };
    const { offset, ...found } = this.#outside;
    reader.fail('outside-leaf-bounds', offset, { bounds, ...found, ...repair });
  }
}

/** "-10..10", as a text declares them. */
export function printLeafBounds(bounds: readonly [number, number]): string {
  return bounds.map(printLeafValue).join('..');
}

/** Null where the text does not begin with bounds. */
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
