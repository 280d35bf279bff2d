/** Makes the columns of uniform trees as a task. */

import type { Progress } from '../../core/progress.ts';
import { type UniformWish, uniformInSteps } from '../../core/random/uniformTree.ts';
import { factsOf } from '../../core/tree/gameTree.ts';
import { buffersOf, type MadePart } from './madeTree.ts';

export function* uniformTask(wish: UniformWish): Generator<Progress<MadePart>, void> {
  for (const { done, of, part: columns } of uniformInSteps(wish)) {
    const tree = columns && { ...UNNAMED, columns, facts: factsOf(columns) };
    yield { done, of, part: tree && { made: tree, transfer: buffersOf(tree.columns) } };
  }
}

const UNNAMED = { leafBounds: [-Infinity, Infinity], sum: null, moves: null, paths: null } as const;
