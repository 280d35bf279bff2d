/** Every game is told by a picture of its own: a board that is not empty, piles, or checkers. */
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openingValues } from '../../src/games/entry.ts';
import { GAME_NAMES, GAMES } from '../../src/games/games.ts';
import { GameStamp } from '../../src/ui/games/GameStamp.tsx';

/** What stands on a board or table, as it is drawn. */
function pieces(root: HTMLElement): string {
  const drawn = root.querySelectorAll('.max-piece, .min-piece, .max-disc, .max-number, ellipse, .checker');
  return [...drawn].map((piece) => piece.getAttribute('d') ?? piece.outerHTML).join('');
}

test('each game has its own', () => {
  const drawn = GAME_NAMES.map((name) => pieces(render(<GameStamp name={name} />).container));
  expect(drawn.filter((one) => one === '')).toEqual([]);
  expect(new Set(drawn).size).toBe(GAME_NAMES.length);
});

test('the position that stands for a game is one of its positions as it opens', () => {
  for (const name of GAME_NAMES) {
    const entry = GAMES[name];
    const { stamp } = entry;
    const read = stamp === undefined ? null : entry.make(openingValues(entry), null).parseState(stamp, 'max');
    expect(read?.ok ?? true, name).toBe(true);
  }
});
