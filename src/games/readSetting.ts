/** Reads a setting from the parts of a link or of a command line. */
import { printNumber } from '../core/tree/printNumber.ts';
import { openingValues, presetCalled, rangeOf, readOption, readWeights, weightRange } from './entry.ts';
import { SIDES } from './game.ts';
import { GAME_NAMES, GAMES, type GameName } from './games.ts';
import {
  type Chosen,
  depthsOf,
  FORMS,
  type GameSetting,
  knowsChance,
  openingSetting,
  weightsOf,
} from './setting.ts';
import { SETTING_NAMES } from './settingParts.ts';

/** The names of all options of games, each with the games that have it. */
export function optionNames(): ReadonlyMap<string, readonly GameName[]> {
  const all = GAME_NAMES.flatMap((game) => GAMES[game].options.map(({ name }) => name));
  const withOption = (name: string) =>
    GAME_NAMES.filter((game) => GAMES[game].options.some((option) => option.name === name));
  return new Map(all.map((name) => [name, withOption(name)]));
}

/** A part of a link or command line that the setting cannot have; the default is used instead. */
export interface PartFault {
  readonly name: string;
  readonly found: string;
  /**
   * why the part is refused: the game has no such option, no evaluation, or has chance, which a graph does not support;
   * or the values that are possible
   */
  readonly why: 'other-game' | 'no-evaluation' | 'chance' | { readonly canBe: string };
}

export interface ReadSetting {
  readonly setting: GameSetting;
  readonly faults: readonly PartFault[];
}

/**
 * Returns the setting, with defaults for parts that could not be read. It does not check whether position and moves are
 * legal: see `placed`.
 */
export function readSetting(name: GameName, texts: ReadonlyMap<string, string>): ReadSetting {
  const entry = GAMES[name];
  const faults: PartFault[] = [];
  const refuse = (part: string, found: string, why: PartFault['why']) =>
    faults.push({ name: part, found, why });
  const oneOf = <T extends string>(part: string, choices: readonly T[]): T | null => {
    const text = texts.get(part);
    const found = choices.find((choice) => choice === text) ?? null;
    if (text !== undefined && found === null) refuse(part, text, { canBe: choices.join(', ') });
    return found;
  };
  const values = { ...openingValues(entry) };
  for (const [part, found] of texts) {
    if (SETTING_NAMES.some((known) => known === part)) continue;
    const option = entry.options.find((known) => known.name === part);
    const value = option && readOption(option, found);
    if (option === undefined) refuse(part, found, 'other-game');
    else if (value === null || value === undefined) refuse(part, found, { canBe: rangeOf(option) });
    else values[part] = value;
  }
  const opening = openingSetting(name, values);
  let { depth } = opening;
  const depthText = texts.get('depth');
  if (depthText !== undefined) {
    const [least, most] = depthsOf(entry);
    const read = depthOf(depthText, [least, most]);
    if (read === undefined) refuse('depth', depthText, { canBe: `${least} … ${most}, end` });
    else if (read !== null && entry.make(values, null).evaluate === undefined)
      refuse('depth', depthText, 'no-evaluation');
    else depth = read;
  }
  const weightsText = texts.get('weights');
  const { features = [] } = entry.make(values, null);
  const usual = features.map(({ weight }) => weight);
  const read =
    weightsText === undefined
      ? null
      : (presetCalled(entry, weightsText)?.weights ?? readWeights(weightsText, usual));
  if (weightsText !== undefined && read === null) {
    const range = weightRange(usual).map(printNumber).join(' … ');
    const written = `${usual.join('.')} (${usual.length} × ${range})`;
    const canBe = [written, ...(entry.presets ?? []).map((preset) => preset.name)].join(', ');
    refuse('weights', weightsText, usual.length === 0 ? 'other-game' : { canBe });
  }
  const weights = read === null ? null : weightsOf(entry, values, read);
  const counted = oneOf('symmetry', ['once', 'off']);
  const symmetry = counted === null ? opening.symmetry : counted === 'once';
  const asked = oneOf('form', FORMS) ?? opening.form;
  const isRefused = asked === 'graph' && knowsChance(opening);
  if (isRefused) refuse('form', asked, 'chance');
  const form = isRefused ? opening.form : asked;
  const solution = oneOf('solution', SIDES);
  const chosenText = texts.get('chosen') ?? '';
  const chosen = chosenIn(chosenText);
  if (chosen === null) refuse('chosen', chosenText, { canBe: '3-1.5-0' });
  const moves = (texts.get('moves') ?? '').split('.').filter((move) => move !== '');
  const start = texts.get('start') ?? null;
  const graph = { form, solution, chosen: chosen ?? [] };
  return { setting: { ...opening, weights, start, moves, depth, symmetry, ...graph }, faults };
}

/**
 * Reads the moves chosen in a solution graph: "3-1.5-0" is the second move at the position of rank 3 and the first at
 * that of rank 5; null when the text is something else.
 */
function chosenIn(text: string): readonly Chosen[] | null {
  if (text === '') return [];
  if (!/^\d{1,6}-\d{1,3}(\.\d{1,6}-\d{1,3})*$/.test(text)) return null;
  return text.split('.').map((part) => {
    const [position = 0, move = 0] = part.split('-').map(Number);
    return { position, move };
  });
}

/**
 * Reads a depth in plies, which is null for a search to the ends; undefined when the text is no depth between `least` and
 * `most`.
 */
function depthOf(text: string, [least, most]: readonly [number, number]): number | null | undefined {
  if (text === 'end') return null;
  const depth = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return depth >= least && depth <= most ? depth : undefined;
}
