/**
 * The rows of a run: one per event, each the node's state after it, in chunked typed columns.
 *
 * 31 bytes a row (kind 1, node 4, deciding child 2, value 8, two numbers 16), and 4 more in the index
 * that lists each node's own rows. Steps count from 1: row k is the state after k events.
 */
import { Fractions } from '../search/expectation.ts';
import type { NodeId } from '../tree/nodeId.ts';

/** What can happen, named after it. Positions are the bytes in the log. */
export const EVENT_KINDS = ['enter', 'leaf', 'update', 'cutoff', 'exit', 'halt'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const ENTER = 0;
export const LEAF_EVENT = 1;
export const UPDATE = 2;
export const CUTOFF = 3;
export const EXIT = 4;
export const HALT = 5;

/** "No child decides here": at a chance node, at a leaf, before the first child. */
export const NO_CHILD = 0xffff;

const CHUNK_BITS = 11;
const CHUNK_ROWS = 1 << CHUNK_BITS;
const CHUNK_MASK = CHUNK_ROWS - 1;

class Chunk {
  readonly kind = new Uint8Array(CHUNK_ROWS);
  readonly node = new Int32Array(CHUNK_ROWS);
  readonly deciding = new Uint16Array(CHUNK_ROWS);
  readonly value = new Float64Array(CHUNK_ROWS);
  /** α at enter; later the low end over the children that returned, final at exit */
  readonly low = new Float64Array(CHUNK_ROWS);
  /** β at enter; later the high end over the children that returned, final at exit */
  readonly high = new Float64Array(CHUNK_ROWS);
}

export class TraceLog {
  /** what the ends of ranges stand for, where expectations are */
  readonly fractions = new Fractions();
  readonly #chunks: Chunk[] = [];
  #last = new Chunk();
  #length = 0;
  #rowStart = new Int32Array(1);
  #rowList = new Int32Array(0);

  /** The number of events. */
  get length(): number {
    return this.#length;
  }

  append(kind: number, node: NodeId, deciding: number, value: number, low: number, high: number): void {
    const at = this.#length & CHUNK_MASK;
    if (at === 0) {
      if (this.#length > 0) this.#last = new Chunk();
      this.#chunks.push(this.#last);
    }
    const chunk = this.#last;
    chunk.kind[at] = kind;
    chunk.node[at] = node;
    chunk.deciding[at] = deciding;
    chunk.value[at] = value;
    chunk.low[at] = low;
    chunk.high[at] = high;
    this.#length += 1;
  }

  /** Lists each node's own rows, for nodes 0 … nodeCount − 1. Called once, when the run is over. */
  index(nodeCount: number): void {
    const start = new Int32Array(nodeCount + 1);
    for (let step = 1; step <= this.#length; step += 1) {
      const next = this.node(step) + 1;
      start[next] = (start[next] as number) + 1;
    }
    for (let node = 0; node < nodeCount; node += 1)
      start[node + 1] = (start[node + 1] as number) + (start[node] as number);
    const filled = start.slice();
    const list = new Int32Array(this.#length);
    for (let step = 1; step <= this.#length; step += 1) {
      const node = this.node(step);
      const at = filled[node] as number;
      filled[node] = at + 1;
      list[at] = step;
    }
    this.#rowStart = start;
    this.#rowList = list;
  }

  kind(step: number): number {
    return this.#chunk(step).kind[(step - 1) & CHUNK_MASK] as number;
  }

  node(step: number): NodeId {
    return this.#chunk(step).node[(step - 1) & CHUNK_MASK] as NodeId;
  }

  deciding(step: number): number {
    return this.#chunk(step).deciding[(step - 1) & CHUNK_MASK] as number;
  }

  value(step: number): number {
    return this.#chunk(step).value[(step - 1) & CHUNK_MASK] as number;
  }

  low(step: number): number {
    return this.#chunk(step).low[(step - 1) & CHUNK_MASK] as number;
  }

  high(step: number): number {
    return this.#chunk(step).high[(step - 1) & CHUNK_MASK] as number;
  }

  /** The last row of `node` at or before `step`; 0 where there is none. O(log rows of the node). */
  lastRow(node: NodeId, step: number): number {
    const start = this.#rowStart[node] ?? 0;
    let [low, high] = [start, this.#rowStart[node + 1] ?? 0];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#rowList[middle] as number) <= step) low = middle + 1;
      else high = middle;
    }
    return low === start ? 0 : (this.#rowList[low - 1] as number);
  }

  /** The row in which `node` was entered or, a leaf, evaluated; 0 where it never was. */
  firstRow(node: NodeId): number {
    const start = this.#rowStart[node] ?? 0;
    return start === (this.#rowStart[node + 1] ?? 0) ? 0 : (this.#rowList[start] as number);
  }

  /** The row of `node` before its row `step`; 0 where there is none. */
  rowBefore(node: NodeId, step: number): number {
    return this.lastRow(node, step - 1);
  }

  /** The steps with an event of this kind, in order. O(events). */
  stepsOf(kind: number): number[] {
    const steps: number[] = [];
    for (let step = 1; step <= this.#length; step += 1) if (this.kind(step) === kind) steps.push(step);
    return steps;
  }

  /** Bytes of all columns and of the row lists; offsets per tree node apart. */
  get bytes(): number {
    return this.#chunks.length * CHUNK_ROWS * 31 + this.#rowList.byteLength;
  }

  #chunk(step: number): Chunk {
    const chunk = this.#chunks[(step - 1) >>> CHUNK_BITS];
    if (chunk === undefined || step > this.#length)
      throw new RangeError(`no event ${step} of ${this.#length}`);
    return chunk;
  }
}
