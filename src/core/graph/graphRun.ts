/** A run of the two phases on a game whose positions merge, with the solution graph of one side marked behind it. */

import type { Successor } from '../run/listEvent.ts';
import { ListProcedureRun, type RecordedLists } from '../run/listRun.ts';
import { countUpTo } from '../run/stops.ts';
import type { Tally } from '../run/tally.ts';
import type { NodeId } from '../tree/nodeId.ts';
import type { GameGraph } from './gameGraph.ts';
import { waysBeside } from './strategy.ts';

export interface RecordedGraph extends RecordedLists {
  readonly graph: GameGraph;
  /** whose strategy is marked */
  readonly owner: 'max' | 'min';
  /** who wins; null where neither does, or it is not proved */
  readonly winner: 'max' | 'min' | null;
}

export interface Solution {
  readonly positions: number;
  readonly edges: number;
}

export class GraphRun extends ListProcedureRun {
  readonly family = 'graph';
  readonly graph: GameGraph;
  readonly owner: 'max' | 'min';
  readonly winner: 'max' | 'min' | null;
  #ways: readonly { readonly at: number; readonly edges: readonly (readonly [NodeId, NodeId])[] }[] | null =
    null;

  constructor(recorded: RecordedGraph) {
    super(recorded);
    this.graph = recorded.graph;
    this.owner = recorded.owner;
    this.winner = recorded.winner;
  }

  override successorsOf(node: NodeId): readonly Successor[] {
    const first = new Set<NodeId>();
    return this.graph.successors(node).map(({ node: child, move }) => {
      const isNew = this.tree.parent(child) === node && !first.has(child);
      first.add(child);
      return { node: child, move, isNew };
    });
  }

  /** Moves that led to what was there already. */
  override tallyAt(step: number): Tally {
    const expansions = this.eventsOf('expand');
    const expanded = countUpTo(expansions, step);
    const last = expanded === 0 ? null : (expansions[expanded - 1] as number);
    return { ...super.tallyAt(step), generated: last === null ? 1 : this.madeBy(last) };
  }

  /** By position of the owner's that is marked up to a step: what its other moves that are worth as much lead through. */
  otherWaysAt(step: number): readonly (readonly [NodeId, NodeId])[] {
    return this.#otherWays.flatMap((way) => (way.at <= step ? way.edges : []));
  }

  get #otherWays(): readonly {
    readonly at: number;
    readonly edges: readonly (readonly [NodeId, NodeId])[];
  }[] {
    const worth = (node: NodeId) => this.stateAt(node, this.length).value ?? Number.NaN;
    const inside = new Set(this.solutionAt(this.length).positions);
    this.#ways ??= this.eventsOf('mark').flatMap((at) => {
      const event = this.event(at);
      if (event.kind !== 'mark' || event.why !== 'own choice') return [];
      return [{ at, edges: waysBeside(this.graph, this.owner, worth, inside, event.node, event.chosen) }];
    });
    return this.#ways;
  }

  /** The solution graph as far as it is marked at a step. */
  solutionAt(step: number): {
    readonly positions: readonly NodeId[];
    readonly edges: readonly (readonly [NodeId, NodeId])[];
  } {
    const positions: NodeId[] = [];
    const edges: (readonly [NodeId, NodeId])[] = [];
    for (const at of this.eventsOf('mark')) {
      if (at > step) break;
      const event = this.event(at);
      if (event.kind !== 'mark') continue;
      positions.push(event.node);
      for (const child of event.chosen) edges.push([event.node, child]);
    }
    return { positions, edges };
  }
}
