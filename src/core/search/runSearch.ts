import type { SearchSpace } from '../tree/index.ts';
import { ALGORITHM, type DepthFirstName } from './algorithms.ts';
import { SearchHalt } from './searchHalt.ts';
import type { SearchObserver } from './searchObserver.ts';
import type { SearchRules } from './searchSettings.ts';
import { FULL_WINDOW } from './searchWindow.ts';

/** The outcome of a search: the root's value, or the node and the reason why it could not continue. */
export type SearchResult =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly halt: SearchHalt };

/** Runs an algorithm on a tree and returns the outcome. */
export function runSearch(
  algorithm: DepthFirstName,
  tree: SearchSpace,
  rules: SearchRules,
  observer: SearchObserver,
  root = FULL_WINDOW,
): SearchResult {
  return resultOf(() => ALGORITHM[algorithm].search(tree, rules, observer, root));
}

/** Returns the outcome of a search function; a halt becomes an outcome and is not thrown further. */
export function resultOf(search: () => number): SearchResult {
  try {
    return { ok: true, value: search() };
  } catch (thrown) {
    return haltedBy(thrown);
  }
}

/** Returns the outcome of a search that threw this; anything else than a halt is thrown further. */
export function haltedBy(thrown: unknown): SearchResult {
  if (thrown instanceof SearchHalt) return { ok: false, halt: thrown };
  throw thrown;
}
