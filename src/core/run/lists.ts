/**
 * OPEN and CLOSED at any step, found without replaying the run. OPEN contains the nodes that were queued and have not
 * been selected. CLOSED contains the nodes that were selected and have not left it, newest first.
 */
import type { NodeId } from '../tree/index.ts';
import { BACKUP, DROP, EXPAND, type RunRecord, SELECT } from './record.ts';
import { countUpTo } from './stops.ts';

/** What is known of OPEN and CLOSED without the run: columns of nodes and of steps. */
export interface ListColumns {
  /**
   * the nodes in the order in which they were appended to OPEN, which is also the order in which they are selected; the
   * root is the first
   */
  readonly queue: Int32Array<ArrayBuffer>;
  readonly selected: Int32Array<ArrayBuffer>;
  readonly expanded: Int32Array<ArrayBuffer>;
  /** for each expansion: how many nodes had been queued after it */
  readonly queued: Int32Array<ArrayBuffer>;
  readonly left: Int32Array<ArrayBuffer>;
  /** by node: the step at which it left CLOSED; 0 when it did not */
  readonly leftAt: Int32Array<ArrayBuffer>;
  readonly mostOpen: number;
}

/**
 * Finds the columns in the record of a run.
 *
 * @param childrenOf returns the successors of an expanded node, in the order of its moves
 */
export function listColumns(
  record: RunRecord,
  root: NodeId,
  childrenOf: (node: NodeId) => readonly NodeId[],
): ListColumns {
  const queue = [root];
  const queued: number[] = [];
  const expanded = record.stepsOf(EXPAND);
  for (const step of expanded) {
    if (record.place(step) === 1) for (const child of childrenOf(record.node(step))) queue.push(child);
    queued.push(queue.length);
  }
  const selected = Int32Array.from(record.stepsOf(SELECT));
  let mostOpen = 1;
  for (const [index, step] of expanded.entries())
    mostOpen = Math.max(mostOpen, (queued[index] as number) - countUpTo(selected, step));
  const left = Int32Array.from([...record.stepsOf(BACKUP), ...record.stepsOf(DROP)]).sort();
  const leftAt = new Int32Array(record.rows.nodeCount);
  for (const step of left) leftAt[record.node(step)] = step;
  return {
    ...{
      queue: Int32Array.from(queue),
      queued: Int32Array.from(queued),
      expanded: Int32Array.from(expanded),
    },
    ...{ selected, left, leftAt, mostOpen },
  };
}

export class Lists {
  constructor(readonly columns: ListColumns) {}

  get mostOpen(): number {
    return this.columns.mostOpen;
  }

  /** CLOSED is longest at the end of phase 1: nothing leaves it before phase 2, and nothing enters it in phase 2. */
  get mostClosed(): number {
    return this.columns.selected.length;
  }

  openCount(step: number): number {
    const { expanded, queued, selected } = this.columns;
    const done = countUpTo(expanded, step);
    return (done === 0 ? 1 : (queued[done - 1] as number)) - countUpTo(selected, step);
  }

  closedCount(step: number): number {
    return countUpTo(this.columns.selected, step) - countUpTo(this.columns.left, step);
  }

  /** Returns the first `most` nodes of OPEN, beginning at its head. */
  openAt(step: number, most = Infinity): readonly NodeId[] {
    const { queue, selected } = this.columns;
    const head = countUpTo(selected, step);
    return [...queue.subarray(head, head + Math.min(most, this.openCount(step)))] as NodeId[];
  }

  /** Returns the first `most` nodes of CLOSED, beginning at its front. */
  closedAt(step: number, most = Infinity): readonly NodeId[] {
    const { queue, selected, leftAt } = this.columns;
    const closed: NodeId[] = [];
    for (let at = countUpTo(selected, step) - 1; at >= 0 && closed.length < most; at -= 1) {
      const node = queue[at] as NodeId;
      const gone = leftAt[node] as number;
      if (gone === 0 || gone > step) closed.push(node);
    }
    return closed;
  }
}
