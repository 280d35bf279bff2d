import { describe, expect, test } from 'vitest';
import { recipeOf } from '../../src/practice/recipes.ts';
import { DIFFICULTIES } from '../../src/practice/skill.ts';
import '../support/forTrees.ts';
import { checkSeeds, SEEDS } from './generatorPromise.ts';

/** The other skills have files of their own, so that all run at once. */
describe('a generated exercise', () => {
  test.each(['backing-up', 'shallow-cutoffs', 'windows', 'best-move'] as const)(
    `keeps its promise for ${SEEDS} seeds a difficulty: %s`,
    (skill) => checkSeeds(skill, SEEDS),
  );

  test.each(['backing-up', 'windows'] as const)(
    'of generator 3 tells apart who reads the sides otherwise, or passes no window on at the root: %s',
    (skill) => {
      for (const difficulty of DIFFICULTIES) {
        const { separates } = recipeOf({ skill, difficulty, generator: 3 });
        const due =
          skill === 'windows' ? ['open-root'] : ['interchanged', 'root-misread', 'all-max', 'all-min'];
        for (const method of due) expect(separates).toContain(method);
      }
      checkSeeds(skill, SEEDS, { generator: 3 });
    },
  );
});
