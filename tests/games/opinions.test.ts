/** What the presets of weights would play, against a plain minimax and the figures of a published position. */
import { expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { GAMES } from '../../src/games/games.ts';
import { type Opinion, opinionsOf } from '../../src/games/opinions.ts';
import { othello } from '../../src/games/othello/othello.ts';
import type { OthelloPosition } from '../../src/games/othello/position.ts';
import type { Size } from '../../src/games/othello/squares.ts';
import { readSetting } from '../../src/games/readSetting.ts';
import { openingSetting, placed } from '../../src/games/setting.ts';

const entry = GAMES.othello;

function opinionsOn(size: Size, moves: readonly string[], depth: number, most: number): readonly Opinion[] {
  const setting = { ...openingSetting('othello', { size }), moves, depth };
  return [...opinionsOf(setting, most)].flatMap(({ part }) => part ?? []);
}

test('of the perfect 6×6 game after 22 moves, two plies deep', () => {
  const found = opinionsOn(6, ['c2b4c5d2e4e3d1c1b1d5d6f4b3b2f3f2e2b6a4c6a6a2'], 2, 10_000);
  expect(found.map(({ preset, best }) => [preset.name, best?.move, best?.value, best?.ahead])).toEqual([
    ['greedy', 'a3', 4, 4],
    ['stability', 'b5', 9, 8],
    ['mobility', 'b5', 1, 1],
    ['few', 'a3', 4, 4],
    ['frontier', 'b5', -1, 1],
    ['all', 'b5', 41, 39],
  ]);
});

/** Minimax written from its definition, by EVAL at the depth and at ends. */
function plain(game: ReturnType<typeof othello>, position: OthelloPosition, depth: number): number {
  if (depth === 0 || game.terminalTest(position)) return game.evaluate?.(position) ?? Number.NaN;
  const values = game.actions(position).map((move) => plain(game, game.result(position, move), depth - 1));
  return position.toMove === 'max' ? Math.max(...values) : Math.min(...values);
}

test.each([1, 2, 3])('on random positions, %i plies deep, as a plain minimax has it', (depth) => {
  const random = seeded(depth);
  for (let play = 0; play < 20; play += 1) {
    const size: Size = random.pick([4, 6] as const);
    const start = othello(size);
    let position = start.s0;
    const played: string[] = [];
    for (let ply = random.below(12); ply > 0 && !start.terminalTest(position); ply -= 1) {
      const move = random.pick(start.actions(position));
      played.push(start.printMove(move));
      position = start.result(position, move);
    }
    if (start.terminalTest(position)) continue;
    const sign = position.toMove === 'max' ? 1 : -1;
    for (const { preset, best: opinion } of opinionsOn(size, played, depth, 100_000)) {
      if (opinion === null) throw new Error('it is within the limit');
      const game = othello(size, preset.weights);
      const moves = game.actions(position).map((move) => ({
        move: game.printMove(move),
        worth: sign * plain(game, game.result(position, move), depth - 1),
      }));
      const ranked = moves.map(({ worth }) => worth).toSorted((one, other) => other - one);
      expect(sign * opinion.value).toBe(ranked[0]);
      expect(opinion.move).toBe(moves.find(({ worth }) => worth === ranked[0])?.move);
      const [best = 0, second] = ranked;
      expect(opinion.ahead).toBe(second === undefined ? null : best === second ? 0 : best - second);
    }
  }
});

test('a search that needs too many positions gives none', () => {
  expect(opinionsOn(6, [], 4, 50).map(({ best }) => best)).toEqual(Array(6).fill(null));
});

test('a setting takes the weights of a preset by its name', () => {
  const weightsBy = (text: string) => readSetting('othello', new Map([['weights', text]]));
  for (const { name, weights } of entry.presets ?? []) {
    const { setting, faults } = weightsBy(name);
    expect(faults).toEqual([]);
    expect(placed(setting).game.features?.map(({ weight }) => weight)).toEqual(weights);
    expect(placed(weightsBy(weights.join('.')).setting).setting).toEqual(placed(setting).setting);
  }
  expect(weightsBy('clever').faults.map(({ why }) => why)).toEqual([
    { canBe: '1.0.0.0.0.0 (6 × −10 … 10), greedy, stability, mobility, few, frontier, all' },
  ]);
  expect(weightsBy('11.0.0.0.0.0').faults).toHaveLength(1);
  expect(weightsBy('0.0.0.0.0.0').faults).toEqual([]);
});
