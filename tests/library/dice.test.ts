/** The trees of dice: that of the lesson is what the game says, and what they are worth is what is printed of them. */
import { describe, expect, it, test } from 'vitest';
import { expectiminimax } from '../../src/core/search/expectiminimax.ts';
import { SILENT } from '../../src/core/search/searchObserver.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { movesAt, outcomesAt, startingFrom } from '../../src/games/game.ts';
import { exampleById } from '../../src/library/library.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { offAtOnce } from '../games/backgammonRace.ts';
import { openingGame } from '../support/openingGame.ts';
import { runOf, treeOf } from './runs.ts';

const race = openingGame('last-checkers');

/** MAX on 7 and 3 has rolled 2-1: what the game says of every roll that may come after a play, 1 where it bears off all. */
function lessonOf(plays: readonly string[]): string {
  const after = plays.map((play) => {
    const from = `${play.replace('-', ',')}-6`;
    const outcomes = outcomesAt(race, stateOf(from)) ?? [];
    const leaves = outcomes.map(({ move, probability }) => {
      const roll = race.printMove(move);
      const isOff = movesOf(`${from}/${roll}`)[0] === 'off';
      return `${probability.text}*${isOff ? 1 : 0}`;
    });
    return `${play}-> chance(${leaves.join(' ')})`;
  });
  return `leaves 0..1; ${after.join('\n')}`;
}

function stateOf(text: string): unknown {
  const read = race.parseState(text, 'max');
  if (!read.ok) throw new Error(text);
  return read.state;
}

function movesOf(text: string): string[] {
  const from = startingFrom(race, stateOf(text));
  return movesAt(from, from.s0).map(from.printMove);
}

function tree(text: string): GameTree {
  const read = parseTree(text);
  if (!read.ok) throw new Error(text);
  return read.value;
}

describe('the lesson of the last checkers', () => {
  const lesson = treeOf(exampleById('bear-off-lesson')!);

  it('is what the game says, in the order 4-3, 6-1, 5-2', () => {
    expect(movesOf('7,3-6/21').toSorted()).toEqual(['4-3', '5-2', '6-1']);
    expect(printTree(lesson)).toBe(printTree(tree(lessonOf(['4-3', '6-1', '5-2']))));
  });

  it('is 63 leaves of 0 and 1, and worth 19/36, the third move', () => {
    expect([lesson.leafCount, lesson.leafBounds]).toEqual([63, [0, 1]]);
    const run = runOf(exampleById('bear-off-lesson')!);
    expect(run.result).toEqual({ ok: true, value: 19 / 36 });
    expect(run.bestMoveAt()).toBe(lesson.child(ROOT, 2));
    const chances = lesson.children(ROOT).map((child) => run.valueAt(child) * 36);
    expect(chances.map((chance) => Math.round(chance))).toEqual([17, 15, 19]);
    expect([offAtOnce([4, 3]), offAtOnce([6, 1]), offAtOnce([5, 2])]).toEqual([17, 15, 19]);
  });
});

describe('one turn of Pig', () => {
  test.each([
    [19, 115 / 6, 1],
    [20, 20, 0],
    [21, 21, 0],
  ])('with %d: %d, move %d', (held, value, move) => {
    const example = exampleById(`pig-${held}`)!;
    const run = runOf(example);
    expect(run.result).toEqual({ ok: true, value });
    expect(run.bestMoveAt()).toBe(run.tree.child(ROOT, move));
    expect(run.valueAt(run.tree.child(ROOT, 1))).toBe((5 * held + 20) / 6);
    expect(run.tree.children(run.tree.child(ROOT, 1)).map((leaf) => run.tree.value(leaf))).toEqual([
      ...[0, 2, 3, 4, 5, 6].map((face) => (face === 0 ? 0 : held + face)),
    ]);
  });

  it('is a tie at 20 on whatever scale: sums are exact for decimals too', () => {
    for (let unit = 1; unit <= 300; unit += 1) {
      const worth = (points: number) => String(Number(((points * unit) / 1000).toFixed(3)));
      const faces = [2, 3, 4, 5, 6].map((face) => `1/6*${worth(20 + face)}`);
      const [hold, roll] = [`hold-> ${worth(20)}`, `roll-> chance(1/6*0 ${faces.join(' ')})`];
      const both = tree(`max(${hold} ${roll})`);
      expect(expectiminimax(tree(`max(${roll})`), SILENT)).toBe(Number(worth(20)));
      expect(expectiminimax(both, SILENT)).toBe(Number(worth(20)));
    }
  });
});
