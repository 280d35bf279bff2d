import { describe, expect, test } from 'vitest';
import { SKILLS } from '../../src/practice/skill.ts';
import '../support/forTrees.ts';
import { checkSeeds, SEEDS } from './generatorPromise.ts';

/** Skills on deep trees, or on trees that are searched again and again. */
describe('a generated exercise', () => {
  test.each(['deep-cutoffs', 'ordering', 'intervals'] as const)(
    `keeps its promise for ${SEEDS} seeds a difficulty: %s`,
    (skill) => checkSeeds(skill, SEEDS),
  );

  test('is checked for every skill, here or in the files beside', () => {
    const beside = [
      'backing-up',
      'shallow-cutoffs',
      'windows',
      'best-move',
      'equality',
      'chance',
      'counting',
      // in limitedFeedback.test.ts
      'depth-limit',
      'star-windows',
      // in vectorExercises.test.ts
      'vectors',
      // in deepeningExercises.test.ts
      'deepening',
      // in simulationExercises.test.ts
      'simulation',
      // in bestCase.test.ts
      'best-case',
      // in cutLabels.test.ts
      'cut-labels',
      // in construct.test.ts
      'construct',
      // in solution.test.ts
      'solution',
      // in listsExercises.test.ts
      'lists',
      // in estimate.test.ts
      'estimate',
    ];
    expect([...beside, 'deep-cutoffs', 'ordering', 'intervals'].sort()).toEqual([...SKILLS].sort());
  });
});
