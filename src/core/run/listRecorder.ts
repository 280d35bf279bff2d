/** The observer that records a procedure with lists. */
import type { ListObserver, SearchHalt } from '../search/index.ts';
import type { NodeId, SearchSpace } from '../tree/index.ts';
import { bestOf, worstFor } from '../tree/nodeKind.ts';
import type { ValueRange } from './range.ts';
import {
  ANSWER,
  BACKUP,
  DROP,
  EXPAND,
  HALT,
  HORIZON,
  LEAF_EVENT,
  MARK,
  NO_CHILD,
  RunRecord,
  SELECT,
} from './record.ts';

export class ListRecorder implements ListObserver {
  readonly record: RunRecord;
  readonly #space: SearchSpace;
  /** the number of positions generated so far, and how many of them are stored */
  #made = 1;
  #stored = 1;
  readonly #values = new Map<NodeId, number>();
  readonly #deciding = new Map<NodeId, number>();
  /** by node that has a value: the range that is proved when horizon leaves prove nothing */
  readonly #proved = new Map<NodeId, ValueRange>();

  constructor(space: SearchSpace) {
    this.#space = space;
    this.record = new RunRecord(space.hasHorizon);
  }

  select(node: NodeId): void {
    this.record.append(SELECT, node, NO_CHILD, 0, Number.NaN);
  }

  expand(node: NodeId, children: readonly NodeId[], added: readonly NodeId[], isQueued: boolean): void {
    this.#made += children.length;
    this.#stored += added.length;
    this.record.append(EXPAND, node, NO_CHILD, Number(isQueued), Number.NaN, this.#made, this.#stored);
  }

  leaf(node: NodeId, value: number): void {
    this.#valued(LEAF_EVENT, node, NO_CHILD, value, { low: value, high: value });
  }

  horizon(node: NodeId, value: number): void {
    const [low, high] = this.#space.leafBounds;
    this.#valued(HORIZON, node, NO_CHILD, value, { low, high });
  }

  backUp(node: NodeId, value: number, deciding: number): void {
    const kind = this.#space.kind(node);
    let [low, high] = [worstFor(kind), worstFor(kind)];
    for (let index = 0; this.record.hasHorizon && index < this.#space.moveCount(node); index += 1) {
      const range = this.#proved.get(this.#space.child(node, index));
      if (range === undefined) continue;
      low = bestOf(kind, low, range.low);
      high = bestOf(kind, high, range.high);
    }
    this.#valued(BACKUP, node, deciding, value, { low, high });
  }

  drop(node: NodeId, value: number): void {
    this.#again(DROP, node, value, NO_CHILD);
  }

  /**
   * Records that a position belongs to the solution graph. `chosen` is the successor that the owner of the strategy
   * chose; without it all successors belong to the graph.
   */
  mark(node: NodeId, chosen: number | null): void {
    const deciding = this.#deciding.get(node) ?? NO_CHILD;
    this.#again(MARK, node, this.valueOf(node), deciding, chosen ?? NO_CHILD);
  }

  /** Returns the value that the procedure found for a node; NaN when it found none. */
  valueOf(node: NodeId): number {
    return this.#values.get(node) ?? Number.NaN;
  }

  answer(root: NodeId, value: number, deciding: number | null): void {
    this.#again(ANSWER, root, value, deciding ?? NO_CHILD);
  }

  /** Ends the recording of a run that found no answer. */
  halt({ node }: SearchHalt): void {
    this.record.append(HALT, node, NO_CHILD, 0, Number.NaN);
  }

  #valued(kind: number, node: NodeId, deciding: number, value: number, proved: ValueRange): void {
    this.#values.set(node, value);
    this.#deciding.set(node, deciding);
    if (this.record.hasHorizon) this.#proved.set(node, proved);
    this.#again(kind, node, value, deciding);
  }

  #again(kind: number, node: NodeId, value: number, deciding: number, place = 0): void {
    const proved = this.#proved.get(node);
    this.record.append(kind, node, deciding, place, value, value, value, proved?.low, proved?.high);
  }
}
