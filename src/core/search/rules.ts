/** The cutoff rules, which decide when a node stops. */
import type { SearchRules } from './searchSettings.ts';

/** Whether a MAX node holding `v` may stop, because a MIN ancestor will not let the game reach that node. */
export function maxMayStop(v: number, beta: number, cutoff: SearchRules['cutoff']): boolean {
  return cutoff === 'equal' ? v >= beta : v > beta;
}

/** Whether a MIN node holding `v` may stop, because a MAX ancestor will not let the game reach that node. */
export function minMayStop(v: number, alpha: number, cutoff: SearchRules['cutoff']): boolean {
  return cutoff === 'equal' ? v <= alpha : v < alpha;
}
