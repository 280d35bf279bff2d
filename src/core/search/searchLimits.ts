/** Functions that tell which limits of a search take effect, and which limits need another one to be set. */
import type { SearchLimits } from './searchSettings.ts';

/** What a limit asks for that is not there. */
export type MissingLimit = 'budget-without-deepening' | 'quiet-without-depth' | 'check-without-depth';

/** Why there is no search within these limits; null where there is. Deepening looks to a depth in every pass. */
export function missingLimit({ depth, deepen, budget, quiet, check }: SearchLimits): MissingLimit | null {
  const looksToDepth = mayJudge({ depth, deepen });
  if (budget !== null && !deepen) return 'budget-without-deepening';
  if (quiet !== 'none' && !looksToDepth) return 'quiet-without-depth';
  return check !== null && !looksToDepth ? 'check-without-depth' : null;
}

/** What of the limits is in force: without a depth there is nothing to go on from, and nothing to check. */
export function limitsInForce(limits: SearchLimits): SearchLimits {
  return mayJudge(limits) ? limits : { ...limits, quiet: 'none', check: null };
}

/** Whether passes are told of, one after the other. */
export function hasSeveralPasses({ deepen, check }: Pick<SearchLimits, 'deepen' | 'check'>): boolean {
  return deepen || check !== null;
}

/** Whether nothing is limited, so that the search is one plain pass. */
export function isUnlimited(limits: SearchLimits): boolean {
  return !mayJudge(limits) && limits.window === null;
}

/** Whether nodes may be judged that are no ends. */
export function mayJudge({ depth, deepen }: Pick<SearchLimits, 'depth' | 'deepen'>): boolean {
  return depth !== null || deepen;
}
