import { expect } from 'vitest';
import type { Game } from '../../src/games/game.ts';

/** Why a text is no position of the game, in English; it is said in Chinese as well. */
export function refusalOf(game: Pick<Game<unknown, unknown>, 'parseState'>, text: string): string {
  const read = game.parseState(text, 'max');
  if (read.ok) throw new Error(`“${text}” is a position`);
  expect(read.fault.zh).toMatch(/[\u4e00-\u9fff]/);
  return read.fault.en;
}
