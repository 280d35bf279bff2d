import type { NodeId } from '../tree/index.ts';

/**
 * Lists of ascending steps, one for each node: an array of all steps, and the index at which each node's list begins.
 */
export class RowLists {
  /** by node: the index at which its steps begin */
  start = new Int32Array(1);
  steps = new Int32Array(0);

  get nodeCount(): number {
    return this.start.length - 1;
  }

  /** Builds the lists from ascending steps, each with the node that it belongs to. */
  fill(nodeCount: number, nodes: Int32Array, steps: Int32Array): void {
    const start = new Int32Array(nodeCount + 1);
    for (const node of nodes) start[node + 1] = (start[node + 1] as number) + 1;
    for (let node = 0; node < nodeCount; node += 1)
      start[node + 1] = (start[node + 1] as number) + (start[node] as number);
    const filled = start.slice();
    const list = new Int32Array(steps.length);
    for (let at = 0; at < steps.length; at += 1) {
      const node = nodes[at] as number;
      const free = filled[node] as number;
      filled[node] = free + 1;
      list[free] = steps[at] as number;
    }
    this.start = start;
    this.steps = list;
  }

  /** Returns the node's last step that is `step` or less; 0 when there is none. */
  last(node: NodeId, step: number): number {
    const count = this.count(node, step);
    return count === 0 ? 0 : (this.steps[(this.start[node] ?? 0) + count - 1] as number);
  }

  /** Returns how many of the node's steps are `step` or less. */
  count(node: NodeId, step: number): number {
    const start = this.start[node] ?? 0;
    let [low, high] = [start, this.start[node + 1] ?? 0];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.steps[middle] as number) <= step) low = middle + 1;
      else high = middle;
    }
    return low - start;
  }

  /** Returns the node's first step after `step`; 0 when there is none. */
  next(node: NodeId, step: number): number {
    const start = this.start[node] ?? 0;
    const end = this.start[node + 1] ?? 0;
    const found = this.steps.subarray(start, end).find((own) => own > step);
    return found ?? 0;
  }

  /** Returns the node's first step; 0 when there is none. */
  first(node: NodeId): number {
    const start = this.start[node] ?? 0;
    return start === (this.start[node + 1] ?? 0) ? 0 : (this.steps[start] as number);
  }

  get bytes(): number {
    return this.steps.byteLength;
  }
}
