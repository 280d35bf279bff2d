/**
 * OPEN and CLOSED at any step, found without replay: OPEN is what stands between the nodes that were selected and
 * those that were queued, CLOSED what was selected, the newest first, less what has left it.
 */
import type { NodeId } from '../tree/nodeId.ts';
import { BACKUP, DROP, EXPAND, type RunRecord, SELECT } from './record.ts';
import { countUpTo } from './stops.ts';

export class Lists {
  /** in the order in which they were queued, which is that in which they are selected; the root is there at once */
  readonly #queue: readonly NodeId[];
  readonly #selected: readonly number[];
  readonly #expanded: readonly number[];
  /** by expansion, how many had been queued after it */
  readonly #queued: readonly number[];
  readonly #left: readonly number[];
  /** by node that left CLOSED, when */
  readonly #leftAt = new Map<NodeId, number>();
  readonly mostOpen: number;
  readonly mostClosed: number;

  /** @param childrenOf those that an expanded node has, in the order of moves */
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
    // Nothing leaves it before phase 2, in which nothing comes.
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

  /** The first `most` nodes of OPEN, its head first. */
  openAt(step: number, most = Infinity): readonly NodeId[] {
    const head = countUpTo(this.#selected, step);
    return this.#queue.slice(head, head + Math.min(most, this.openCount(step)));
  }

  /** The first `most` nodes of CLOSED, the front first. */
  closedAt(step: number, most = Infinity): readonly NodeId[] {
    const closed: NodeId[] = [];
    for (let at = countUpTo(this.#selected, step) - 1; at >= 0 && closed.length < most; at -= 1) {
      const node = this.#queue[at] as NodeId;
      if ((this.#leftAt.get(node) ?? Infinity) > step) closed.push(node);
    }
    return closed;
  }
}
