/** Where a pass stops looking: at the depth limit, and where that is not quiet, or checked, beyond it. */
import type { NodeId } from './nodeId.ts';

/** Quiescence: judged anywhere at the limit, or only where it is quiet, all moves looked at till then or noisy ones. */
export type Quiescence = 'none' | 'all' | 'noisy';

/** A node whose subtree is looked at so many plies deep, whatever the limit. */
export interface Check {
  readonly node: NodeId;
  readonly plies: number;
}

export interface ReachLimits {
  /** plies below the root; null for all */
  readonly depth: number | null;
  readonly quiet?: Quiescence;
  /** plies beyond the limit at which a node is judged though it is not quiet; null for never */
  readonly most?: number | null;
  readonly checks?: readonly Check[];
}

/** Looked at as ever; judged; beyond the limit and looked at, all moves or the noisy ones alone. Greater is farther. */
export const INSIDE = 1;
export const JUDGED = 2;
export const EXTENDED = 3;
export const NOISY_ONLY = 4;
export type Reach = typeof INSIDE | typeof JUDGED | typeof EXTENDED | typeof NOISY_ONLY;
