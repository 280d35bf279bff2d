/** Kalah: sizes and values counted elsewhere, and the rules against a board of counters that are moved one by one. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { moverRun } from '../../src/core/run/moverRun.ts';
import { recordGrowing } from '../../src/core/run/recordGrowing.ts';
import { alphaBeta } from '../../src/core/search/alphaBeta.ts';
import { minimax } from '../../src/core/search/minimax.ts';
import { SILENT } from '../../src/core/search/searchObserver.ts';
import { DEFAULT_RULES, NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { type Game, startingFrom } from '../../src/games/game.ts';
import { type Hole, type KalahState, kalah } from '../../src/games/kalah.ts';
import { unfold } from '../../src/games/unfold.ts';
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { howMany } from '../support/howMany.ts';
import { perft, sum } from './perft.ts';
import { refusalOf } from './refusalOf.ts';
import { kalahBySowing } from './sowing.ts';
import { spaceOf } from './spaceOf.ts';

function at(game: Game<KalahState, Hole>, text: string): Game<KalahState, Hole> {
  const read = game.parseState(text, 'max');
  if (!read.ok) throw new Error(read.fault.en);
  return startingFrom(game, read.state);
}

function afterSowing(holes: number, counters: number, start: string, hole: Hole): string {
  const game = at(kalah(holes, counters), start);
  return game.printState(game.result(game.s0, hole));
}

describe('the sizes and the value', () => {
  test.each([
    [2, 2, 26, 7, -2],
    [2, 3, 164, null, -2],
    [3, 2, 19_114, null, 4],
  ])('of %i holes with %i counters', (holes, counters, nodes, leaves, value) => {
    const game = kalah(holes, counters);
    const plies = perft(game, 60);
    expect(sum(plies.map((ply) => ply.nodes))).toBe(nodes);
    if (leaves !== null) expect(sum(plies.map((ply) => ply.terminals))).toBe(leaves);
    expect(minimax(spaceOf(game), SILENT)).toBe(value);
    expect(alphaBeta(spaceOf(game), DEFAULT_RULES, SILENT)).toBe(value);
  });

  test('of (3, 2): 4 by the second hole, and by no other', () => {
    const game = kalah(3, 2);
    const worth = (hole: Hole) => minimax(spaceOf(startingFrom(game, game.result(game.s0, hole))), SILENT);
    expect([1, 2, 3].map(worth).filter((value) => value === 4)).toHaveLength(1);
    expect(worth(2)).toBe(4);
  });
});

describe('a hole is sown', () => {
  test.each([
    ['into the own holes, and the turn goes over', 3, 2, '2,2,2,0/2,2,2,0', 1, '0,3,3,0/2,2,2,0 MIN'],
    ['into the own store last, and the same side moves again', 2, 2, '2,2,0/2,2,0', 1, '0,3,1/2,2,0'],
    ['beyond the own store into the other side’s holes', 2, 2, '2,2,0/2,2,0', 2, '2,0,1/3,2,0 MIN'],
    ['past the opponent’s store, and round', 2, 3, '1,4,0/2,5,0', 2, '2,0,1/3,6,0 MIN'],
    [
      'into an own empty hole, and captures with it what is opposite',
      2,
      2,
      '1,0,2/3,1,1',
      1,
      '0,0,6/0,0,2 MIN',
    ],
    [
      'into an own empty hole with nothing opposite, and captures nothing',
      2,
      2,
      '1,0,2/0,4,1',
      1,
      '0,1,2/0,4,1 MIN',
    ],
    ['into an empty hole of the other side, and captures nothing', 2, 2, '1,2,1/0,3,1', 2, '1,0,2/1,3,1 MIN'],
  ])('%s', (_what, holes, counters, start, hole, due) => {
    expect(afterSowing(holes, counters, start, hole)).toBe(due);
  });

  test('by MIN likewise', () => {
    expect(afterSowing(2, 2, '2,2,0/2,2,0 MIN', 1)).toBe('2,2,0/0,3,1 MIN');
    expect(afterSowing(2, 2, '3,1,1/1,0,2 MIN', 1)).toBe('0,0,2/0,0,6');
  });

  test('until a side has none: the other keeps the rest', () => {
    expect(afterSowing(2, 2, '0,1,3/2,1,1', 2)).toBe('0,0,4/0,0,4');
  });
});

test('is what counters moved one by one come to, on any line of play', () => {
  const random = seeded(8);
  for (let round = 0; round < howMany(600, 80); round += 1) {
    const [holes, counters] = [1 + random.below(4), 1 + random.below(4)];
    const game = kalah(holes, counters);
    const board = kalahBySowing(holes, counters);
    let state = game.s0;
    for (;;) {
      expect(game.printState(state)).toBe(board.print());
      expect(game.terminalTest(state)).toBe(board.isOver());
      if (board.isOver()) break;
      const moves = game.actions(state);
      expect(moves).toEqual(board.moves());
      const hole = random.pick(moves);
      expect(game.isNoisy?.(state, hole)).toBe(board.sow(hole));
      state = game.result(state, hole);
    }
    expect(game.utility(state)).toBe(board.lead());
    expect(game.evaluate?.(state)).toBe(board.lead());
  }
});

test('positions are worth what a search that moves counters finds', () => {
  const random = seeded(9);
  for (let round = 0; round < howMany(80, 16); round += 1) {
    const game = kalah(2, 1 + random.below(3));
    const board = kalahBySowing(2, sum(game.s0.max.holes) / 2);
    let state = game.s0;
    for (let ply = random.below(6); ply > 0 && !game.terminalTest(state); ply -= 1) {
      const hole = random.pick(game.actions(state));
      board.sow(hole);
      state = game.result(state, hole);
    }
    expect(alphaBeta(spaceOf(startingFrom(game, state)), DEFAULT_RULES, SILENT)).toBe(board.worth());
  }
});

describe('a position', () => {
  test('is read as people write it', () => {
    const game = kalah(2, 2);
    const read = (text: string) => game.printState(at(game, text).s0);
    expect(read(' 2、2，0 ／ 2,2,0 ')).toBe('2,2,0/2,2,0');
    expect(read('1,2,1/0,3,1 min')).toBe('1,2,1/0,3,1 MIN');
  });

  test.each([
    ['', 'it is not 2 holes and the store of MAX, “/”, and the same of MIN: 2,2,0/2,2,0'],
    ['2,2/2,2', 'it is not 2 holes and the store'],
    ['2,2,0/2,x,0', '“x”, hole 2 of MIN, is no number of counters from 0 to 8'],
    ['2,2,-1/2,2,1', '“-1”, the store of MAX, is no number of counters'],
    ['2,2,0/2,2,1', 'it has 9 counters, and this game has 8'],
    [
      '0,0,4/2,1,1',
      'the holes of MAX are empty, so the game is over: the 3 in the holes of MIN belong in its store',
    ],
    ['1,0,4/0,0,3', 'the holes of MIN are empty, so the game is over: the 1 in the holes of MAX belong'],
  ])('is not “%s”', (text, fault) => {
    expect(refusalOf(kalah(2, 2), text)).toContain(fault);
  });
});

test('the example of the library is the game with two holes and one counter in each, in which each side moves again once', () => {
  const unfolded = unfold(kalah(2, 1));
  if (!unfolded.ok) throw new Error('it is small enough');
  const [whole, example] = [unfolded.tree, subjectOfExample(exampleById('kalah-2-1')!).tree];
  expect(example.size).toBe(whole.size);
  for (const node of whole.nodes()) {
    expect([example.kind(node), example.move(node)]).toEqual([whole.kind(node), whole.move(node)]);
    if (whole.isLeaf(node)) expect(example.value(node)).toBe(whole.value(node));
  }
  const inner = whole.nodes().filter((node) => node !== ROOT && !whole.isLeaf(node));
  expect(inner.filter((node) => whole.kind(node) === whole.kind(whole.parent(node)))).toHaveLength(2);
});

test('at an end it would be the turn of who sowed the last counter into the own store', () => {
  const unfolded = unfold(kalah(2, 2));
  if (!unfolded.ok) throw new Error('it is small enough');
  const { tree, states } = unfolded;
  const again = tree.leaves().filter((leaf) => tree.movesAgain(leaf));
  expect(again.length).toBeGreaterThan(0);
  for (const leaf of tree.leaves()) {
    const parent = tree.parent(leaf);
    expect(tree.movesAgain(leaf)).toBe(states[leaf]!.toMove === states[parent]!.toMove);
  }
});

test('in the numbers of the side to move every node has the sign of its position’s own side', () => {
  for (const depth of [null, 1, 2, 3, 4, 5]) {
    const space = spaceOf(kalah(2, 2), depth ?? Infinity);
    const plain = recordGrowing(space, 'minimax', DEFAULT_RULES, { ...NO_LIMITS, depth });
    const written = moverRun(plain);
    for (const node of plain.tree.nodes()) {
      const { toMove } = space.position(plain.generationOrder[node]!) as KalahState;
      const value = plain.valueAt(node, plain.length);
      expect(written.valueAt(node, written.length)).toBe(toMove === 'max' ? value : 0 - value);
    }
    expect(written.valueAt(ROOT)).toBe(plain.valueAt(ROOT));
  }
});
