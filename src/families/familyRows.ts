/** The table of the families of searches. A new family is a file beside this one and a row here. */
import type { Family, RunOf } from '../core/index.ts';
import { BOUNDS } from './bounds.ts';
import type { FamilyRow } from './family.ts';
import { GRAPH } from './graph.ts';
import { LISTS } from './lists.ts';
import { VECTORS } from './vectors.ts';

export const FAMILY: { readonly [Name in Family]: FamilyRow<RunOf<Name>> } = {
  bounds: BOUNDS,
  lists: LISTS,
  graph: GRAPH,
  vectors: VECTORS,
};
