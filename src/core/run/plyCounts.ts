/** What a search has done ply by ply, at every step: for trees that are too large to be drawn. */
import { memoizeByObject } from '../memoizeByObject.ts';
import type { Progress } from '../progress.ts';
import { NO_NODE, type NodeId } from '../tree/nodeId.ts';
import { LEAF } from '../tree/nodeKind.ts';
import type { AnyRun } from './anyRun.ts';

export interface PlyCount {
  readonly ply: number;
  /** who decides at the inner nodes of the ply; empty when all are leaves */
  readonly deciders: readonly ReturnType<AnyRun['tree']['kindName']>[];
  /** the nodes of the tree */
  readonly nodes: number;
  /** how often nodes were entered, leaves included */
  readonly entered: number;
  /** how often leaves and nodes at the depth limit were evaluated */
  readonly evaluated: number;
  /** the children that a cutoff left out; what lies below them is not counted */
  readonly cut: number;
}

const SPACING = 4096;
/** The numbers that are counted of a ply: entered, evaluated, cut. */
const NUMBERS = 3;

class PlyCounts {
  readonly #run: AnyRun;
  /** by ply: its nodes, and the kinds of its inner nodes */
  readonly #plies: readonly Pick<PlyCount, 'ply' | 'deciders' | 'nodes'>[];
  /** the counts at the steps 0, 4096, 8192 … as far as they were needed */
  readonly #checkpoints: Int32Array[];

  constructor(run: AnyRun) {
    this.#run = run;
    const { tree } = run;
    const nodes = new Int32Array(tree.height + 1);
    const kinds = Array.from(nodes, () => new Set<number>());
    for (let node = 0; node < tree.size; node += 1) {
      const ply = tree.columns.depth[node] as number;
      nodes[ply] = (nodes[ply] as number) + 1;
      const kind = tree.columns.kind[node] as number;
      if (kind !== LEAF && kinds[ply]?.has(kind) === false) kinds[ply].add(kind);
    }
    this.#plies = kinds.map((own, ply) => ({
      ply,
      nodes: nodes[ply] as number,
      deciders: [...own].map((kind) => tree.kindName(tree.columns.kind.indexOf(kind) as NodeId)),
    }));
    this.#checkpoints = [new Int32Array(NUMBERS * nodes.length)];
  }

  /** Counts the whole run in small steps, so that no later question takes long. */
  *inSteps(): Generator<Progress<never>, void> {
    const { length } = this.#run;
    for (let step = 0; step <= length; step += SPACING) {
      this.#checkpointAt(step);
      yield { done: step, of: length, part: null };
    }
  }

  /** Returns the counts up to and including a step, by ply. */
  at(step: number): readonly PlyCount[] {
    const from = step - (step % SPACING);
    const counts = this.#counted(this.#checkpointAt(from), from, step);
    return this.#plies.map((ply, index) => ({
      ...ply,
      entered: counts[NUMBERS * index] as number,
      evaluated: counts[NUMBERS * index + 1] as number,
      cut: counts[NUMBERS * index + 2] as number,
    }));
  }

  #checkpointAt(step: number): Int32Array {
    const place = step / SPACING;
    for (let known = this.#checkpoints.length; known <= place; known += 1) {
      const from = (known - 1) * SPACING;
      this.#checkpoints.push(this.#counted(this.#checkpoints[known - 1] as Int32Array, from, from + SPACING));
    }
    return this.#checkpoints[place] as Int32Array;
  }

  /** Returns the counts at `until`, from those at `from`. */
  #counted(before: Int32Array, from: number, until: number): Int32Array {
    const run = this.#run;
    const counts = before.slice();
    const add = (ply: number, number: number, more = 1) => {
      const at = NUMBERS * ply + number;
      counts[at] = (counts[at] as number) + more;
    };
    for (let step = from + 1; step <= until; step += 1) {
      const node = run.nodeAt(step);
      if (node === NO_NODE) continue;
      const ply = run.tree.depth(node);
      const kind = run.kindAt(step);
      if (kind === 'enter') add(ply, 0);
      else if (kind === 'leaf' || kind === 'horizon') {
        add(ply, 0);
        add(ply, 1);
      } else if (kind === 'cutoff') add(ply + 1, 2, cutAt(run, step));
    }
    return counts;
  }
}

/** Returns how many children the cutoff at a step left out. */
function cutAt(run: AnyRun, step: number): number {
  const event = run.event(step);
  return event.kind === 'cutoff' ? event.pruned.length : 0;
}

/** Returns the counts of a run, which are made once. */
export const plyCountsOf = memoizeByObject((run: AnyRun) => new PlyCounts(run));

/** Returns the steps at which the root took a better value, and with it another best move, in order. */
export const bestChangesOf = memoizeByObject((run: AnyRun): readonly number[] => {
  if (run.family !== 'bounds') return [];
  const root = 0 as NodeId;
  const steps: number[] = [];
  for (const { from, to } of run.passes)
    for (let step = run.lastStep(root, to); step > from; step = run.lastStep(root, step - 1))
      if (run.kindAt(step) === 'update' && run.isImproved(step)) steps.push(step);
  return steps.sort((a, b) => a - b);
});
