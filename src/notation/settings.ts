/** How a tree is searched and shown, as files and records have it. */

import { BOUND_NOTATIONS } from '../core/run/boundNotation.ts';
import { ALGORITHMS, DEFAULT_ALGORITHM } from '../core/search/algorithms.ts';
import { DEFAULT_RULES, RULE_NAMES, RULES, type RuleName, type SearchRules } from '../core/search/rules.ts';
import {
  isSameLimit,
  isSameLimits,
  LIMIT_NAMES,
  LIMIT_ROWS,
  NO_LIMITS,
  type SearchLimits,
} from '../core/search/searchLimits.ts';
import { FULL_WINDOW, type SearchWindow } from '../core/search/searchWindow.ts';
import { NUMBERS, type Numbers } from '../core/tree/numbers.ts';
import { flag, oneOf, optional, orElse, record, type Shape, type ValuesOf } from './codec.ts';
import { each, mapped, value, whole } from './shapes.ts';

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

const ENDS = each([value, value]);

/** [α, β], infinities as "inf" and "-inf"; the first is the smaller. */
export const ROOT_WINDOW: Shape<SearchWindow> = {
  read(given, reader, path) {
    const [alpha, beta] = ENDS.read(given, reader, path) ?? [];
    if (alpha === undefined || beta === undefined) return undefined;
    if (alpha < beta) return { alpha, beta };
    return reader.refuse(`${path}[1]`, beta, { kind: 'number', least: alpha, most: Infinity });
  },
  print: ({ alpha, beta }) => ENDS.print([alpha, beta]),
};

const WINDOW_LIMIT: Shape<SearchWindow | null> = {
  read: ROOT_WINDOW.read,
  print: (window) => ROOT_WINDOW.print(window ?? FULL_WINDOW),
};

/** Only what is not as usual is written; what is not there is as usual. */
const SEARCH_LIMITS: Shape<SearchLimits> = mapped(
  record({
    depth: optional(limitShape(LIMIT_ROWS.depth)),
    deepen: optional(flag),
    budget: optional(limitShape(LIMIT_ROWS.budget)),
    tries: optional(oneOf(LIMIT_ROWS.tries.choices)),
    quiet: optional(oneOf(LIMIT_ROWS.quiet.choices)),
    most: optional(limitShape(LIMIT_ROWS.most)),
    check: optional(limitShape(LIMIT_ROWS.check)),
    window: optional(WINDOW_LIMIT),
  }),
  (given) => ({ ...NO_LIMITS, ...given }),
  (limits) => Object.fromEntries(limitsChanged(limits)),
);

function limitShape({ least, most }: { readonly least: number; readonly most: number }) {
  return whole(least, most);
}

function limitsChanged(limits: SearchLimits): readonly (readonly [string, unknown])[] {
  return LIMIT_NAMES.filter((name) => !isSameLimit(limits[name], NO_LIMITS[name])).map((name) => [
    name,
    limits[name],
  ]);
}

/** The field of a file or a record; none where nothing is limited. */
export function limitsSaid({ limits = NO_LIMITS }: { readonly limits?: SearchLimits }): {
  readonly limits?: SearchLimits;
} {
  return isSameLimits(limits, NO_LIMITS) ? {} : { limits };
}

/** The field of a file or a record; none where they are MAX's. */
export function numbersSaid({ numbers = 'max' }: { readonly numbers?: Numbers }): {
  readonly numbers?: Numbers;
} {
  return numbers === 'mover' ? { numbers } : {};
}

/** The fields of a record that says all of it. */
export const SETTINGS = {
  algorithm: oneOf(ALGORITHMS),
  rules: SEARCH_RULES,
  limits: optional(SEARCH_LIMITS),
  notation: oneOf(BOUND_NOTATIONS),
  numbers: optional(oneOf(NUMBERS)),
  step: whole(0, Number.MAX_SAFE_INTEGER),
};

/** How a tree is searched and shown. */
export type Settings = ValuesOf<typeof SETTINGS>;

/** The same of a file, of which some may be missing, or be said in terms that are not known. */
export const KNOWN_SETTINGS = {
  algorithm: orElse(SETTINGS.algorithm, DEFAULT_ALGORITHM),
  rules: orElse(record(ruleShapes((choices, name) => orElse(choices, DEFAULT_RULES[name]))), DEFAULT_RULES),
  limits: optional(orElse(SEARCH_LIMITS, NO_LIMITS)),
  notation: orElse(SETTINGS.notation, 'window'),
  numbers: optional(orElse(oneOf(NUMBERS), 'max')),
  step: orElse(SETTINGS.step, 0),
};
