/**
 * Counts the leaves below a node by what has become of them at a step, without a look at each of them. An index of each
 * pass knows the order in which leaves were evaluated; what is cut follows from the path of the search, because a leaf
 * that is neither evaluated nor below a move that is still to be made is cut.
 */
import { memoizeByObject } from '../memoizeByObject.ts';
import type { GameTree } from '../tree/index.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import type { AnyMoment, AnyRun } from './anyRun.ts';
import type { Pass } from './pass.ts';
import { RangeCounts } from './rangeCounts.ts';
import type { EventKind } from './record.ts';
import { countUpTo } from './stops.ts';

/** Where the leaves below a node stand. They are the leaves of the tree as the search sees it at the step. */
export interface LeavesBelow {
  readonly evaluated: number;
  readonly cut: number;
  /** the leaves that exist and are neither evaluated nor cut */
  readonly waiting: number;
  /** whether the current node of the search is the node or below it */
  readonly isHere: boolean;
}

/** The kinds of event after which a leaf is evaluated; in a simulation it is when its first reward is backed up. */
const EVALUATIONS: readonly EventKind[] = ['leaf', 'horizon', 'backup'];

/** Returns a function that counts the leaves below any node at a moment; each call takes O(depth + log leaves) time. */
export function leavesBelowAt(moment: AnyMoment): (node: NodeId) => LeavesBelow {
  const { run, step, path } = moment;
  const pass = run.passAt(step);
  const { tree } = pass;
  const evaluated = evaluatedIn(run)(pass);
  const born = run.grows ? bornIn(run)(pass) : null;
  const evaluatedNow = evaluated.before(step);
  const bornNow = born?.before(step) ?? 0;
  const doneBelow = (node: NodeId) => evaluated.below(node, evaluatedNow);
  const undoneBelow = (node: NodeId) => {
    const all = born === null ? leavesOf(tree, node) : born.below(node, bornNow);
    return all - doneBelow(node);
  };
  /** by index on the path: how many leaves below the node are still to be searched */
  let waitingOnPath: readonly number[] | null = null;
  const waitingBelow = (node: NodeId, undone: number): number => {
    const depth = deepestAbove(tree, path, node);
    if (depth < 0 || undone === 0 || !run.mayCut) return undone;
    const above = path[depth] as NodeId;
    waitingOnPath ??= waitingAlong(moment, undoneBelow);
    if (above === node) return waitingOnPath[depth] as number;
    const child = tree.pathTo(node)[depth + 1] as NodeId;
    return isOver(moment, above) || isTried(run, above, child, step) ? 0 : undone;
  };
  return (node) => {
    const undone = undoneBelow(node);
    const waiting = waitingBelow(node, undone);
    return {
      evaluated: doneBelow(node),
      cut: undone - waiting,
      waiting,
      isHere: path.includes(node),
    };
  };
}

/** Returns for each node of the path how many leaves below it are still to be searched at the moment. */
function waitingAlong(moment: AnyMoment, undoneBelow: (node: NodeId) => number): readonly number[] {
  const { run, step, path } = moment;
  const tree = run.treeAt(step);
  const waiting: number[] = Array(path.length).fill(0);
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const node = path[depth] as NodeId;
    if (isOver(moment, node)) continue;
    if (tree.isLeaf(node)) {
      waiting[depth] = undoneBelow(node);
      continue;
    }
    let count = waiting[depth + 1] ?? 0;
    for (const child of tree.children(node))
      if (child !== path[depth + 1] && !isTried(run, node, child, step)) count += undoneBelow(child);
    waiting[depth] = count;
  }
  return waiting;
}

/** Whether a node has returned or cuts off its other children. */
function isOver(moment: AnyMoment, node: NodeId): boolean {
  const { status, prunedFrom } = moment.stateOf(node);
  return status === 'done' || prunedFrom !== null;
}

/** Whether the search has entered a child since it last entered its parent. */
function isTried(run: AnyRun, node: NodeId, child: NodeId, step: number): boolean {
  return run.entryStep(child, step) > run.entryStep(node, step);
}

/** Returns the index of the last node of the path that is `node` or above it; −1 when there is none. */
function deepestAbove(tree: GameTree, path: readonly NodeId[], node: NodeId): number {
  let depth = Math.min(path.length - 1, tree.depth(node));
  while (depth >= 0 && !tree.isWithin(node, path[depth] as NodeId)) depth -= 1;
  return depth;
}

function leavesOf(tree: GameTree, node: NodeId): number {
  return tree.leavesBetween(node, tree.subtreeEnd(node));
}

/** The leaves of a tree in the order in which something happened to them, for the first time. */
class LeafTimes {
  readonly #steps: readonly number[];
  readonly #counts: RangeCounts;

  /**
   * @param leaves the leaves in the order of the steps
   * @param steps the step of each of these leaves
   */
  constructor(
    private readonly tree: GameTree,
    leaves: readonly NodeId[],
    steps: readonly number[],
  ) {
    this.#steps = steps;
    const places = Int32Array.from(leaves, (leaf) => tree.leavesBetween(ROOT, leaf));
    this.#counts = new RangeCounts(places, tree.leafCount + 1);
  }

  /** Returns to how many leaves it happened up to `step`. */
  before(step: number): number {
    return countUpTo(this.#steps, step);
  }

  /** Returns how many of the first `count` leaves are below a node, or the node itself. */
  below(node: NodeId, count: number): number {
    const first = this.tree.leavesBetween(ROOT, node);
    return this.#counts.between(count, first, first + leavesOf(this.tree, node));
  }
}

/** Returns, for each pass of a run, when its leaves were evaluated. */
const evaluatedIn = memoizeByObject((run: AnyRun) =>
  memoizeByObject(({ tree, from, to }: Pass) => {
    const isKnown = new Uint8Array(tree.size);
    const leaves: NodeId[] = [];
    const steps: number[] = [];
    for (const step of evaluationsIn(run, from, to)) {
      const node = run.nodeAt(step);
      if (!tree.isLeaf(node) || isKnown[node] === 1) continue;
      isKnown[node] = 1;
      leaves.push(node);
      steps.push(step);
    }
    return new LeafTimes(tree, leaves, steps);
  }),
);

/**
 * Finds out in steps what the counts of the first pass depend on, so that none that is asked for later has to wait for it.
 */
export function* leavesCountedInSteps(run: AnyRun): Generator<undefined, void> {
  const pass = run.passAt(0);
  for (const kind of EVALUATIONS) {
    run.eventsOf(kind);
    yield;
  }
  evaluatedIn(run)(pass);
  yield;
  if (run.grows) bornIn(run)(pass);
}

/** Returns the steps after `from` up to `to` with an event after which a leaf is evaluated, in order. */
function evaluationsIn(run: AnyRun, from: number, to: number): readonly number[] {
  const [first, ...others] = EVALUATIONS.map((kind) => run.eventsOf(kind)).filter(({ length }) => length > 0);
  if (first === undefined) return [];
  const all = others.length === 0 ? first : Int32Array.from([first, ...others].flat()).sort();
  return Array.from(all.slice(countUpTo(all, from), countUpTo(all, to)));
}

/** Returns, for each pass of a run, when the leaves of its growing tree came to be. */
const bornIn = memoizeByObject((run: AnyRun) =>
  memoizeByObject(({ tree }: Pass) => {
    const bornAt = (leaf: NodeId) => (leaf === ROOT ? 0 : run.bornAt(leaf));
    const leaves = tree.leaves();
    const steps = Int32Array.from(leaves, bornAt);
    const order = inOrderOf(steps, run.length);
    return new LeafTimes(
      tree,
      Array.from(order, (place) => leaves[place] as NodeId),
      Array.from(order, (place) => steps[place] as number),
    );
  }),
);

/** Returns the places of the steps in the order of these; equal steps keep their order. */
function inOrderOf(steps: Int32Array, last: number): Int32Array {
  /** by step: how many steps are less */
  const before = new Int32Array(last + 2);
  for (const step of steps) before[step + 1] = (before[step + 1] as number) + 1;
  for (let step = 0; step <= last; step += 1)
    before[step + 1] = (before[step + 1] as number) + (before[step] as number);
  const order = new Int32Array(steps.length);
  for (let place = 0; place < steps.length; place += 1) {
    const step = steps[place] as number;
    order[before[step] as number] = place;
    before[step] = (before[step] as number) + 1;
  }
  return order;
}
