/**
 * The address: what is shown, in the hash, short and readable:
 * `#v1&tree=aima-fig-5-5&algorithm=alpha-beta&cutoff=equal&step=14`. One's own tree stands in it packed,
 * with a checksum. Reading never fails: what is not understood is left out and named.
 *
 * A link that is passed on has besides the language and, first of all, a checksum of everything after
 * it, because links are cut off and changed on their way.
 */

import type { BoundNotation } from '../core/run/boundNotation.ts';
import type { AlgorithmName } from '../core/search/algorithms.ts';
import { DEFAULT_RULES, type SearchRules } from '../core/search/rules.ts';
import { LIMITS } from '../core/tree/limits.ts';
import type { LanguageCode } from '../words/language.ts';
import { checkedHash, VERSION } from './addressFormat.ts';

/** A tree by its place in the library, or as `packTree` has packed it. */
export type TreeReference =
  | { readonly kind: 'library'; readonly id: string }
  | { readonly kind: 'own'; readonly packed: string };

export interface Address {
  readonly tree: TreeReference;
  readonly algorithm: AlgorithmName;
  readonly rules: SearchRules;
  readonly notation: BoundNotation;
  readonly step: number;
  /** where the link decides the language */
  readonly language?: LanguageCode;
}

/** The hash of an address without "#"; null where the tree does not fit. */
export function encodeAddress(address: Address): string | null {
  const hash = [VERSION, ...partsOf(address)].join('&');
  return hash.length > LIMITS.linkChars ? null : hash;
}

/** The hash to pass on, without "#"; null where the tree does not fit. */
export function encodeLink(address: Address): string | null {
  const hash = checkedHash(partsOf(address).join('&'));
  return hash.length > LIMITS.linkChars ? null : hash;
}

function partsOf({ tree, algorithm, rules, notation, step, language }: Address): string[] {
  const parts = [tree.kind === 'library' ? `tree=${tree.id}` : `own=${tree.packed}`];
  parts.push(`algorithm=${algorithm}`);
  if (algorithm === 'alpha-beta') {
    parts.push(`cutoff=${rules.cutoff}`);
    if (rules.value !== DEFAULT_RULES.value) parts.push(`value=${rules.value}`);
    if (rules.bounds !== DEFAULT_RULES.bounds) parts.push(`bounds=${rules.bounds}`);
  }
  if (notation !== 'window') parts.push(`notation=${notation}`);
  parts.push(`step=${step}`);
  if (language !== undefined) parts.push(`lang=${language}`);
  return parts;
}
