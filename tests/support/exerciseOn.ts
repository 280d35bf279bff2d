import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import type { Exercise, Part } from '../../src/practice/exercise.ts';

/** Alpha-beta under the usual rules, each part for four marks. */
export function exerciseOn(tree: GameTree, ...parts: readonly Part[]): Exercise {
  return {
    tree,
    algorithm: 'alpha-beta',
    rules: DEFAULT_RULES,
    parts: parts.map((part) => ({ part, marks: 4, penalty: { kind: 'per-error', marks: 1 } })),
  };
}
