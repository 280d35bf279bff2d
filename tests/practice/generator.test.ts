import { describe, test } from 'vitest';
import '../support/forTrees.ts';
import { checkSeeds, SEEDS } from './generatorPromise.ts';

/** The other skills have files of their own, so that all run at once. */
describe('a generated exercise', () => {
  test.each(['backing-up', 'shallow-cutoffs', 'windows', 'best-move'] as const)(
    `keeps its promise for ${SEEDS} seeds a difficulty: %s`,
    (skill) => checkSeeds(skill, SEEDS),
  );
});
