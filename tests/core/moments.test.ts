/** What a moment takes over from the one before it is what would be found anew, in every search. */
import { describe, test } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { GROWTHS } from '../../src/core/run/growth.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import { ALGORITHMS, canSearch } from '../../src/core/search/algorithms.ts';
import { NO_LIMITS, type SearchLimits } from '../../src/core/search/searchSettings.ts';
import { expectSame, forTreesAndRulesInTurn, naming } from '../support/forTrees.ts';
import { judgedAtRandom } from '../support/judged.ts';

describe('what is known of a node at a moment', () => {
  test('is the same whether the moment before was asked for or not', () => {
    forTreesAndRulesInTurn({ long: 120, usual: 7 }, { nodes: 30 }, ({ tree, random }, rules) => {
      const limits: SearchLimits = {
        ...NO_LIMITS,
        depth: random.below(tree.height + 1),
        deepen: random.flip(0.5),
        quiet: random.pick(['none', 'all'] as const),
        check: random.flip(0.3) ? 1 : null,
      };
      for (const algorithm of ALGORITHMS)
        for (const searched of [tree, judgedAtRandom(tree, random)])
          if (canSearch(algorithm, searched))
            for (const growth of GROWTHS)
              for (const limited of searched === tree ? [NO_LIMITS] : [NO_LIMITS, limits])
                naming(
                  () => `${algorithm} ${growth} ${JSON.stringify(limited)}`,
                  () => expectSameWalked(recordSearch(searched, algorithm, rules, growth, limited)),
                );
    });
  });
});

function expectSameWalked(run: AnyRun): void {
  const nodes = run.tree.nodes();
  const forwards = Array.from({ length: run.length + 1 }, (_, step) => step);
  const byTwosAndThrees = forwards.filter((step) => step % 3 !== 1);
  for (const step of [
    ...forwards,
    ...forwards.toReversed(),
    ...byTwosAndThrees,
    ...byTwosAndThrees.toReversed(),
  ]) {
    const moment = run.momentAt(step);
    naming(
      () => `step ${step}`,
      () =>
        expectSame(
          nodes.map((node) => moment.stateOf(node)),
          nodes.map((node) => run.stateAt(node, step)),
        ),
    );
  }
}
