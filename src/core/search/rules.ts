/** The choices a source makes silently and this program makes in the open. */

/** When a node stops: MAX at v ≥ β and MIN at v ≤ α, or only beyond (> and <). */
export const CUTOFF_RULES = ['equal', 'strict'] as const;
export type CutoffRule = (typeof CUTOFF_RULES)[number];

/**
 * What a node returns: v itself (fail-soft), v clamped into the window it was entered with
 * (fail-hard), or the bound it raised or lowered itself (running).
 */
export const VALUE_RULES = ['soft', 'hard', 'running'] as const;
export type ValueRule = (typeof VALUE_RULES)[number];

/** Whose bounds a node inherits: those of all ancestors, or only what its parent's own value sets. */
export const BOUNDS_RULES = ['all', 'parent'] as const;
export type BoundsRule = (typeof BOUNDS_RULES)[number];

export interface SearchRules {
  readonly cutoff: CutoffRule;
  readonly value: ValueRule;
  readonly bounds: BoundsRule;
}

/** AIMA's MAX-VALUE / MIN-VALUE. */
export const DEFAULT_RULES: SearchRules = { cutoff: 'equal', value: 'soft', bounds: 'all' };

/** Whether a MAX node holding `v` may stop, no MIN ancestor letting play come here. */
export function maxMayStop(v: number, beta: number, cutoff: CutoffRule): boolean {
  return cutoff === 'equal' ? v >= beta : v > beta;
}

/** Whether a MIN node holding `v` may stop, no MAX ancestor letting play come here. */
export function minMayStop(v: number, alpha: number, cutoff: CutoffRule): boolean {
  return cutoff === 'equal' ? v <= alpha : v < alpha;
}
