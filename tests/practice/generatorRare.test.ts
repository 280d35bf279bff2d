import { describe, test } from 'vitest';
import '../support/forTrees.ts';
import { checkSeeds, SEEDS } from './generatorPromise.ts';

/** Skills for which few of the trees that are drawn will do. */
describe('a generated exercise', () => {
  test.each(['equality', 'chance', 'counting'] as const)(
    `keeps its promise for ${SEEDS} seeds a difficulty: %s`,
    (skill) => checkSeeds(skill, SEEDS),
  );
});
