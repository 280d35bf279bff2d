/** Makes the columns of uniform trees as a task. */

import type { TreeColumns } from '../../core/index.ts';
import type { Progress } from '../../core/progress.ts';
import { type UniformWish, uniformInSteps } from '../../core/random/uniformTree.ts';
import { factsOf, type TreeFacts } from '../../core/tree/gameTree.ts';

/** The tree without its texts; its buffers change hands. */
export interface MadeColumns {
  readonly columns: TreeColumns;
  readonly facts: TreeFacts;
  readonly transfer: readonly ArrayBuffer[];
}

export function* uniformTask(wish: UniformWish): Generator<Progress<MadeColumns>, void> {
  for (const { done, of, part } of uniformInSteps(wish))
    yield { done, of, part: part && { columns: part, facts: factsOf(part), transfer: buffersOf(part) } };
}

function buffersOf(columns: TreeColumns): readonly ArrayBuffer[] {
  return Object.values(columns).flatMap((column: unknown) =>
    ArrayBuffer.isView(column) && column.buffer instanceof ArrayBuffer ? [column.buffer] : [],
  );
}
