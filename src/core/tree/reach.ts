/** Where a pass stops: at the depth limit, or beyond it where the position is not quiet or is checked. */
import type { NodeId } from './nodeId.ts';

/**
 * Quiescence: positions at the limit are judged anywhere, or only where they are quiet; elsewhere all moves are
 * searched, or only the noisy ones.
 */
export type Quiescence = 'none' | 'all' | 'noisy';

/** A node whose subtree is searched the given number of plies deep, whatever the limit. */
export interface Check {
  readonly node: NodeId;
  readonly plies: number;
}

export interface ReachLimits {
  /** the depth limit in plies below the root; null for none */
  readonly depth: number | null;
  readonly quiet?: Quiescence;
  /** the plies beyond the limit at which a node is judged even if it is not quiet; null for never */
  readonly most?: number | null;
  readonly checks?: readonly Check[];
}

/**
 * How far a pass reaches at a node: searched normally; judged; searched beyond the limit with all moves, or with only
 * the noisy ones. Greater is farther.
 */
export const INSIDE = 1;
export const JUDGED = 2;
export const EXTENDED = 3;
export const NOISY_ONLY = 4;
export type Reach = typeof INSIDE | typeof JUDGED | typeof EXTENDED | typeof NOISY_ONLY;
