/**
 * The rows of a run: one per event, each with the state of its node after the event.
 *
 * A row has 32 bytes: kind and node 4, indices of the deciding child and of the returned child 2 each, value 8, two
 * numbers 16. They stand side by side, because a row is read as a whole and rows of one node lie far apart. The index
 * that lists each node's own rows takes 4 bytes more; a search with a horizon takes 16 more for what is proved. Steps
 * count from 1: row k is the state after k events. Only this folder knows rows; all other code asks a run
 * (`anyRun.ts`).
 */
import { Fractions } from '../search/expectation.ts';
import type { NodeId } from '../tree/index.ts';
import { RowLists } from './rowLists.ts';

/** The kinds of event. The index of a name in this list is the byte that stands for it in the record. */
// biome-ignore format: those of a search along one path, those of a procedure that works off lists, then what came later
export const EVENT_KINDS = [
  'enter', 'leaf', 'update', 'cutoff', 'exit', 'halt', 'horizon', 'pass',
  'select', 'expand', 'backup', 'drop', 'answer', 'mark',
  'stop', 'again', 'stay', 'simulate',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const ENTER = 0;
export const LEAF_EVENT = 1;
export const UPDATE = 2;
export const CUTOFF = 3;
export const EXIT = 4;
export const HALT = 5;
export const HORIZON = 6;
export const PASS = 7;
export const SELECT = 8;
export const EXPAND = 9;
export const BACKUP = 10;
export const DROP = 11;
export const ANSWER = 12;
export const MARK = 13;
export const STOP = 14;
export const RESEARCH = 15;
export const STAND_PAT = 16;

/**
 * The index that means no child decides: at a chance node, at a leaf, before the first child has returned, and when the
 * static value is kept.
 */
export const NO_CHILD = 0xffff;
/** The index that means no child has returned yet. */
const NO_PLACE = 0xffff;

/**
 * A record allocates memory for its rows in chunks. The length of a chunk depends on its first row:
 *
 *     first row          0    2¹⁵   2¹⁶   2¹⁷ and later
 *     rows in a chunk   2¹¹   2¹²   2¹³   2¹⁴
 *
 * A chunk has at most an eighth of the rows before it, so at most an eighth of the memory of a large run is unused. A run
 * of a million rows has only 85 chunks, so the objects that lead to its rows fit into the cache of a processor.
 */
const CHUNK_BITS = 11;
/** The first row of a longer chunk is row 2¹⁵; it has 16 binary digits. */
const DIGITS_BEFORE_DOUBLING = 15;
/** The number of chunks of each length between the shortest and the longest. */
const CHUNKS_OF_A_LENGTH = 8;
const MOST_DOUBLINGS = 3;

/** Limits a number of doublings to those that the length of a chunk can have: 0 to 3. */
function clampDoublings(doublings: number): number {
  return Math.min(MOST_DOUBLINGS, Math.max(0, doublings));
}

/** Returns the index of the chunk that contains a row; rows count from 0. */
function chunkOf(row: number): number {
  const doublings = clampDoublings(32 - DIGITS_BEFORE_DOUBLING - Math.clz32(row));
  return CHUNKS_OF_A_LENGTH * doublings + (row >>> (CHUNK_BITS + doublings));
}

/** Returns the first row of a chunk. */
function firstRowOf(chunk: number): number {
  const doublings = clampDoublings(Math.floor(chunk / CHUNKS_OF_A_LENGTH) - 1);
  return (chunk - CHUNKS_OF_A_LENGTH * doublings) << (CHUNK_BITS + doublings);
}

/** The offsets of the numbers in a row. The first number contains the four whole numbers. */
const VALUE = 1;
/**
 * Offset of the low end. At an enter event it is α, at an expansion the number of positions generated, later the low
 * end of the range of the children that returned, and at the exit the final low end.
 */
const LOW = 2;
/**
 * Offset of the high end. At an enter event it is β, at an expansion the number of positions stored, later the high end
 * of the range of the children that returned, and at the exit the final high end.
 */
const HIGH = 3;
/** Offsets, in searches with a horizon, of the range that is proved when horizon leaves prove nothing. */
const PROVED_LOW = 4;
const PROVED_HIGH = 5;

/**
 * The kind of event is stored in the bits above the 27 bits of the node. A word of 0 means no node, so a tree has at
 * most 2²⁷ − 1 nodes.
 */
const NODE_BITS = 27;
const NODE_MASK = 2 ** NODE_BITS - 1;

/**
 * The index of the deciding child, in search order, is stored in the bits above the index of the child that returned,
 * which updates and cutoffs have.
 */
const PLACE_BITS = 16;
const PLACE_MASK = 2 ** PLACE_BITS - 1;

/** Consecutive rows. The last chunk of a run may not be full. */
class Chunk {
  /** the memory of the rows read as 32-bit whole numbers; two of them take the space of one number */
  readonly words: Int32Array;

  /** @param from the first row, counted from 0 */
  constructor(
    readonly from: number,
    readonly numbers: Float64Array<ArrayBuffer>,
  ) {
    this.words = new Int32Array(numbers.buffer);
  }
}

export class RunRecord {
  /** the exact fractions that the rounded ends of ranges stand for; they are needed only for expectations */
  readonly fractions = new Fractions();
  readonly #chunks: Chunk[] = [];
  readonly #numbersInRow: number;
  #last!: Chunk;
  /** one past the last row for which there is a chunk */
  #end = 0;
  /** the number of events */
  length = 0;
  /** the rows of each node */
  readonly rows = new RowLists();
  /** the rows in which nodes were entered; null when no node was entered twice */
  entries: RowLists | null = null;

  /** @param hasHorizon whether nodes at a depth limit may be judged by static values */
  constructor(readonly hasHorizon = false) {
    this.#numbersInRow = hasHorizon ? 6 : 4;
  }

  /**
   * Appends a row. A range that is not given is the value alone; `provedLow` and `provedHigh` are the range that is
   * proved when horizon leaves prove nothing.
   */
  append(
    kind: number,
    node: NodeId,
    deciding: number,
    place: number,
    value: number,
    low = value,
    high = value,
    provedLow = low,
    provedHigh = high,
  ): void {
    if (this.length === this.#end) this.#addChunk();
    const { from, words, numbers } = this.#last;
    const first = (this.length - from) * this.#numbersInRow;
    words[2 * first] = (kind << NODE_BITS) | (node + 1);
    words[2 * first + 1] = (deciding << PLACE_BITS) | (place & PLACE_MASK);
    numbers[first + VALUE] = value;
    numbers[first + LOW] = low;
    numbers[first + HIGH] = high;
    if (this.hasHorizon) {
      numbers[first + PROVED_LOW] = provedLow;
      numbers[first + PROVED_HIGH] = provedHigh;
    }
    this.length += 1;
  }

  #addChunk(numbers?: Float64Array<ArrayBuffer>): void {
    const chunk = this.#chunks.length;
    const from = firstRowOf(chunk);
    this.#end = firstRowOf(chunk + 1);
    this.#last = new Chunk(from, numbers ?? new Float64Array((this.#end - from) * this.#numbersInRow));
    this.#chunks.push(this.#last);
  }

  /** The rows as arrays of numbers, one array for each chunk; `fill` makes them the rows of another record. */
  get chunks(): readonly Float64Array<ArrayBuffer>[] {
    return this.#chunks.map(({ numbers }) => numbers);
  }

  /** Makes the `chunks` of another record, which contain `length` rows, the rows of this record, which has none yet. */
  fill(chunks: readonly Float64Array<ArrayBuffer>[], length: number): void {
    for (const numbers of chunks) this.#addChunk(numbers);
    this.length = length;
  }

  /** Replaces the id of every node. It is called once, when the run is over and before `index`. */
  renumber(idOf: (node: NodeId) => NodeId): void {
    for (const { from, words } of this.#chunks) {
      const end = Math.min(2 * (this.length - from) * this.#numbersInRow, words.length);
      for (let word = 0; word < end; word += 2 * this.#numbersInRow) {
        const before = words[word] as number;
        const node = idOf(((before & NODE_MASK) - 1) as NodeId);
        words[word] = (before & ~NODE_MASK) | (node + 1);
      }
    }
  }

  /**
   * Lists each node's own rows, for nodes 0 … nodeCount − 1, and separately the rows in which nodes were entered when a
   * node may be entered twice. It is called once, when the run is over.
   */
  index(nodeCount: number, isAgain = false): void {
    const steps = new Int32Array(this.length);
    for (let at = 0; at < steps.length; at += 1) steps[at] = at + 1;
    this.rows.fill(
      nodeCount,
      steps.map((step) => this.node(step)),
      steps,
    );
    if (!isAgain) return;
    const isOpen = new Uint8Array(nodeCount);
    const entries = steps.filter((step) => {
      const [kind, node] = [this.kind(step), this.node(step)];
      const isEntry =
        kind === HALT ? isOpen[node] === 0 : kind === ENTER || kind === LEAF_EVENT || kind === HORIZON;
      if (kind === ENTER) isOpen[node] = 1;
      if (kind === EXIT) isOpen[node] = 0;
      return isEntry;
    });
    const nodes = entries.map((step) => this.node(step));
    this.entries = new RowLists();
    this.entries.fill(nodeCount, nodes, entries);
  }

  kind(step: number): number {
    return this.#word(step, 0) >>> NODE_BITS;
  }

  node(step: number): NodeId {
    return ((this.#word(step, 0) & NODE_MASK) - 1) as NodeId;
  }

  /** Returns the index of the deciding child; NO_CHILD when none decides. */
  deciding(step: number): number {
    return this.#word(step, 1) >>> PLACE_BITS;
  }

  /** Returns the index of the child that an update or a cutoff is about; −1 when no child had returned. */
  place(step: number): number {
    const place = this.#word(step, 1) & PLACE_MASK;
    return place === NO_PLACE ? -1 : place;
  }

  value(step: number): number {
    return this.#number(step, VALUE);
  }

  low(step: number): number {
    return this.#number(step, LOW);
  }

  high(step: number): number {
    return this.#number(step, HIGH);
  }

  provedLow(step: number): number {
    return this.#number(step, this.hasHorizon ? PROVED_LOW : LOW);
  }

  provedHigh(step: number): number {
    return this.#number(step, this.hasHorizon ? PROVED_HIGH : HIGH);
  }

  /** Returns the last row of `node` at or before `step`; 0 when there is none. O(log rows of the node). */
  lastRow(node: NodeId, step: number): number {
    return this.rows.last(node, step);
  }

  /**
   * Returns the last row at or before `step` in which `node` was entered or, if it is a leaf, judged; 0 when there is
   * none.
   */
  entryRow(node: NodeId, step: number): number {
    if (this.entries !== null) return this.entries.last(node, step);
    const first = this.rows.first(node);
    return first <= step ? first : 0;
  }

  /** Returns the first row after `step` in which `node` was entered or judged; 0 when there is none. */
  nextEntry(node: NodeId, step: number): number {
    if (this.entries !== null) return this.entries.next(node, step);
    const first = this.rows.first(node);
    return first > step ? first : 0;
  }

  /** Returns the first row of `node`; 0 when there is none. */
  firstRow(node: NodeId): number {
    return this.rows.first(node);
  }

  /** Returns the row of `node` before its row `step`; 0 when there is none. */
  rowBefore(node: NodeId, step: number): number {
    return this.lastRow(node, step - 1);
  }

  /**
   * Returns the row of the last update that is included in a row of an entered node or, when no child had returned, of
   * the event in which its static value was kept; 0 when there is neither. A node's cutoff and exit come right after
   * its update. At a re-search it is the row of the node before that one.
   */
  updateRow(row: number): number {
    if (row === 0) return 0;
    let at = row;
    let kind = this.kind(at);
    while (kind === CUTOFF || kind === EXIT) {
      at -= 1;
      kind = this.kind(at);
    }
    if (kind === RESEARCH) {
      at = this.rowBefore(this.node(at), at);
      kind = this.kind(at);
    }
    return kind === UPDATE || kind === STAND_PAT ? at : 0;
  }

  /** Returns the row of the node's update before the given one; 0 when there is none. */
  updateBefore(update: number): number {
    return this.updateRow(this.rowBefore(this.node(update), update));
  }

  /** Returns the steps with an event of this kind, in order. O(events). */
  stepsOf(kind: number): number[] {
    const steps: number[] = [];
    for (let step = 1; step <= this.length; step += 1) if (this.kind(step) === kind) steps.push(step);
    return steps;
  }

  /** The size in bytes of all columns and of the row lists, without the offsets for each node. */
  get bytes(): number {
    const rows = this.#end * this.#numbersInRow * 8;
    return rows + this.rows.bytes + (this.entries?.bytes ?? 0);
  }

  /** Returns one of the two 32-bit words at the start of a row. */
  #word(step: number, offset: 0 | 1): number {
    const chunk = this.#chunks[chunkOf(step - 1)];
    const word = chunk?.words[2 * (step - 1 - chunk.from) * this.#numbersInRow + offset];
    if (word === undefined || step > this.length) throw this.#noEvent(step);
    return word;
  }

  #number(step: number, offset: number): number {
    const chunk = this.#chunks[chunkOf(step - 1)];
    const number = chunk?.numbers[(step - 1 - chunk.from) * this.#numbersInRow + offset];
    if (number === undefined || step > this.length) throw this.#noEvent(step);
    return number;
  }

  #noEvent(step: number): RangeError {
    return new RangeError(`no event ${step} of ${this.length}`);
  }
}
