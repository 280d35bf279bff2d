/** Defines how files and stored records hold the settings of a tree's search and display. */

import type {
  RuleName,
  SearchLimits,
  SearchRules,
  SearchSettingName,
  SearchSettings,
  SearchWindow,
} from '../core/index.ts';
import { BOUND_NOTATIONS } from '../core/run/boundNotation.ts';
import { ALGORITHMS, DEFAULT_ALGORITHM } from '../core/search/algorithms.ts';
import {
  DEFAULT_RULES,
  isSameLimits,
  isUsual,
  LIMIT_NAMES,
  NO_LIMITS,
  RULE_NAMES,
  SEARCH_SETTINGS,
  SIMULATION_NAMES,
} from '../core/search/searchSettings.ts';
import { NUMBERS, type Numbers } from '../core/tree/numbers.ts';
import { flag, list, oneOf, optional, orElse, record, type Shape, type ValuesOf } from './codec.ts';
import { number, whole } from './numberShapes.ts';
import { each, mapped, value } from './shapes.ts';

const ENDS = each([value, value]);

/**
 * The schema of a search window: the pair [α, β], with infinities as "inf" and "-inf"; α must be less than β.
 */
export const ROOT_WINDOW: Shape<SearchWindow> = {
  read(given, reader, path) {
    const [alpha, beta] = ENDS.read(given, reader, path) ?? [];
    if (alpha === undefined || beta === undefined) return undefined;
    if (alpha < beta) return { alpha, beta };
    return reader.refuse(`${path}[1]`, beta, { kind: 'number', least: alpha, most: Infinity });
  },
  print: ({ alpha, beta }) => ENDS.print([alpha, beta]),
};

/** Returns the schema of a setting's value, made from the setting's row in the table. */
function shapeOf(row: (typeof SEARCH_SETTINGS)[SearchSettingName]): Shape<unknown> {
  switch (row.kind) {
    case 'choice':
      return oneOf<string>(row.choices) as Shape<unknown>;
    case 'whole':
      return whole(row.least, row.most) as Shape<unknown>;
    case 'number':
      return number(row.least, row.most) as Shape<unknown>;
    case 'numbers':
      return list(number(row.least, row.most), 1, row.length) as Shape<unknown>;
    case 'switch':
      return flag as Shape<unknown>;
    case 'window':
      return ROOT_WINDOW as Shape<unknown>;
  }
}

type ShapesOf<Name extends SearchSettingName> = { readonly [Of in Name]: Shape<SearchSettings[Of]> };

/** Returns, by the name of each setting, what the function `changed` makes of the schema of its values. */
function shapesOf<Name extends SearchSettingName>(
  names: readonly Name[],
  changed: (shape: Shape<unknown>, name: Name) => Shape<unknown>,
): ShapesOf<Name> {
  const shapes = names.map((name) => [name, changed(shapeOf(SEARCH_SETTINGS[name]), name)]);
  return Object.fromEntries(shapes) as ShapesOf<Name>;
}

/** The rules that files of every version have; a later one is written only when it is not the usual one. */
const FIRST_RULES: readonly RuleName[] = ['cutoff', 'value', 'bounds'];

function rulesOf(changed: (shape: Shape<unknown>, name: RuleName) => Shape<unknown>): Shape<SearchRules> {
  return mapped(
    record(
      shapesOf(RULE_NAMES, (shape, name) => {
        const ruled = changed(shape, name);
        return FIRST_RULES.includes(name) ? ruled : optional(ruled);
      }),
    ),
    (given): SearchRules => ({ ...DEFAULT_RULES, ...given }),
    (rules) =>
      Object.fromEntries(
        Object.entries(rules).filter(
          ([name, value]) => FIRST_RULES.includes(name as RuleName) || !isUsual(name as RuleName, value),
        ),
      ) as unknown as SearchRules,
  );
}

export const SEARCH_RULES = rulesOf((shape) => shape);

const LIMITS_AND_SIMULATION = [...LIMIT_NAMES, ...SIMULATION_NAMES];

/**
 * The schema of the limits of a search, and of the settings of a simulation. Only limits that differ from the usual
 * ones are written; an absent limit has its usual value.
 */
const SEARCH_LIMITS = limitsOf((shape, name) => ({ ...shape, read: asStoredBefore(shape, name) }));

/**
 * Returns how a limit is read that may be stored as earlier versions stored it: a limit that is not set as null, and a
 * window as an object with both ends.
 */
function asStoredBefore(shape: Shape<unknown>, name: keyof SearchLimits): Shape<unknown>['read'] {
  return (given, reader, path) => {
    if (given === null && NO_LIMITS[name] === null) return null;
    return shape.read(isWindow(given) ? ENDS.print([given.alpha, given.beta]) : given, reader, path);
  };
}

function isWindow(given: unknown): given is SearchWindow {
  return typeof given === 'object' && given !== null && 'alpha' in given && 'beta' in given;
}

/** The same in a file: a limit that cannot be has its usual value, and the fault is said. */
const FILED_LIMITS = orElse(
  limitsOf((shape, name) => orElse(shape, NO_LIMITS[name], true)),
  NO_LIMITS,
  true,
);

function limitsOf(changed: (shape: Shape<unknown>, name: keyof SearchLimits) => Shape<unknown>) {
  return mapped(
    record(shapesOf(LIMITS_AND_SIMULATION, (shape, name) => optional(changed(shape, name)))),
    (given): SearchLimits => ({ ...NO_LIMITS, ...given }),
    (limits) => Object.fromEntries(limitsChanged(limits)) as unknown as SearchLimits,
  );
}

function limitsChanged(limits: SearchLimits): readonly (readonly [string, unknown])[] {
  return LIMITS_AND_SIMULATION.filter((name) => !isUsual(name, limits[name])).map((name) => [
    name,
    limits[name],
  ]);
}

/**
 * Returns the field for the limits of a search in a file or a record; the field is absent when nothing is
 * limited.
 */
export function limitsSaid({ limits = NO_LIMITS }: { readonly limits?: SearchLimits }): {
  readonly limits?: SearchLimits;
} {
  return isSameLimits(limits, NO_LIMITS) ? {} : { limits };
}

/**
 * Returns the field that says from whose side the numbers are written; the field is absent when they are
 * numbers of MAX.
 */
export function numbersSaid({ numbers = 'max' }: { readonly numbers?: Numbers }): {
  readonly numbers?: Numbers;
} {
  return numbers === 'mover' ? { numbers } : {};
}

/** The schemas of the fields of a record that states all settings. */
export const SETTINGS = {
  algorithm: oneOf(ALGORITHMS),
  rules: SEARCH_RULES,
  limits: optional(SEARCH_LIMITS),
  notation: oneOf(BOUND_NOTATIONS),
  numbers: optional(oneOf(NUMBERS)),
  step: whole(0, Number.MAX_SAFE_INTEGER),
};

/** The settings with which a tree is searched and displayed. */
export type Settings = ValuesOf<typeof SETTINGS>;

/**
 * The schemas of the settings in a file, in which some may be missing or have unknown values; such a setting
 * gets its default value.
 */
export const KNOWN_SETTINGS = {
  algorithm: orElse(SETTINGS.algorithm, DEFAULT_ALGORITHM),
  rules: orElse(
    rulesOf((shape, name) => orElse(shape, DEFAULT_RULES[name])),
    DEFAULT_RULES,
  ),
  limits: optional(FILED_LIMITS),
  notation: orElse(SETTINGS.notation, 'window'),
  numbers: optional(orElse(oneOf(NUMBERS), 'max')),
  step: orElse(SETTINGS.step, 0),
};
