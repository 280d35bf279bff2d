/**
 * OPEN and CLOSED at any step, found without replaying the run. OPEN contains the nodes that were queued and have not
 * been selected. CLOSED contains the nodes that were selected and have not left it, newest first.
 */
import type { NodeId } from '../tree/index.ts';
import { BACKUP, DROP, EXPAND, type RunRecord, SELECT } from './record.ts';
import { countUpTo } from './stops.ts';

export class Lists {
  /**
   * the nodes in the order in which they were appended to OPEN, which is also the order in which they are selected; the
   * root is the first
   */
  readonly #queue: readonly NodeId[];
  readonly #selected: readonly number[];
  readonly #expanded: readonly number[];
  /** for each expansion: how many nodes had been queued after it */
  readonly #queued: readonly number[];
  readonly #left: readonly number[];
  /** for each node that left CLOSED: the step at which it left */
  readonly #leftAt = new Map<NodeId, number>();
  readonly mostOpen: number;
  readonly mostClosed: number;

  /** @param childrenOf returns the successors of an expanded node, in the order of its moves */
  constructor(record: RunRecord, root: NodeId, childrenOf: (node: NodeId) => readonly NodeId[]) {
    const queue = [root];
    const queued: number[] = [];
    this.#selected = record.stepsOf(SELECT);
    this.#expanded = record.stepsOf(EXPAND);
    this.#left = [...record.stepsOf(BACKUP), ...record.stepsOf(DROP)].sort((a, b) => a - b);
    for (const step of this.#expanded) {
      if (record.place(step) === 1) for (const child of childrenOf(record.node(step))) queue.push(child);
      queued.push(queue.length);
    }
    this.#queue = queue;
    this.#queued = queued;
    for (const step of this.#left) this.#leftAt.set(record.node(step), step);
    let mostOpen = 1;
    for (const step of this.#expanded) mostOpen = Math.max(mostOpen, this.openCount(step));
    this.mostOpen = mostOpen;
    // CLOSED is longest at the end of phase 1: nothing leaves it before phase 2, and nothing enters it in phase 2.
    this.mostClosed = this.#selected.length;
  }

  openCount(step: number): number {
    const expanded = countUpTo(this.#expanded, step);
    const queued = expanded === 0 ? 1 : (this.#queued[expanded - 1] as number);
    return queued - countUpTo(this.#selected, step);
  }

  closedCount(step: number): number {
    return countUpTo(this.#selected, step) - countUpTo(this.#left, step);
  }

  /** Returns the first `most` nodes of OPEN, beginning at its head. */
  openAt(step: number, most = Infinity): readonly NodeId[] {
    const head = countUpTo(this.#selected, step);
    return this.#queue.slice(head, head + Math.min(most, this.openCount(step)));
  }

  /** Returns the first `most` nodes of CLOSED, beginning at its front. */
  closedAt(step: number, most = Infinity): readonly NodeId[] {
    const closed: NodeId[] = [];
    for (let at = countUpTo(this.#selected, step) - 1; at >= 0 && closed.length < most; at -= 1) {
      const node = this.#queue[at] as NodeId;
      if ((this.#leftAt.get(node) ?? Infinity) > step) closed.push(node);
    }
    return closed;
  }
}
