/** Functions that say which limits of a search take effect, and which limits need another limit to be set. */
import type { SearchLimits } from './searchSettings.ts';

/** What a limit needs that is missing. */
export type MissingLimit = 'budget-without-deepening' | 'quiet-without-depth' | 'check-without-depth';

/** Returns why there is no search within these limits; null when there is. Deepening has a depth in every pass. */
export function missingLimit({ depth, deepen, budget, quiet, check }: SearchLimits): MissingLimit | null {
  const looksToDepth = mayJudge({ depth, deepen });
  if (budget !== null && !deepen) return 'budget-without-deepening';
  if (quiet !== 'none' && !looksToDepth) return 'quiet-without-depth';
  return check !== null && !looksToDepth ? 'check-without-depth' : null;
}

/** Returns the limits that take effect: without a depth there is nothing to extend and nothing to check. */
export function limitsInForce(limits: SearchLimits): SearchLimits {
  return mayJudge(limits) ? limits : { ...limits, quiet: 'none', check: null };
}

/** Whether the run has passes that are shown one after the other. */
export function hasSeveralPasses({ deepen, check }: Pick<SearchLimits, 'deepen' | 'check'>): boolean {
  return deepen || check !== null;
}

/** Whether nothing is limited, so that the search is one plain pass. */
export function isUnlimited(limits: SearchLimits): boolean {
  return !mayJudge(limits) && limits.window === null;
}

/** Whether nodes that are not terminal may be judged by estimates. */
export function mayJudge({ depth, deepen }: Pick<SearchLimits, 'depth' | 'deepen'>): boolean {
  return depth !== null || deepen;
}
