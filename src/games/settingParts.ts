/** Writes a setting as the parts of a link; a part that has its default value is left out. */
import { type GameEntry, openingValues, printOption } from './entry.ts';
import type { GameSetting } from './setting.ts';

/** The names of the parts that every setting has in links and on command lines; a game's options are further parts. */
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

/** Returns the parts of a setting that differ from the defaults of its game, by name. */
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
