/**
 * The record of a simulation. An iteration whose path has L nodes has 2L events: L − 1 selections (the last of which
 * expands the tree, unless the path ends at a terminal node), one simulation, and L backups from the last node to the
 * root. So visit k of all iterations stands for the events 2k + 1 and 2k + 2, and no event needs a row of its own.
 *
 * A visit takes 16 bytes (node, running sum, place in the list of its node), an iteration 16 more (first visit, reward,
 * plies). What a node holds at a step is a binary search among its own visits; nothing is replayed.
 */
import type { MctsObserver } from '../search/mcts.ts';
import { enlarged, FIRST_ROOM } from '../search/room.ts';
import { NO_NODE, type NodeId } from '../tree/nodeId.ts';
import { RowLists } from './rowLists.ts';

/** Where a step is: in which iteration, counted from 0, and after how many of its events. */
export interface Place {
  readonly iteration: number;
  /** the number of events of the iteration up to the step, from 1 to twice the length of its path */
  readonly offset: number;
  /** the number of visits before the iteration */
  readonly start: number;
  /** the number of nodes on the path of the iteration */
  readonly length: number;
}

/** The kinds of the events of an iteration. */
export type PathEvent = 'select' | 'expand' | 'simulate' | 'backup';

export class SimulationLog {
  #visits = 0;
  #iterations = 0;
  // columns by visit, in the order of the backups
  #nodes = new Int32Array(FIRST_ROOM);
  #sums = new Float64Array(FIRST_ROOM);
  // columns by iteration
  #starts = new Int32Array(FIRST_ROOM);
  #rewards = new Float64Array(FIRST_ROOM);
  /** the plies of all playouts up to the end of the iteration */
  #plies = new Int32Array(FIRST_ROOM);
  /** the iteration that `#iterationOfVisit` returned last */
  #near = 0;
  /** by node: the numbers of its visits, from 1 */
  readonly #own = new RowLists();

  /** Begins the record of an iteration that has its reward. */
  begin(reward: number, plies: number): void {
    if (this.#iterations === this.#starts.length) {
      const room = 2 * this.#iterations;
      this.#starts = enlarged(this.#starts, room);
      this.#rewards = enlarged(this.#rewards, room);
      this.#plies = enlarged(this.#plies, room);
    }
    this.#starts[this.#iterations] = this.#visits;
    this.#rewards[this.#iterations] = reward;
    this.#plies[this.#iterations] = this.pliesUpTo(this.#iterations) + plies;
    this.#iterations += 1;
  }

  /** Adds a node of the path with its new sum of rewards; the last node of the path comes first. */
  visit(node: NodeId, sum: number): void {
    if (this.#visits === this.#nodes.length) {
      const room = 2 * this.#visits;
      this.#nodes = enlarged(this.#nodes, room);
      this.#sums = enlarged(this.#sums, room);
    }
    this.#nodes[this.#visits] = node;
    this.#sums[this.#visits] = sum;
    this.#visits += 1;
  }

  /** Lists the visits of each node, once the run is over; `idOf` gives the ids of the finished tree. */
  finish(nodeCount: number, idOf: (node: NodeId) => NodeId): void {
    const nodes = this.#nodes.slice(0, this.#visits);
    const numbers = new Int32Array(this.#visits);
    for (let visit = 0; visit < nodes.length; visit += 1) {
      nodes[visit] = idOf(nodes[visit] as NodeId);
      numbers[visit] = visit + 1;
    }
    this.#nodes = nodes;
    this.#sums = this.#sums.slice(0, this.#visits);
    this.#own.fill(nodeCount, nodes, numbers);
  }

  get iterations(): number {
    return this.#iterations;
  }

  /** The number of nodes on all paths, which is half the number of events. */
  get visits(): number {
    return this.#visits;
  }

  /** The size in bytes of all columns and of the lists of visits, without the offsets for each node. */
  get bytes(): number {
    return this.#visits * 12 + this.#own.bytes + this.#iterations * 16;
  }

  /** Returns the iteration to which a step from 1 to twice the number of visits belongs. */
  placeOf(step: number): Place {
    const iteration = this.#iterationOfVisit((step - 1) >>> 1);
    const start = this.startOf(iteration);
    return { iteration, start, offset: step - 2 * start, length: this.startOf(iteration + 1) - start };
  }

  /** Returns the kind of the event at a place. */
  kindOf({ iteration, offset, length }: Place): PathEvent {
    if (offset > length) return 'backup';
    if (offset === length) return 'simulate';
    if (offset < length - 1) return 'select';
    const last = this.nodeOnPath(iteration, length - 1);
    return this.firstIterationOf(last) === iteration ? 'expand' : 'select';
  }

  /** Returns the steps of the events of a kind, ascending. */
  stepsOf(kind: PathEvent): readonly number[] {
    const found: number[] = [];
    for (let iteration = 0; iteration < this.#iterations; iteration += 1) {
      const start = this.startOf(iteration);
      const length = this.startOf(iteration + 1) - start;
      const isDown = kind === 'select' || kind === 'expand';
      const from = isDown ? 1 : kind === 'simulate' ? length : length + 1;
      const to = isDown ? length - 1 : kind === 'simulate' ? length : 2 * length;
      for (let offset = from; offset <= to; offset += 1)
        if (this.kindOf({ iteration, offset, start, length }) === kind) found.push(2 * start + offset);
    }
    return found;
  }

  /** Returns the number of visits before an iteration. */
  startOf(iteration: number): number {
    return iteration < this.#iterations ? (this.#starts[iteration] as number) : this.#visits;
  }

  /** Returns the nodes on the path of an iteration, from the root. */
  pathOf(iteration: number): readonly NodeId[] {
    const path: NodeId[] = [];
    for (let visit = this.startOf(iteration + 1) - 1; visit >= this.startOf(iteration); visit -= 1)
      path.push(this.#nodes[visit] as NodeId);
    return path;
  }

  /** Returns the node at a place of the path of an iteration, counted from the root; NO_NODE beyond its end. */
  nodeOnPath(iteration: number, depth: number): NodeId {
    const visit = this.startOf(iteration + 1) - 1 - depth;
    return visit < this.startOf(iteration) ? NO_NODE : (this.#nodes[visit] as NodeId);
  }

  /** Returns the sum of the rewards of the node at a place of the path, counted from the root, after the iteration. */
  sumOnPath(iteration: number, depth: number): number {
    return this.#sums[this.startOf(iteration + 1) - 1 - depth] as number;
  }

  rewardOf(iteration: number): number {
    return this.#rewards[iteration] as number;
  }

  /** Returns the plies of all playouts of the first iterations. */
  pliesUpTo(iterations: number): number {
    return iterations === 0 ? 0 : (this.#plies[iterations - 1] as number);
  }

  /** Returns how many of the first `visits` visits are the node's own. */
  visitsOf(node: NodeId, visits: number): number {
    return this.#own.count(node, visits);
  }

  /** Returns the sum of the rewards of the node's own visits among the first `visits`. */
  sumOf(node: NodeId, visits: number): number {
    const last = this.#own.last(node, visits);
    return last === 0 ? 0 : (this.#sums[last - 1] as number);
  }

  /** Returns the iteration in which the node was visited first; −1 when it never was. */
  firstIterationOf(node: NodeId): number {
    const first = this.#own.first(node);
    return first === 0 ? -1 : this.#iterationOfVisit(first - 1);
  }

  /** Returns the last iteration up to the given one in which the node was visited; −1 when there is none. */
  lastIterationOf(node: NodeId, iteration: number): number {
    const last = this.#own.last(node, this.startOf(iteration + 1));
    return last === 0 ? -1 : this.#iterationOfVisit(last - 1);
  }

  /** Returns the first iteration after the given one in which the node is visited; −1 when there is none. */
  nextIterationOf(node: NodeId, iteration: number): number {
    const next = this.#own.next(node, this.startOf(iteration + 1));
    return next === 0 ? -1 : this.#iterationOfVisit(next - 1);
  }

  #iterationOfVisit(visit: number): number {
    // Most callers go through the visits in order. So the visit often belongs to the iteration that was found last, or to the
    // next one; these two are tried before the binary search.
    for (let near = this.#near; near <= this.#near + 1 && this.startOf(near) <= visit; near += 1)
      if (visit < this.startOf(near + 1)) {
        this.#near = near;
        return near;
      }
    let [low, high] = [0, this.#iterations];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#starts[middle] as number) <= visit) low = middle + 1;
      else high = middle;
    }
    this.#near = low - 1;
    return low - 1;
  }
}

/** An observer that writes the record of a simulation. */
export class SimulationRecorder implements MctsObserver {
  readonly log = new SimulationLog();

  select(): void {}

  expand(): void {}

  simulate(_node: NodeId, reward: number, plies: number): void {
    this.log.begin(reward, plies);
  }

  backup(node: NodeId, _visits: number, sum: number): void {
    this.log.visit(node, sum);
  }
}
