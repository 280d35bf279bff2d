/** Last checkers: rules and odds against a recursion that knows the rules alone. */
import { describe, expect, test } from 'vitest';
import { type Random, seeded } from '../../src/core/random/seeded.ts';
import { alphaBeta } from '../../src/core/search/alphaBeta.ts';
import { expectiminimax } from '../../src/core/search/expectiminimax.ts';
import { SILENT } from '../../src/core/search/searchObserver.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { censusOf } from '../../src/games/census.ts';
import { type Game, movesAt, startingFrom } from '../../src/games/game.ts';
import { unfold } from '../../src/games/unfold.ts';
import { howMany } from '../support/howMany.ts';
import { openingGame } from '../support/openingGame.ts';
import { chanceToWin, offAtOnce, reachedBy } from './backgammonRace.ts';
import { refusalOf } from './refusalOf.ts';
import { spaceOf } from './spaceOf.ts';

const game = openingGame('last-checkers');

function between(random: Random, least: number, most: number): number {
  return least + random.below(most - least + 1);
}

function at(text: string): Game<unknown, unknown> {
  const read = game.parseState(text, 'max');
  if (!read.ok) throw new Error(text);
  return startingFrom(game, read.state);
}

function movesOf(text: string): string[] {
  const from = at(text);
  return movesAt(from, from.s0).map(from.printMove);
}

describe('the rules', () => {
  test('21 rolls, from 11 to 66, doubles half as likely', () => {
    const outcomes = game.outcomes?.(game.s0) ?? [];
    const due = '11 12 13 14 15 16 22 23 24 25 26 33 34 35 36 44 45 46 55 56 66';
    expect(outcomes.map(({ move }) => game.printMove(move)).join(' ')).toBe(due);
    for (const { move, probability } of outcomes) {
      const [low, high] = game.printMove(move);
      expect(probability.text).toBe(low === high ? '1/36' : '1/18');
    }
  });

  test('the plays of 2-1 with 7 and 3 leave 4-3, 5-2 and 6-1', () => {
    expect(movesOf('7,3-6,6/21')).toEqual(['4-3', '5-2', '6-1']);
  });

  test.each([
    ['5-6/66', ['off']],
    ['6,5-6/51', ['4-1', '5']],
    ['8-6/61', ['1']],
    ['7,1-6/11', ['3-1', '4']],
    ['6,6-6/33', ['off']],
    ['24-0/11', []],
  ])('%s', (text, moves) => {
    if (moves.length > 0) expect(movesOf(text)).toEqual(moves);
    else expect(at(text).terminalTest(at(text).s0)).toBe(true);
  });

  test('every roll of any checkers leads where the rules lead, fewest pips first', () => {
    const random = seeded(5);
    for (let round = 0; round < howMany(2000, 300); round += 1) {
      const points = Array.from({ length: between(random, 1, 5) }, () => between(random, 1, 12));
      const dice = [between(random, 1, 6), between(random, 1, 6)] as const;
      const found = movesOf(`${points.join(',')}-6/${dice.join('')}`);
      const due = reachedBy(points, dice).map((left) => (left === '' ? 'off' : left.replaceAll(',', '-')));
      expect([...found].sort()).toEqual(due.sort());
      const numbers = found.map((move) => (move === 'off' ? [] : move.split('-').map(Number)));
      const pips = numbers.map((left) => left.reduce((sum, point) => sum + point, 0));
      for (let i = 1; i < found.length; i += 1) {
        expect(pips[i - 1]).toBeLessThanOrEqual(pips[i]!);
        if (pips[i - 1] !== pips[i]) continue;
        const first = numbers[i]!.findIndex((point, k) => point !== numbers[i - 1]![k]);
        expect(numbers[i - 1]![first]).toBeLessThan(numbers[i]![first]!);
      }
    }
  });

  test('a position is read as people write it, and printed as the notation has it', () => {
    const read = (text: string) => {
      const from = at(text);
      return from.printState(from.s0);
    };
    expect(read('7,3-6,6/21')).toBe('7,3-6,6/21');
    expect(read('3, 7 – 6、6 / 1-2')).toBe('7,3-6,6/21');
    expect(read('７，３－６／１２ min')).toBe('7,3-6/21 MIN');
    expect(read('5,2-6')).toBe('5,2-6');
    expect(read('-6 MIN')).toBe('0-6');
  });

  test.each<[string, string]>([
    ['7,3', 'it is not MAX’s points, “-”, MIN’s points'],
    ['7-3-2', 'it is not MAX’s points, “-”, MIN’s points'],
    ['7-3/12/3', 'it is not MAX’s points, “-”, MIN’s points'],
    ['', 'it is not MAX’s points, “-”, MIN’s points'],
    ['25-3', '“25” is no point from 1 to 24'],
    ['7,x-3', '“x” is no point from 1 to 24'],
    ['7,0-3', '“0” is no point from 1 to 24'],
    [`${'1,'.repeat(15)}1-3`, 'a side has 16 checkers; there can be 15'],
    ['0-0', 'neither side has a checker left'],
    ['24-1', 'point 24 of MAX is behind point 1 of MIN, which MAX counts as 24'],
    ['13-12', 'point 13 of MAX is behind point 12 of MIN, which MAX counts as 13'],
    ['7-3/17', '“17” is no roll of two dice'],
    ['7-3/1', '“1” is no roll of two dice'],
  ])('%j is refused', (text, fault) => {
    expect(refusalOf(game, text)).toContain(fault);
  });
});

describe('the odds', () => {
  test.each([
    ['5,2', '6'],
    ['6', '6'],
    ['6,1', '6'],
  ])(
    'of %s to roll against %s are those of the rules, whoever searches and whichever side rolls',
    (mine, theirs) => {
      const [numerator, denominator] = chanceToWin(mine, theirs);
      // A win is worth 1 and a loss −1.
      const value = Number(2n * numerator - denominator) / Number(denominator);
      expect(alphaBeta(spaceOf(at(`${mine}-${theirs}`)), DEFAULT_RULES, SILENT)).toBe(value);
      expect(expectiminimax(spaceOf(at(`${theirs}-${mine} MIN`)), SILENT)).toBe(-value);
    },
  );

  test('to be off at once are those of the rules', () => {
    for (const points of ['4,3', '5,2', '6', '3,3', '6,4,1']) {
      const weighed = movesOf(`${points}-6`).map((roll) =>
        movesOf(`${points}-6/${roll}`)[0] === 'off' ? (roll[0] === roll[1] ? 1 : 2) : 0,
      );
      const times = weighed.reduce<number>((sum, weight) => sum + weight, 0);
      expect(times).toBe(offAtOnce(points.split(',').map(Number)));
    }
  });

  test('any race is worth what the rules say', () => {
    const random = seeded(6);
    for (let round = 0; round < howMany(60, 12); round += 1) {
      const side = (count: number) =>
        Array.from({ length: count }, () => between(random, 1, 6))
          .sort((a, b) => b - a)
          .join(',');
      const [mine, theirs] = [side(between(random, 1, 2)), side(1)];
      const [numerator, denominator] = chanceToWin(mine, theirs);
      const value = Number(2n * numerator - denominator) / Number(denominator);
      expect(expectiminimax(spaceOf(at(`${mine}-${theirs}`)), SILENT)).toBe(value);
    }
  });

  test('the census counts each way to a position, and says whom it favours', () => {
    const census = censusOf(at('5,2-6'), false)!;
    expect(census.plies.reduce((sum, { nodes }) => sum + nodes, 0)).toBe(11_193);
    expect(census.plies.flatMap(({ nodeEnds }) => nodeEnds).reduce((sum, ends) => sum + ends, 0)).toBe(5385);
    expect(census.plies[0]?.worth).toEqual([1, 0, 0]);
    expect(censusOf(at('6-5,2'), false)!.plies[0]?.worth).toEqual([1, 0, 0]);
    expect(censusOf(at('6,5-6'), false)!.plies[0]?.worth).toEqual([0, 1, 0]);
  });
});

test('to a depth an estimate never says more than that a side has won', () => {
  const unfolded = unfold(at('5,2-6'), 2);
  if (!unfolded.ok) throw new Error('too large');
  const { tree, states } = unfolded;
  expect(tree.leafBounds).toEqual([-2, 2]);
  for (const node of tree.nodes()) {
    const value = tree.isLeaf(node) ? tree.value(node) : tree.staticValue(node);
    if (tree.isLeaf(node) && game.terminalTest(states[node])) expect(Math.abs(value)).toBe(2);
    else expect(Math.abs(tree.staticValue(node))).toBeLessThan(2);
  }
});
