/** Writes a setting as parts of a link and leaves out what is as the game opens. */
import { type GameEntry, openingValues, printOption } from './entry.ts';
import type { GameSetting } from './setting.ts';

/** The parts that every game has besides its name, in links and in the terminal; its own options stand beside these. */
export const SETTING_NAMES = [
  'start',
  'moves',
  'depth',
  'weights',
  'symmetry',
  'form',
  'solution',
  'chosen',
] as const;

/** Only what differs from how the game opens. */
export function partsOfSetting(setting: GameSetting, entry: GameEntry): ReadonlyMap<string, string> {
  const { options, weights, start, moves, depth, symmetry, form, solution, chosen } = setting;
  const { opening } = entry;
  const usual = openingValues(entry);
  const parts = new Map<string, string>();
  for (const { name } of entry.options) {
    const [value, before] = [options[name], usual[name]];
    if (value === undefined || before === undefined) continue;
    if (printOption(value) !== printOption(before)) parts.set(name, printOption(value));
  }
  if (start !== null) parts.set('start', start);
  if (moves.length > 0) parts.set('moves', moves.join('.'));
  if (depth !== opening.depth) parts.set('depth', depth === null ? 'end' : String(depth));
  if (weights !== null) parts.set('weights', weights.join('.'));
  if (symmetry !== opening.symmetry) parts.set('symmetry', symmetry ? 'once' : 'off');
  if (form !== (opening.form ?? 'tree')) parts.set('form', form);
  if (form === 'graph' && solution !== null) parts.set('solution', solution);
  if (form === 'graph' && chosen.length > 0)
    parts.set('chosen', chosen.map(({ position, move }) => `${position}-${move}`).join('.'));
  return parts;
}
