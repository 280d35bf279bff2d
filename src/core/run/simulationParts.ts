/** The parts of a simulation's run, and what is asked of it. */
import type { Rewards } from '../search/rewards.ts';
import type { NodeId } from '../tree/index.ts';
import type { CodeLine } from './eventLines.ts';
import type { Recorded } from './recorded.ts';
import type { SimulationLog } from './simulationLog.ts';

/** What is known of a node at a step: how many iterations had it on their path, and the sum of their rewards. */
export interface Standing {
  readonly visits: number;
  readonly sum: number;
}

/** What is known of a node that no iteration has visited. */
export const UNVISITED: Standing = { visits: 0, sum: 0 };

/** The four phases of an iteration. */
export const ITERATION_PHASES = ['selection', 'expansion', 'simulation', 'backpropagation'] as const;
export type IterationPhase = (typeof ITERATION_PHASES)[number];

/** The phase to which each kind of event belongs. */
export const PHASE_OF = {
  select: 'selection',
  expand: 'expansion',
  simulate: 'simulation',
  backup: 'backpropagation',
} as const;

/** The lines of the pseudocode that each kind of event has carried out. */
export const LINES_OF: Readonly<Record<'select' | 'expand' | 'simulate' | 'backup', readonly CodeLine[]>> = {
  select: ['iterate', 'selectLeaf'],
  expand: ['grow'],
  simulate: ['playOut'],
  backup: ['backUp'],
};

/** A playout made again: its moves, and the node or the position of the game after each. */
export interface ReplayedPlayout {
  readonly moves: readonly string[];
  readonly positions: readonly unknown[];
}

/** The parts of the run of a simulation. */
export interface RecordedSimulation extends Omit<Recorded, 'record'> {
  readonly log: SimulationLog;
  readonly rewards: Rewards;
  /** by node: the index of the move into it among all moves of its parent */
  readonly places: Int32Array;
  /** Returns the name of a move of a node by its index among all its moves; "" when it has none. */
  readonly moveName: (node: NodeId, place: number) => string;
  /** Makes the playouts of an iteration again, which counts from 1, from the last node of its path. */
  readonly playoutsOf: (iteration: number, path: readonly NodeId[]) => readonly ReplayedPlayout[];
}
