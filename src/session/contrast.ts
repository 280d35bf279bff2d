/**
 * The single property in which a second figure differs from the first. In an address it is written as in
 * "beside=cutoff.strict" or "beside=tree.gfg"; without it the second figure is the same tree searched so that
 * every leaf is visited.
 */

import type { ContrastedName, SearchSettings } from '../core/index.ts';
import { BOUND_NOTATIONS, type BoundNotation } from '../core/run/boundNotation.ts';
import { DEPTH_FIRST, type DepthFirstName } from '../core/search/algorithms.ts';
import { readSearchSetting } from '../core/search/readSearchSetting.ts';
import { printSearchSetting } from '../core/search/searchSettings.ts';
import { isContrasted } from '../core/search/settingNames.ts';

/**
 * The orders of children that a second figure can have: for the player to move, the best child first or the
 * worst child first.
 */
export const CHILDREN = ['best', 'worst'] as const;
type Children = (typeof CHILDREN)[number];

/** A second figure that differs from the first in one setting of the search. */
export type ContrastedSetting = {
  [Name in ContrastedName]: {
    readonly kind: 'setting';
    readonly name: Name;
    readonly value: SearchSettings[Name];
  };
}[ContrastedName];

export type Contrast =
  /** the second figure is the same tree, searched so that every leaf is visited */
  | { readonly kind: 'everything' }
  | { readonly kind: 'algorithm'; readonly value: DepthFirstName }
  | { readonly kind: 'children'; readonly value: Children }
  | { readonly kind: 'notation'; readonly value: BoundNotation }
  | ContrastedSetting
  /** the second figure is another tree of the library, given by its id */
  | { readonly kind: 'tree'; readonly value: string };

export const EVERYTHING: Contrast = { kind: 'everything' };

export function printContrast(contrast: Contrast): string {
  if (contrast.kind === 'everything') return contrast.kind;
  if (contrast.kind === 'setting') return `${contrast.name}.${printSearchSetting(contrast.value)}`;
  return `${contrast.kind}.${contrast.value}`;
}

/** Parses a difference between two figures as addresses write it; null when the text is none. */
export function readContrast(text: string): Contrast | null {
  const [, kind = '', value = ''] = /^(\w+)(?:\.([\w-]+))?$/.exec(text) ?? [];
  if (isContrasted(kind)) {
    const set = readSearchSetting(kind, value);
    return set === undefined ? null : ({ kind: 'setting', name: kind, value: set } as ContrastedSetting);
  }
  if (kind === 'everything') return value === '' ? EVERYTHING : null;
  if (kind === 'tree') return value === '' ? null : { kind, value };
  const isChoice = VALUES.get(kind)?.some((choice) => choice === value) === true;
  return isChoice ? ({ kind, value } as Contrast) : null;
}

/** The values of the differences that have few, by kind. */
const VALUES: ReadonlyMap<string, readonly string[]> = new Map<Contrast['kind'], readonly string[]>([
  ['algorithm', DEPTH_FIRST],
  ['children', CHILDREN],
  ['notation', BOUND_NOTATIONS],
]);
