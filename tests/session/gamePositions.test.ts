/** Games whose positions merge, as sources of exercises: which settings are taken. */
import { describe, expect, test } from 'vitest';
import { positionsOf } from '../../src/session/gamePositions.ts';

describe('the setting of a game', () => {
  test.each([
    ['game=grundy&n=8', 19],
    ['game=nim&piles=2,2,1&form=graph', 14],
  ])('%s has its positions, each once', (setting, size) => {
    // Counted by hand: partitions that can be reached, and piles with the player to move.
    expect(positionsOf(setting)?.tree.size).toBe(size);
  });

  test.each([
    ['to a depth, whose last positions have estimates', 'game=grundy&n=8&depth=2'],
    ['as a tree', 'game=grundy&n=8&form=tree'],
    ['with more positions than are marked by hand', 'game=grundy&n=16'],
    ['of another part', 'game=grundy&n=8&colour=red'],
    ['of no game', 'tree=aima-fig-5-5'],
  ])('%s is not taken', (_why, setting) => {
    expect(positionsOf(setting)).toBeNull();
  });
});
