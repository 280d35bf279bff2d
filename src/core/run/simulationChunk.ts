/**
 * Simulations in pieces. A long simulation runs elsewhere and hands on what some iterations have made, as plain columns; the
 * run is put together from them again, without another playout.
 */
import type { Progress } from '../progress.ts';
import type { GrowingSpace } from '../search/growingSpace.ts';
import type { HaltReason, SimulationSettings } from '../search/index.ts';
import { Mcts, type MctsObserver, UnknownEnd } from '../search/mcts.ts';
import { SearchHalt } from '../search/searchHalt.ts';
import type { NodeId } from '../tree/index.ts';
import type { SimulationLog } from './simulationLog.ts';

/** What some iterations have made. Nodes are counted in the order in which they entered the tree, the root being 0. */
export interface SimulationChunk {
  // columns by node that entered the tree: its parent, and the index of the move among all moves of the parent
  readonly parents: Int32Array;
  readonly places: Int32Array;
  // columns by visit, in the order of the backups
  readonly nodes: Int32Array;
  readonly sums: Float64Array;
  // columns by iteration: the length of its path, its reward, and the moves of its playouts
  readonly lengths: Int32Array;
  readonly rewards: Float64Array;
  readonly plies: Int32Array;
  /** why the run ended after these iterations; null when it did not halt */
  readonly halt: HaltedAt | null;
}

export interface HaltedAt {
  readonly node: NodeId;
  readonly reason: HaltReason;
  /** in a tree that existed before: the unknown leaf; else null */
  readonly leaf: NodeId | null;
}

/** The number of iterations between two pauses, and between two chunks. */
const [PAUSE, CHUNK] = [8, 256];

/** Makes all iterations of a simulation in small steps, with a chunk now and then. */
export function* simulateInSteps<Position, Move>(
  space: GrowingSpace<Position, Move>,
  settings: SimulationSettings,
): Generator<Progress<SimulationChunk>, void> {
  const recorder = new ChunkRecorder();
  const search = new Mcts(space, settings, recorder);
  const of = Math.min(settings.iterations, settings.given?.length ?? Infinity);
  let halt: HaltedAt | null = null;
  while (search.iterations < of && halt === null) {
    try {
      search.advance(PAUSE);
    } catch (thrown) {
      if (!(thrown instanceof SearchHalt)) throw thrown;
      const leaf = thrown instanceof UnknownEnd && typeof thrown.end === 'number' ? thrown.end : null;
      halt = { node: thrown.node, reason: thrown.reason, leaf: leaf as NodeId | null };
    }
    const done = search.iterations;
    const isDue = recorder.iterations >= CHUNK || done >= of || halt !== null;
    yield { done, of, part: isDue ? recorder.take(halt) : null };
  }
}

/** Generates the nodes of a chunk in the space that has those of the chunks before it, and records the iterations. */
export function replay<Position, Move>(
  space: GrowingSpace<Position, Move>,
  log: SimulationLog,
  chunk: SimulationChunk,
): void {
  chunk.parents.forEach((parent, index) => {
    space.child(parent as NodeId, chunk.places[index] as number);
  });
  let visit = 0;
  chunk.lengths.forEach((length, iteration) => {
    log.begin(chunk.rewards[iteration] as number, chunk.plies[iteration] as number);
    for (const end = visit + length; visit < end; visit += 1)
      log.visit(chunk.nodes[visit] as NodeId, chunk.sums[visit] as number);
  });
}

class ChunkRecorder implements MctsObserver {
  #parents: number[] = [];
  #places: number[] = [];
  #nodes: number[] = [];
  #sums: number[] = [];
  #lengths: number[] = [];
  #rewards: number[] = [];
  #plies: number[] = [];
  get iterations(): number {
    return this.#rewards.length;
  }

  select(): void {}

  expand(node: NodeId, _child: NodeId, place: number): void {
    // A node stays in the tree when its playout halts the search.
    this.#parents.push(node);
    this.#places.push(place);
  }

  simulate(_node: NodeId, reward: number, plies: number): void {
    this.#lengths.push(0);
    this.#rewards.push(reward);
    this.#plies.push(plies);
  }

  backup(node: NodeId, _visits: number, sum: number): void {
    this.#nodes.push(node);
    this.#sums.push(sum);
    this.#lengths[this.#lengths.length - 1] = (this.#lengths.at(-1) ?? 0) + 1;
  }

  take(halt: HaltedAt | null): SimulationChunk {
    const chunk = {
      parents: Int32Array.from(this.#parents),
      places: Int32Array.from(this.#places),
      nodes: Int32Array.from(this.#nodes),
      sums: Float64Array.from(this.#sums),
      lengths: Int32Array.from(this.#lengths),
      rewards: Float64Array.from(this.#rewards),
      plies: Int32Array.from(this.#plies),
      halt,
    };
    for (const column of [this.#parents, this.#places, this.#nodes, this.#sums]) column.length = 0;
    for (const column of [this.#lengths, this.#rewards, this.#plies]) column.length = 0;
    return chunk;
  }
}
