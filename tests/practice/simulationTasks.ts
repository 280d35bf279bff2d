/** Tasks and exercises of simulation for tests: on typed and on drawn trees. */
import type { GameTree } from '../../src/core/index.ts';
import { randomTree } from '../../src/core/random/randomTree.ts';
import { seeded } from '../../src/core/random/seeded.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { chooseParts, type Exercise, type PartKind, taskFor } from '../../src/practice/exercise.ts';
import { type Simulating, type Task, taskWithin } from '../../src/practice/task.ts';

/** The tree of win chances, whose ten first paths and counts the documentation of simulations has. */
export const WIN_CHANCES = 'leaves 0..1; ((0.9 0.1)(0.6 0.4))((0.5 0.5)(0.7 0.2))';

export function treeOf(text: string): GameTree {
  const parsed = parseTree(text);
  if (!parsed.ok) throw new Error(`no tree: ${text}`);
  return parsed.value;
}

export function simulating(
  tree: GameTree,
  iterations: number,
  c: number | null = null,
  more: Pick<Simulating, 'span' | 'given'> = {},
): Task {
  return taskWithin({ iterations, c, ...more }, { tree, algorithm: 'mcts', rules: DEFAULT_RULES });
}

/** For some seeds given results, for some a C that counts as it is. */
export function drawnSettings(seed: number, iterations: number): Pick<Simulating, 'span' | 'given'> {
  const random = seeded(seed);
  const given = Array.from({ length: iterations }, () => random.below(41) - 20);
  return { ...(seed % 5 === 0 && { given }), ...(seed % 7 === 0 && { span: 'one' }) };
}

export function asking(task: Task, ...kinds: readonly PartKind[]): Exercise {
  const asked = taskFor(kinds, task);
  const parts = chooseParts(kinds, asked, seeded(1));
  if (parts === null) throw new Error(`${kinds} cannot be asked`);
  return { ...asked, parts };
}

/** Trees of MAX and MIN in turn, of two to four plies, whose leaves are whole numbers. */
export function drawnTree(seed: number): GameTree {
  const answer = randomTree({
    ...{ depth: 2 + (seed % 3), branching: [2, 3], seed, values: [-9, 9], ties: true, chance: false },
    ...{ uneven: seed % 2 === 0, demand: 'any', root: seed % 4 === 0 ? 'min' : 'max' },
  });
  if (!answer.ok) throw new Error('no tree');
  return answer.tree;
}
