/**
 * A run of the two-phase procedure on a game whose positions merge; it ends by marking the solution graph of one side.
 */

import type { Successor } from '../run/listEvent.ts';
import { ListProcedureRun, type RecordedLists } from '../run/listRun.ts';
import { countUpTo } from '../run/stops.ts';
import type { Tally } from '../run/tally.ts';
import type { NodeId } from '../tree/index.ts';
import type { GameGraph } from './gameGraph.ts';
import { waysBeside } from './strategy.ts';

export interface RecordedGraph extends RecordedLists {
  readonly graph: GameGraph;
  /** the side whose strategy is marked */
  readonly owner: 'max' | 'min';
  /** the side that wins; null when no side does, and when the win is not proved */
  readonly winner: 'max' | 'min' | null;
}

type Edges = readonly (readonly [from: NodeId, to: NodeId])[];

export class GraphRun extends ListProcedureRun {
  readonly family = 'graph';
  readonly graph: GameGraph;
  readonly owner: 'max' | 'min';
  readonly winner: 'max' | 'min' | null;
  #ways: readonly { readonly at: number; readonly edges: Edges }[] | null = null;

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

  /** the edges of moves that led to a position that had been generated before */
  override tallyAt(step: number): Tally {
    const expansions = this.eventsOf('expand');
    const expanded = countUpTo(expansions, step);
    const last = expanded === 0 ? null : (expansions[expanded - 1] as number);
    return { ...super.tallyAt(step), generated: last === null ? 1 : this.madeBy(last) };
  }

  /**
   * The equally good alternatives up to a step: for each marked position whose owner moves, the edges below the other
   * best moves.
   */
  otherWaysAt(step: number): Edges {
    const worth = (node: NodeId) => this.stateAt(node, this.length).value ?? Number.NaN;
    const inside = new Set(this.solutionAt(this.length).positions);
    this.#ways ??= this.eventsOf('mark').flatMap((at) => {
      const event = this.event(at);
      if (event.kind !== 'mark' || event.why !== 'own choice') return [];
      return [{ at, edges: waysBeside(this.graph, this.owner, worth, inside, event.node, event.chosen) }];
    });
    return this.#ways.flatMap((way) => (way.at <= step ? way.edges : []));
  }

  /** Returns the nodes and edges of the solution graph that are marked up to a step. */
  solutionAt(step: number): { readonly positions: readonly NodeId[]; readonly edges: Edges } {
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
