/** The choices a source makes silently and this program makes in the open. */

/** Every rule with its choices: menus, addresses, files, sets and the terminal go through this table. */
export const RULES = {
  /** When a node stops: MAX at v ≥ β and MIN at v ≤ α, or only beyond (> and <). */
  cutoff: ['equal', 'strict'],
  /**
   * What a node returns: v itself (fail-soft), v clamped into the window it was entered with
   * (fail-hard), or the bound it raised or lowered itself (running).
   */
  value: ['soft', 'hard', 'running'],
  /** Whose bounds a node inherits: those of all ancestors, or only what its parent's own value sets. */
  bounds: ['all', 'parent'],
} as const;

export type RuleName = keyof typeof RULES;
export const RULE_NAMES = Object.keys(RULES) as readonly RuleName[];

export type SearchRules = { readonly [Name in RuleName]: (typeof RULES)[Name][number] };

/** AIMA's MAX-VALUE / MIN-VALUE. */
export const DEFAULT_RULES: SearchRules = { cutoff: 'equal', value: 'soft', bounds: 'all' };

/** Whether a MAX node holding `v` may stop, no MIN ancestor letting play come here. */
export function maxMayStop(v: number, beta: number, cutoff: SearchRules['cutoff']): boolean {
  return cutoff === 'equal' ? v >= beta : v > beta;
}

/** Whether a MIN node holding `v` may stop, no MAX ancestor letting play come here. */
export function minMayStop(v: number, alpha: number, cutoff: SearchRules['cutoff']): boolean {
  return cutoff === 'equal' ? v <= alpha : v < alpha;
}
