/** The moment of a run: all that is known about the run at one step. */
import { NO_NODE, type NodeId } from '../tree/nodeId.ts';
import type { Frame } from './frame.ts';
import type { NodeState } from './nodeState.ts';
import type { Run } from './run.ts';
import type { Tally } from './tally.ts';

/** The members of a run from which the moment is computed. */
interface Asked extends Pick<Run, 'nodeAt' | 'callStackAt' | 'lineAt' | 'tallyAt' | 'stateAt'> {
  readonly tree: { pathTo(node: NodeId): readonly NodeId[] };
  event(step: number): unknown;
}

/** The type of the events of a run. */
type EventOf<Of extends Asked> = ReturnType<Of['event']>;

/** What is known about a run at one step. Each member is computed once and only when it is asked for. */
export class Moment<Of extends Asked> {
  #event: EventOf<Of> | undefined;
  #path: readonly NodeId[] | undefined;
  #stack: readonly Frame[] | undefined;
  #line: readonly NodeId[] | undefined;
  #tally: Tally | undefined;
  #node: NodeId | undefined;

  constructor(
    readonly run: Of,
    readonly step: number,
    /** the states of nodes that have been computed already */
    readonly states = new Map<NodeId, NodeState>(),
  ) {}

  /** The event that happened last; null before the first event. */
  get event(): EventOf<Of> | null {
    if (this.step === 0) return null;
    this.#event ??= this.run.event(this.step) as EventOf<Of>;
    return this.#event;
  }

  /**
   * The current node: the deepest node that the search has entered and not left, or the leaf it has just judged;
   * NO_NODE before the first event.
   */
  get node(): NodeId {
    this.#node ??= this.run.nodeAt(this.step);
    return this.#node;
  }

  /** The nodes from the root to the current node; empty before the first event. */
  get path(): readonly NodeId[] {
    this.#path ??= this.node === NO_NODE ? [] : this.run.tree.pathTo(this.node);
    return this.#path;
  }

  /** The call stack: the calls that have not returned yet, the root's first, each with its value and window. */
  get callStack(): readonly Frame[] {
    this.#stack ??= this.run.callStackAt(this.step);
    return this.#stack;
  }

  /** The nodes of the best line of play found so far. */
  get line(): readonly NodeId[] {
    this.#line ??= this.run.lineAt(this.step);
    return this.#line;
  }

  /** Returns the state of a node at this step. */
  stateOf(node: NodeId): NodeState {
    const known = this.states.get(node) ?? this.run.stateAt(node, this.step);
    this.states.set(node, known);
    return known;
  }

  get tally(): Tally {
    this.#tally ??= this.run.tallyAt(this.step);
    return this.#tally;
  }
}
