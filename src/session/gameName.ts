import { GAME_NAMES, GAMES } from '../games/games.ts';
import { decodeAddress } from '../link/address.ts';
import type { LanguageCode } from '../words/index.ts';

/** Returns the title of the game of a setting with the options that differ from its own, such as "Some game, n = 8". */
export function gameName(setting: string, code: LanguageCode): string {
  const { tree } = decodeAddress(setting);
  if (tree?.kind !== 'game') return setting;
  const known = GAME_NAMES.find((name) => name === tree.name);
  const options = [...tree.parts].filter(([part]) => part !== 'form').map((pair) => pair.join(' = '));
  return [known === undefined ? tree.name : GAMES[known].title[code], ...options].join(', ');
}
