/**
 * The table of the families of searches. A new family is a file beside this one and a row in `furtherRows.ts`.
 *
 * The row of the first picture is always there. The others are added by `furtherRows.ts` and `simulationAdded.ts`, which
 * load together with the code that makes their runs, so that a page whose first picture needs none of them does not wait
 * for them.
 */
import type { Family, RunOf } from '../core/index.ts';
import { BOUNDS } from './bounds.ts';
import type { FamilyRow } from './family.ts';

export type FamilyRows = { readonly [Name in Family]: FamilyRow<RunOf<Name>> };

const rows: Partial<FamilyRows> = { bounds: BOUNDS };

export function addRows(further: Partial<FamilyRows>): void {
  Object.assign(rows, further);
}

/** Returns the row of a family. Throws when the code that makes runs of the family has not loaded. */
export function rowOf<Name extends Family>(family: Name): FamilyRows[Name] {
  const row = rows[family];
  if (row === undefined) throw new Error(`the rows of ${family} are asked for before they have come`);
  return row;
}
