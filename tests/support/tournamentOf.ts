import { expect } from 'vitest';
import type { TournamentSetting } from '../../src/games/match/tournament.ts';
import { readTournament } from '../../src/games/match/tournamentSetting.ts';

/** Reads the setting of a tournament from the parts of its address; none of them is wrong. */
export function tournamentOf(parts: Readonly<Record<string, string | number>>): TournamentSetting {
  const { setting, faults } = readTournament(
    new Map(Object.entries(parts).map(([name, value]) => [name, String(value)])),
  );
  expect(faults).toEqual([]);
  return setting;
}
