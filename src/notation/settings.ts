/** How a tree is searched and shown, as files and records have it. */

import { BOUND_NOTATIONS } from '../core/run/boundNotation.ts';
import { ALGORITHMS, DEFAULT_ALGORITHM } from '../core/search/algorithms.ts';
import { DEFAULT_RULES, RULE_NAMES, RULES, type RuleName, type SearchRules } from '../core/search/rules.ts';
import { oneOf, orElse, record, type Shape, type ValuesOf } from './codec.ts';
import { whole } from './shapes.ts';

type RuleShapes = { readonly [Name in RuleName]: Shape<SearchRules[Name]> };

/** A shape a rule, made of the shape of its choices. */
function ruleShapes(
  shapeOf: <Name extends RuleName>(choices: Shape<SearchRules[Name]>, name: Name) => Shape<SearchRules[Name]>,
): RuleShapes {
  const shapes = RULE_NAMES.map((name) => [
    name,
    shapeOf(oneOf<SearchRules[typeof name]>(RULES[name]), name),
  ]);
  return Object.fromEntries(shapes) as RuleShapes;
}

export const SEARCH_RULES = record(ruleShapes((choices) => choices));

/** The fields of a record that says all of it. */
export const SETTINGS = {
  algorithm: oneOf(ALGORITHMS),
  rules: SEARCH_RULES,
  notation: oneOf(BOUND_NOTATIONS),
  step: whole(0, Number.MAX_SAFE_INTEGER),
};

/** How a tree is searched and shown. */
export type Settings = ValuesOf<typeof SETTINGS>;

/** The same of a file, of which some may be missing, or be said in terms that are not known. */
export const KNOWN_SETTINGS = {
  algorithm: orElse(SETTINGS.algorithm, DEFAULT_ALGORITHM),
  rules: orElse(record(ruleShapes((choices, name) => orElse(choices, DEFAULT_RULES[name]))), DEFAULT_RULES),
  notation: orElse(SETTINGS.notation, 'window'),
  step: orElse(SETTINGS.step, 0),
};
