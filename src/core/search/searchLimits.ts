/** Functions that say which limits of a search take effect, and which limits need another limit to be set. */
import type { SearchLimits } from './searchSettings.ts';

/** Why a limit has no effect: it needs another limit, which is not set. */
export type MissingLimit = 'budget-without-deepening' | 'quiet-without-depth' | 'check-without-depth';

/**
 * Returns which limit has no effect because another limit is not set; null when there is none. Deepening counts as a
 * depth limit.
 */
export function missingLimit({ depth, deepen, budget, quiet, check }: SearchLimits): MissingLimit | null {
  const looksToDepth = mayJudge({ depth, deepen });
  if (budget !== null && !deepen) return 'budget-without-deepening';
  if (quiet !== 'none' && !looksToDepth) return 'quiet-without-depth';
  return check !== null && !looksToDepth ? 'check-without-depth' : null;
}

/**
 * Returns the limits that take effect. Quiescence, and the check of the end of the best line, have no effect when no
 * depth limit is set.
 */
export function limitsInForce(limits: SearchLimits): SearchLimits {
  return mayJudge(limits) ? limits : { ...limits, quiet: 'none', check: null };
}

/** Whether the run has several passes. */
export function hasSeveralPasses({ deepen, check }: Pick<SearchLimits, 'deepen' | 'check'>): boolean {
  return deepen || check !== null;
}

/** Whether no limit is set, so that the search is one pass to the ends with the full window. */
export function isUnlimited(limits: SearchLimits): boolean {
  return !mayJudge(limits) && limits.window === null;
}

/** Whether nodes that are not terminal may be judged by their static values. */
export function mayJudge({ depth, deepen }: Pick<SearchLimits, 'depth' | 'deepen'>): boolean {
  return depth !== null || deepen;
}
