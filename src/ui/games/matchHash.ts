import { type OptionValues, printOption } from '../../games/entry.ts';
import { hashOfScreen } from '../../session/screens.ts';

/** Returns the address of the screen on which strategies play a game, without "#"; the rest of its setting is the usual. */
export function matchHash(game: string, options: OptionValues): string {
  const parts = Object.entries(options).map(([name, value]) => `${name}=${printOption(value)}`);
  return [hashOfScreen('match'), `game=${game}`, ...parts].join('&');
}
