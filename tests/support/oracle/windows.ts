/**
 * Windows from the whole path instead of from hand to hand: α is the best that the MAX nodes on the path
 * hold, β the best that the MIN nodes hold, as far up as the nearest chance node, and what came through that.
 */
import type { SearchRules } from '../../../src/core/search/searchSettings.ts';
import {
  EVERYTHING,
  type OpenCall,
  type OracleRules,
  opening,
  ownValue,
  type Span,
  stopTest,
  windowThrough,
} from './openCall.ts';

export type End = 'alpha' | 'beta';

/** What the innermost call of the path holds. */
export function windowHeld(path: readonly OpenCall[], rules: OracleRules): Span {
  const innermost = path.at(-1);
  if (rules === null || innermost === undefined) return EVERYTHING;
  const deciders = rules.bounds === 'all' ? decidersOf(path) : path.slice(-1);
  const first = rules.through === undefined ? opening(rules) : deciders[0]!.entry;
  const entry = rules.bounds === 'all' ? first : innermost.entry;
  return {
    alpha: Math.max(entry.alpha, ...valuesOf(deciders, 'max', rules)),
    beta: Math.min(entry.beta, ...valuesOf(deciders, 'min', rules)),
  };
}

/** What the next child of the innermost call is entered with. */
export function windowForChild(path: readonly OpenCall[], rules: OracleRules): Span {
  const parent = path.at(-1);
  const through = rules?.through;
  if (through !== undefined && parent?.node.kind === 'chance') return windowThrough(parent, through);
  if (rules === null || parent === undefined || parent.node.kind === 'chance') return opening(rules);
  if (rules.bounds === 'all') return windowHeld(path, rules);
  const own = ownValue(parent);
  return parent.node.kind === 'max' ? { alpha: own, beta: Infinity } : { alpha: -Infinity, beta: own };
}

/**
 * Who raised α, or lowered β, to where the innermost call holds it in its window; null where nobody did.
 * With all ancestors: the outermost node of that side, below the nearest chance node, whose own value it is.
 */
export function ownerHeld(
  end: End,
  { [end]: held }: Span,
  path: readonly OpenCall[],
  rules: OracleRules,
): number | null {
  const innermost = path.at(-1);
  if (rules === null || innermost === undefined || held === EVERYTHING[end]) return null;
  const side = end === 'alpha' ? 'max' : 'min';
  const calls = decidersOf(path);
  const { [end]: known } = opening(rules);
  if (held === known && (rules.bounds === 'all' || calls.length === 1) && held === innermost.entry[end])
    return null;
  if (rules.through !== undefined) {
    const above = path.slice(0, path.length - calls.length);
    if (above.length > 0 && held === calls[0]!.entry[end])
      return ownerHeld(end, above.at(-1)!.entry, above, rules);
  }
  if (rules.bounds === 'parent') {
    return held === innermost.entry[end] ? (path.at(-2)?.node.id ?? null) : innermost.node.id;
  }
  const owner = calls.find((call) => call.node.kind === side && countedValue(call, rules) === held);
  return owner?.node.id ?? null;
}

/** The calls below the nearest chance node above the innermost. */
function decidersOf(path: readonly OpenCall[]): readonly OpenCall[] {
  const reset = path.slice(0, -1).findLastIndex(({ node }) => node.kind === 'chance');
  return path.slice(reset + 1);
}

/** The own values of one side's calls, as they count in a window. */
function valuesOf(calls: readonly OpenCall[], side: 'max' | 'min', rules: SearchRules): number[] {
  return calls.filter(({ node }) => node.kind === side).map((call) => countedValue(call, rules));
}

/** A value on which the node stopped has not narrowed its window, unless the bound runs along with the value. */
function countedValue(call: OpenCall, rules: SearchRules): number {
  const stopped = rules.value !== 'running' && stopTest(call, rules)?.holds === true;
  return stopped ? ownValue(call, call.returned.length - 1) : ownValue(call);
}
