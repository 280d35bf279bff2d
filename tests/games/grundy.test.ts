import { describe, expect, test } from 'vitest';
import { alphaBeta } from '../../src/core/search/alphaBeta.ts';
import { SILENT } from '../../src/core/search/searchObserver.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { grundy } from '../../src/games/grundy.ts';
import { unfold } from '../../src/games/unfold.ts';
import { printLiteral } from '../support/printLiteral.ts';
import { publishedRecord } from '../support/publishedRecords.ts';
import { spaceOf } from './spaceOf.ts';

const worth = (coins: number, first: 'max' | 'min') =>
  alphaBeta(spaceOf(grundy(coins, first)), DEFAULT_RULES, SILENT);

describe("Grundy's game with seven coins, MIN to begin", () => {
  const unfolded = unfold(grundy(7, 'min'));
  if (!unfolded.ok) throw new Error('seven coins are no large game');
  const { tree, states } = unfolded;

  test('is the tree of the course: seven leaves, 24 nodes', () => {
    expect(printLiteral(tree)).toBe(`{"min":${publishedRecord('grundy-7').tree}}`);
    expect([tree.leafCount, tree.size]).toEqual([7, 24]);
  });

  test('is won by MAX', () => {
    expect(worth(7, 'min')).toBe(1);
  });

  test('splits piles into unequal ones, largest first', () => {
    const ends = tree.leaves().map((leaf) => states[leaf]!.piles.join(''));
    expect(ends).toEqual(['211111', '22111', '22111', '22111', '2221', '22111', '22111']);
    expect(tree.children(ROOT).map((child) => tree.move(child))).toEqual(['6-1', '5-2', '4-3']);
  });
});

describe("Grundy's game", () => {
  // Sprague-Grundy value 0: OEIS A002188
  const LOST_BY_THE_FIRST = [1, 2, 4, 7, 10];

  test.each(Array.from({ length: 13 }, (_, i) => i + 1))(
    'of %d coins is won by who should win it',
    (coins) => {
      const first = LOST_BY_THE_FIRST.includes(coins) ? -1 : 1;
      expect([worth(coins, 'max'), worth(coins, 'min')]).toEqual([first, -first]);
    },
  );
});
