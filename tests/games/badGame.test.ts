/** A game that fails halts the search there, by name, and nothing else goes wrong. */

import { describe, expect, test } from 'vitest';
import { recordGrowing } from '../../src/core/run/recordGrowing.ts';
import { recordListsGrowing } from '../../src/core/run/recordLists.ts';
import { GrowingSpace } from '../../src/core/search/growingSpace.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { narrate } from '../../src/families/index.ts';
import type { Game } from '../../src/games/game.ts';
import { gameSource } from '../../src/games/gameSource.ts';
import { unfold } from '../../src/games/unfold.ts';
import { english } from '../../src/words/en/page.ts';
import { listNames } from '../../src/words/grownNames.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { plain } from '../../src/words/sentence.ts';
import { chinese } from '../../src/words/zh/page.ts';

type Text = Game<string, string>;

/** Two moves in each position, three plies deep, one of which fails at "ab". */
function failing(fault: Partial<Text>): Text {
  return {
    s0: '',
    player: (at) => (at.length % 2 === 0 ? 'max' : 'min'),
    actions: () => ['a', 'b'],
    result: (at, move) => at + move,
    terminalTest: (at) => at.length === 3,
    utility: (at) => (at.endsWith('a') ? 1 : -1),
    utilityRange: [-1, 1],
    key: (at) => at,
    printMove: (move) => move,
    printState: (at) => at,
    parseState: (text) => ({ ok: true, state: text }),
    picture: () => ({ kind: 'piles', piles: [] }),
    ...fault,
  };
}

const thrown = (): never => {
  throw new Error('the game itself');
};

describe.each<[string, Partial<Text>, string]>([
  ['RESULT throws', { result: (at, move) => (at === 'ab' ? thrown() : at + move) }, 'ab'],
  ['ACTIONS throws', { actions: (at) => (at === 'ab' ? thrown() : ['a', 'b']) }, 'ab'],
  ['ACTIONS is empty before the end', { actions: (at) => (at === 'ab' ? [] : ['a', 'b']) }, 'ab'],
  ['UTILITY is no number', { utility: (at) => (at === 'aba' ? Number.NaN : 1) }, 'aba'],
  ['UTILITY throws', { utility: (at) => (at === 'aba' ? thrown() : 1) }, 'aba'],
  ['TERMINAL-TEST throws', { terminalTest: (at) => (at === 'ab' ? thrown() : at.length === 3) }, 'ab'],
  ['PLAYER throws', { player: (at) => (at === 'ab' ? thrown() : 'max') }, 'ab'],
])('%s', (_what, fault, due) => {
  const game = failing(fault);

  test('a search along one path halts there, and says so in both languages', () => {
    const space = new GrowingSpace(gameSource(game));
    const run = recordGrowing(space, 'minimax', DEFAULT_RULES);
    if (run.result.ok) throw new Error('it has a value');
    const { node, reason } = run.result.halt;
    expect([reason, space.position(run.generationOrder[node]!)]).toEqual(['bad-game', due]);
    const names = new NodeNames(run.tree);
    expect(plain(narrate(run.momentAt(run.length), names, english))).toContain(
      'the game fails in this position',
    );
    expect(plain(narrate(run.momentAt(run.length), names, chinese))).toContain('在这个局面出错');
  });

  test('so does one that works off lists', () => {
    const space = new GrowingSpace(gameSource(game));
    const run = recordListsGrowing(space, 'two-phase');
    if (run.result.ok) throw new Error('it has a value');
    const { node, reason } = run.result.halt;
    expect([reason, space.position(run.generationOrder[node]!)]).toEqual(['bad-game', due]);
    expect(plain(narrate(run.momentAt(run.length), listNames(run.tree), english))).toContain(
      'the game fails',
    );
  });

  test('its tree is drawn as far as there is one', () => {
    const unfolded = unfold(game);
    expect(unfolded.ok).toBe(true);
    expect(unfolded.ok && unfolded.tree.size).toBeGreaterThan(10);
  });
});

test('a game that fails at once is one node, at which it halts', () => {
  const run = recordGrowing(
    new GrowingSpace(gameSource(failing({ terminalTest: thrown }))),
    'alpha-beta',
    DEFAULT_RULES,
  );
  expect(run.tree.size).toBe(1);
  expect(run.result).toMatchObject({ ok: false, halt: { node: 0, reason: 'bad-game' } });
});
