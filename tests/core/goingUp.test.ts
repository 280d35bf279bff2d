/** What goes up in trees of several players, against the definition of max^n and the search by minimax. */
import { expect, test } from 'vitest';
import { forPlayerOne } from '../../src/core/analysis/index.ts';
import '../../src/core/run/furtherRecorders.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { expectSame } from '../support/forTrees.ts';
import { forPlayers, plainMaxN } from '../support/playerTrees.ts';

test('player 1 gets what max^n gives him, and against all others what minimax does', () => {
  let differing = 0;
  forPlayers(300, {}, ({ tree, root }) => {
    const feared = recordSearch(tree, 'minimax', DEFAULT_RULES, 'drawn');
    const found = forPlayerOne(tree);
    expectSame(found.own, plainMaxN(root).vector[0]);
    expectSame(found.feared, feared.result.ok ? feared.result.value : Number.NaN);
    if (found.own !== found.feared) differing += 1;
  });
  expect(differing).toBeGreaterThan(20);
});
