/** Keys that no row has yet: "n" and the numbers after the greatest there is. */
import type { TreeRow } from '../tree/treeRows.ts';

export function freshKeys(rows: readonly TreeRow[]): () => string {
  let last = 0;
  for (const { key } of rows) {
    const number = /^n(\d{1,15})$/.exec(key)?.[1];
    if (number !== undefined) last = Math.max(last, Number(number));
  }
  return () => {
    last += 1;
    return `n${last}`;
  };
}
