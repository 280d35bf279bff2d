import { describe, test } from 'vitest';
import '../support/forTrees.ts';
import { checkSeeds } from './generatorPromise.ts';

/** Skills for which few of the trees that are drawn will do. */
describe('a generated exercise', () => {
  test.each(['equality', 'chance', 'counting'] as const)(
    'keeps its promise for 1,000 seeds a difficulty: %s',
    (skill) => checkSeeds(skill, 1000),
  );
});
