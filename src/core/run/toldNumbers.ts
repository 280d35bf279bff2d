/**
 * Whose results a simulation tells at its nodes: always those of MAX or, as AIMA and Browne et al. write them, those of
 * the side that moved into the node. The choice changes no choice of the search.
 */
import type { SimulationSettings } from '../search/index.ts';
import type { Rewards } from '../search/rewards.ts';
import type { GameTree, Numbers } from '../tree/index.ts';
import { NO_NODE, type NodeId, ROOT } from '../tree/nodeId.ts';
import { bySide, CHANCE, LEAF, MAX, MIN } from '../tree/nodeKind.ts';
import type { Standing } from './simulationParts.ts';

export class ToldNumbers {
  readonly #tree: GameTree;
  /** the least and the greatest reward together: what one side does not get of it, the other gets */
  readonly #both: number;

  constructor(
    readonly numbers: Numbers,
    tree: GameTree,
    [low, high]: readonly [low: number, high: number],
  ) {
    this.#tree = tree;
    this.#both = low + high;
  }

  /**
   * The side whose results are told at a node. The side that moved into it is the side of the nearest decision above; at
   * the root it is the side that does not move there, and where no side has moved it is MAX.
   */
  sideAt(node: NodeId): typeof MAX | typeof MIN {
    if (this.numbers === 'max') return MAX;
    if (node !== ROOT) return this.sideBelow(this.#tree.parent(node));
    const kind = this.#tree.kind(ROOT);
    return kind === CHANCE || kind === LEAF ? MAX : bySide(kind, MIN, MAX);
  }

  /** The side whose results are told at the children of a node: the same at all of them. */
  sideBelow(node: NodeId): typeof MAX | typeof MIN {
    if (this.numbers === 'max') return MAX;
    let at = node;
    while (at !== NO_NODE && this.#tree.kind(at) === CHANCE) at = this.#tree.parent(at);
    return at === NO_NODE ? MAX : bySide(this.#tree.kind(at), MAX, MIN);
  }

  /** Returns what a reward of MAX, a mean of such rewards or a minimax value counts for a side. */
  valueFor(side: typeof MAX | typeof MIN, value: number): number {
    return side === MIN ? this.#both - value : value;
  }

  /** The same for the side whose results are told at a node. */
  valueAt(node: NodeId, value: number): number {
    return this.valueFor(this.sideAt(node), value);
  }

  /** Returns what a node holds for a side, given what it holds for MAX. */
  standingFor(side: typeof MAX | typeof MIN, standing: Standing): Standing {
    if (side !== MIN) return standing;
    const { visits, sum } = standing;
    return { visits, sum: visits * this.#both - sum };
  }
}

/** Returns the least and the greatest reward; when they are not known, those of the given results and 0. */
export function scaleOf(
  { range }: Rewards,
  { given }: Pick<SimulationSettings, 'given'>,
): readonly [low: number, high: number] {
  return range ?? [Math.min(0, ...(given ?? [])), Math.max(0, ...(given ?? []))];
}

/** Returns a mean reward in at most two decimals. */
export function printMean(mean: number): string {
  return String(Number(mean.toFixed(2))).replace('-', '−');
}
