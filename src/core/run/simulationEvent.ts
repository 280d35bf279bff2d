/**
 * The events of a simulation: the four phases of Monte-Carlo tree search. Sums, means, scores and backed up rewards are
 * in the numbers that the run tells (`toldNumbers.ts`).
 */
import type { NodeId } from '../tree/index.ts';
import type { At } from './eventLines.ts';

/** What is known of one move of a node when a child is selected there. */
export interface Candidate {
  /** the index of the move among all moves of the node */
  readonly place: number;
  /** the node that the move leads to; null when it is not in the tree of the run */
  readonly child: NodeId | null;
  /** the name of the move; "" when it has none */
  readonly move: string;
  readonly visits: number;
  /** the sum of the rewards */
  readonly sum: number;
  /** the mean reward; null without visits */
  readonly mean: number | null;
  /**
   * what the score adds for a move that was tried rarely; null at a chance node, when it is not finite, and while the first
   * visit of the node is backed up, which has reached the move and not yet the node
   */
  readonly bonus: number | null;
  /**
   * the score, of which the greatest wins: +∞ for a move without visits that comes before all others; at a chance node
   * the probability of the outcome; not a number while the first visit of the node is backed up
   */
  readonly score: number;
}

interface IterationEvent extends At {
  /** the number of the iteration, from 1 */
  readonly iteration: number;
}

/** Both events that choose a child: of the moves of the node, the one to `child` has the greatest score. */
interface Choice extends IterationEvent {
  readonly child: NodeId;
  /** whether chance drew the child */
  readonly isDrawn: boolean;
  readonly options: readonly Candidate[];
}

/** The path goes on to a child that is in the tree. */
export interface SimulationSelectEvent extends Choice {
  readonly kind: 'select';
}

/** A child enters the tree, and the path ends there. */
export interface SimulationExpandEvent extends Choice {
  readonly kind: 'expand';
  /** the number of moves of the node that remain without a visit */
  readonly unvisited: number;
}

/** The last node of the path has its reward. */
export interface SimulateEvent extends IterationEvent {
  readonly kind: 'simulate';
  /** the reward of MAX, whatever numbers are told */
  readonly reward: number;
  /** whether the node is terminal, so that nothing was played */
  readonly isTerminal: boolean;
  /** the number of moves of the playouts */
  readonly plies: number;
}

/** A node of the path takes the reward. */
export interface SimulationBackupEvent extends IterationEvent {
  readonly kind: 'backup';
  readonly reward: number;
  readonly visits: number;
  readonly sum: number;
  readonly mean: number;
  /** the mean before; null when the node had no visit */
  readonly previous: number | null;
}
