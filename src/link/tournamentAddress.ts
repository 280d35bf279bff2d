/**
 * Reads and writes the address of a tournament, which readers know as a match of strategies, such as
 * `v1&page=match&game=NAME&size=6&players=greedy:2,random&opening=3&seed=1`.
 */
import type { TournamentSetting } from '../games/match/tournament.ts';
import { type ReadTournament, readTournament, tournamentParts } from '../games/match/tournamentSetting.ts';
import { decoded, partsOfHash, VERSION } from './addressFormat.ts';

/** The parts of an address that other modules read. */
const OTHERS: readonly string[] = ['page', 'lang'];

/** Returns the hash of the address, without "#". */
export function encodeTournament(setting: TournamentSetting): string {
  const parts = [...tournamentParts(setting)].map(([name, text]) => `${name}=${text}`);
  return [VERSION, 'page=match', ...parts].join('&');
}

/** Reads the setting from a hash, with or without "#". */
export function decodeTournament(hash: string): ReadTournament {
  const { parts } = partsOfHash(hash.replace(/^#/, ''));
  const named = parts.map((part) => {
    const at = part.indexOf('=');
    return [at < 0 ? part : part.slice(0, at), at < 0 ? '' : (decoded(part.slice(at + 1)) ?? '')] as const;
  });
  return readTournament(new Map(named.filter(([name]) => !OTHERS.includes(name))));
}
