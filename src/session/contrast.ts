/**
 * What one of two figures side by side has otherwise than the one at hand. In an address "beside=cutoff.strict",
 * "beside=tree.gfg"; without it the figure stands beside the search that looks at everything.
 */
import { BOUND_NOTATIONS, type BoundNotation } from '../core/run/boundNotation.ts';
import { ALGORITHMS, type DepthFirstName, isDepthFirst } from '../core/search/algorithms.ts';
import { RULES, type SearchRules } from '../core/search/rules.ts';
import { readLimit } from '../core/search/searchLimits.ts';

/** In which order children stand: as they do in the figure, or best or worst first for whoever moves. */
export const CHILDREN = ['best', 'worst'] as const;
type Children = (typeof CHILDREN)[number];

export type Contrast =
  /** the search of the same tree that leaves nothing out */
  | { readonly kind: 'everything' }
  | { readonly kind: 'algorithm'; readonly value: DepthFirstName }
  | { readonly kind: 'cutoff'; readonly value: SearchRules['cutoff'] }
  | { readonly kind: 'bounds'; readonly value: SearchRules['bounds'] }
  | { readonly kind: 'children'; readonly value: Children }
  | { readonly kind: 'notation'; readonly value: BoundNotation }
  /** plies that are looked at; null for all */
  | { readonly kind: 'depth'; readonly value: number | null }
  /** another tree of the library, by its id */
  | { readonly kind: 'tree'; readonly value: string };

export const EVERYTHING: Contrast = { kind: 'everything' };

export function printContrast(contrast: Contrast): string {
  return contrast.kind === 'everything' ? contrast.kind : `${contrast.kind}.${contrast.value ?? 'all'}`;
}

/** Null where it is none. */
export function readContrast(text: string): Contrast | null {
  const [, kind = '', value = ''] = /^(\w+)(?:\.([\w-]+))?$/.exec(text) ?? [];
  const one = <T extends string>(choices: readonly T[]) => choices.find((choice) => choice === value);
  switch (kind) {
    case 'everything':
      return value === '' ? EVERYTHING : null;
    case 'algorithm': {
      const algorithm = one(ALGORITHMS.filter(isDepthFirst));
      return algorithm === undefined ? null : { kind, value: algorithm };
    }
    case 'cutoff': {
      const cutoff = one(RULES.cutoff);
      return cutoff === undefined ? null : { kind, value: cutoff };
    }
    case 'bounds': {
      const bounds = one(RULES.bounds);
      return bounds === undefined ? null : { kind, value: bounds };
    }
    case 'children': {
      const children = one(CHILDREN);
      return children === undefined ? null : { kind, value: children };
    }
    case 'notation': {
      const notation = one(BOUND_NOTATIONS);
      return notation === undefined ? null : { kind, value: notation };
    }
    case 'depth': {
      const depth = readLimit('depth', value);
      return typeof depth === 'number' || depth === null ? { kind, value: depth } : null;
    }
    case 'tree':
      return value === '' ? null : { kind, value };
    default:
      return null;
  }
}
