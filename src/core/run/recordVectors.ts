/** Runs max^n on a tree of several players and records it. */
import { type AlgorithmName, assertSuited } from '../search/algorithms.ts';
import { maxN, type VectorObserver } from '../search/maxN.ts';
import { DEFAULT_RULES } from '../search/searchSettings.ts';
import type { GameTree } from '../tree/index.ts';
import { NO_NODE, type NodeId, ROOT } from '../tree/nodeId.ts';
import { onlyPass } from './pass.ts';
import { CUTOFF, ENTER, EXIT, LEAF_EVENT, NO_CHILD, RunRecord, UPDATE } from './record.ts';
import { VectorRun } from './vectorRun.ts';

/**
 * Returns the run, whose value is what the root's player gets. `search`, if given, replaces max^n by a variant with a
 * mistake. Throws when the algorithm has no rule for the tree.
 */
export function recordVectors(tree: GameTree, algorithm: AlgorithmName, search = maxN): VectorRun {
  assertSuited(algorithm, tree);
  const recorder = new VectorRecorder(tree);
  return runOf(tree, algorithm, recorder, search(tree, recorder));
}

/** A search that may pause; at the end it returns the leaf whose vector the root gets. */
export type PausingVectors = (tree: GameTree, observer: VectorObserver) => Generator<undefined, NodeId>;

/** Returns the run that `recordVectors` records. */
export function* vectorsInPieces(
  tree: GameTree,
  algorithm: AlgorithmName,
  search: PausingVectors,
): Generator<undefined, VectorRun> {
  assertSuited(algorithm, tree);
  const recorder = new VectorRecorder(tree);
  return runOf(tree, algorithm, recorder, yield* search(tree, recorder));
}

/** Returns the run in which the root gets the vector of a leaf. */
function runOf(
  tree: GameTree,
  algorithm: AlgorithmName,
  { record }: VectorRecorder,
  leaf: NodeId,
): VectorRun {
  record.index(tree.size);
  const value = tree.utility(leaf, tree.player(ROOT));
  const pass = onlyPass(record.length, tree, null, { ok: true, value });
  return new VectorRun({ tree, algorithm, rules: DEFAULT_RULES, record, passes: [pass] });
}

/** A node that has been entered and has not returned yet. */
interface OpenNode {
  readonly bound: number;
  returned: number;
  deciding: number;
  held: number;
}

class VectorRecorder implements VectorObserver {
  readonly record = new RunRecord();
  readonly #open: OpenNode[] = [];

  constructor(private readonly tree: GameTree) {}

  enter(node: NodeId, bound: number): void {
    this.#open.push({ bound, returned: 0, deciding: NO_CHILD, held: NO_NODE });
    this.#append(ENTER, node);
  }

  leaf(leaf: NodeId): void {
    const above = this.tree.parent(leaf);
    const own = this.tree.utility(leaf, above === NO_NODE ? 0 : this.tree.player(above));
    this.record.append(LEAF_EVENT, leaf, NO_CHILD, 0, leaf, own, own);
  }

  update(node: NodeId, _child: NodeId, _returned: NodeId, held: NodeId): void {
    const open = this.#top();
    if (open.held !== held) open.deciding = open.returned;
    open.held = held;
    open.returned += 1;
    this.#append(UPDATE, node);
  }

  cutoff(node: NodeId): void {
    this.#append(CUTOFF, node);
  }

  exit(node: NodeId): void {
    this.#append(EXIT, node);
    this.#open.pop();
  }

  #append(kind: number, node: NodeId): void {
    const { bound, returned, deciding, held } = this.#top();
    const own = held === NO_NODE ? -Infinity : this.tree.utility(held as NodeId, this.tree.player(node));
    const value = held === NO_NODE ? Number.NaN : held;
    this.record.append(kind, node, deciding, Math.max(returned - 1, 0), value, own, bound);
  }

  #top(): OpenNode {
    return this.#open.at(-1) as OpenNode;
  }
}
