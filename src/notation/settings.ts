/** How a tree is searched and shown, as files and records have it. */

import { BOUND_NOTATIONS } from '../core/run/boundNotation.ts';
import { ALGORITHMS } from '../core/search/algorithms.ts';
import { BOUNDS_RULES, CUTOFF_RULES, DEFAULT_RULES, VALUE_RULES } from '../core/search/rules.ts';
import { oneOf, orElse, record } from './codec.ts';
import { whole } from './shapes.ts';

export const SEARCH_RULES = record({
  cutoff: oneOf(CUTOFF_RULES),
  value: oneOf(VALUE_RULES),
  bounds: oneOf(BOUNDS_RULES),
});

/** The fields of a record that says all of it. */
export const SETTINGS = {
  algorithm: oneOf(ALGORITHMS),
  rules: SEARCH_RULES,
  notation: oneOf(BOUND_NOTATIONS),
  step: whole(0, Number.MAX_SAFE_INTEGER),
};

/** The same of a file, of which some may be missing, or be said in terms that are not known. */
export const KNOWN_SETTINGS = {
  algorithm: orElse(SETTINGS.algorithm, 'alpha-beta'),
  rules: orElse(
    record({
      cutoff: orElse(oneOf(CUTOFF_RULES), DEFAULT_RULES.cutoff),
      value: orElse(oneOf(VALUE_RULES), DEFAULT_RULES.value),
      bounds: orElse(oneOf(BOUNDS_RULES), DEFAULT_RULES.bounds),
    }),
    DEFAULT_RULES,
  ),
  notation: orElse(SETTINGS.notation, 'window'),
  step: orElse(SETTINGS.step, 0),
};
