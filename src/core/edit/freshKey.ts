/** Keys that no row has yet: "n" and the numbers after the greatest there is. */
import type { TreeRow } from '../tree/treeRows.ts';

export function freshKeys(rows: readonly TreeRow[]): () => string {
  let last = 0;
  for (const { key } of rows) {
    const number = key.startsWith('n') ? Number(key.slice(1)) : 0;
    if (Number.isSafeInteger(number) && number > last) last = number;
  }
  return () => {
    last += 1;
    return `n${last}`;
  };
}
