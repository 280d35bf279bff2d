/** The addresses of matches of strategies. */
import { expect, test } from 'vitest';
import { printPlayer } from '../../src/games/match/players.ts';
import { decodeTournament, encodeTournament } from '../../src/link/tournamentAddress.ts';
import { screenOf } from '../../src/session/screens.ts';

const HASH = 'v1&page=match&game=othello&size=6&players=greedy:2,0.8.-4.2.0.1:1,random&opening=2&seed=7';

test('an address opens its setting again', () => {
  const { setting, faults } = decodeTournament(`#${HASH}`);
  expect(faults).toEqual([]);
  expect(encodeTournament(setting)).toBe(HASH);
  expect(screenOf(`#${HASH}`)).toBe('match');
});

test('what is left out is the usual for ever', () => {
  expect(encodeTournament(decodeTournament('#v1&page=match').setting)).toBe(
    'v1&page=match&game=othello&size=8&players=greedy:1,stability:1,mobility:1,few:1,frontier:1,all:1&opening=3&seed=1',
  );
});

test('signs that messengers encode are read, and the language is left to others', () => {
  const { setting, faults } = decodeTournament('v1&page=match&players=greedy%3A2%2Crandom&lang=zh');
  expect(faults).toEqual([]);
  expect(setting.players.map(printPlayer)).toEqual(['greedy:2', 'random']);
});

test('parts that cannot be read are named', () => {
  const { setting, faults } = decodeTournament('v1&page=match&size=5&players=greedy:1,x&nothing');
  expect(faults.map(({ en }) => en.split(';')[0])).toEqual([
    '“size=5” is not understood',
    'there is no “nothing”',
    '“players=x” is not understood',
  ]);
  expect(setting.players.map(printPlayer)).toEqual(['greedy:1']);
});
