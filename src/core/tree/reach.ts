/** The reach of a pass: it stops at the depth limit, or beyond it at positions that are not quiet or are checked. */
import type { NodeId } from './nodeId.ts';

/**
 * Quiescence: all positions at the depth limit are judged, or only quiet ones; at the others all moves are searched, or
 * only the noisy ones.
 */
export type Quiescence = 'none' | 'all' | 'noisy';

/** A node whose subtree is searched the given number of plies deep, whatever the depth limit. */
export interface Check {
  readonly node: NodeId;
  readonly plies: number;
}

export interface ReachLimits {
  /** the depth limit in plies below the root; null when there is none */
  readonly depth: number | null;
  readonly quiet?: Quiescence;
  /** the plies beyond the limit at which a node is judged even if it is not quiet; null for never */
  readonly most?: number | null;
  readonly checks?: readonly Check[];
}

/**
 * How far a pass reaches at a node: searched within the limit; judged; searched beyond the limit with all moves, or
 * with only the noisy ones.
 */
export const INSIDE = 1;
export const JUDGED = 2;
export const EXTENDED = 3;
export const NOISY_ONLY = 4;
export type Reach = typeof INSIDE | typeof JUDGED | typeof EXTENDED | typeof NOISY_ONLY;
