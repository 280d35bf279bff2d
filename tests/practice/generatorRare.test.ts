import { describe, test } from 'vitest';
import '../support/forTrees.ts';
import { checkSeeds, SEEDS } from './generatorPromise.ts';

/** Skills for which few of the trees that are drawn will do. */
describe('a generated exercise', () => {
  test.each(['equality', 'chance', 'counting'] as const)(
    `keeps its promise for ${SEEDS} seeds a difficulty: %s`,
    (skill) => checkSeeds(skill, SEEDS),
  );

  test('of generator 3 has no probabilities that are the same in reverse order: chance', () => {
    checkSeeds('chance', Math.ceil(SEEDS / 3), { generator: 3 });
  });
});
