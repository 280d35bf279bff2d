/** Reads the arguments of the `trace` command. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { SearchLimits, SearchSettingName, SearchSettings } from '../core/index.ts';
import { usualGrowth } from '../core/run/growth.ts';
import { hasSetting } from '../core/search/algorithms.ts';
import { readSearchSetting, wrongNumber } from '../core/search/readSearchSetting.ts';
import { isUsual, NO_LIMITS, SEARCH_SETTING_NAMES, SEARCH_SETTINGS } from '../core/search/searchSettings.ts';
import { isSearchSettingName } from '../core/search/settingNames.ts';
import { optionNames } from '../games/readSetting.ts';
import { SETTING_NAMES } from '../games/settingParts.ts';
import { granted, quote, type Reply, refused } from './answer.ts';
import {
  CHOICE_NAMES,
  type CliOptions,
  choose,
  DEFAULT_CHOICES,
  depthMissing,
  isChoiceName,
  listChoices,
  settingListed,
  withSetting,
} from './choices.ts';
import type { GameTexts } from './gameGiven.ts';

export type Request =
  | { readonly kind: 'help' }
  | {
      readonly kind: 'trace';
      /** the argument that stands for the tree; null when a game is searched in its place */
      readonly tree: string | null;
      /** the options of a game by name, as they were written */
      readonly game: GameTexts;
      readonly choices: CliOptions;
      /** whether every line of the source is a tree of its own */
      readonly isByLine: boolean;
      /** the names of the options that were given */
      readonly given: ReadonlySet<string>;
    };

const FOLD = 'a branching factor from 2, as in --fold 2';

interface OptionToken {
  readonly name: string;
  readonly index: number;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

/** The names of the options of games: those that every game has, and those of single games. */
const GAME_TEXTS: readonly string[] = [...SETTING_NAMES, 'preset', ...optionNames().keys()];

const OPTIONS = {
  ...Object.fromEntries(CHOICE_NAMES.map((name) => [name, { type: 'string' as const }])),
  ...Object.fromEntries(['game', ...GAME_TEXTS].map((name) => [name, { type: 'string' as const }])),
  ...Object.fromEntries(
    SEARCH_SETTING_NAMES.map((name) => [
      name,
      { type: isSwitch(name) ? ('boolean' as const) : ('string' as const) },
    ]),
  ),
  lines: { type: 'boolean' as const },
  fold: { type: 'string' as const },
  help: { type: 'boolean' as const, short: 'h' },
};

/**
 * Splits the arguments into tokens. `parseArgs` is used for nothing else, because its messages take several
 * lines and do not list the possible values of an option.
 */
export function tokensOf(args: readonly string[], options: NonNullable<ParseArgsConfig['options']>) {
  return parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true }).tokens;
}

/** Reads the arguments after the command's own name. */
export function parseArguments(args: readonly string[]): Reply<Request> {
  const tokens = tokensOf(args, OPTIONS);
  if (tokens.some((token) => token.kind === 'option' && token.name === 'help' && token.value === undefined)) {
    return granted({ kind: 'help' });
  }
  let choices = DEFAULT_CHOICES;
  let tree: string | null = null;
  const given = new Set<string>();
  const game = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind === 'option') {
      if (given.has(token.name)) return refused(`--${token.name} is given twice`);
      given.add(token.name);
      if (token.name === 'lines' && token.value === undefined) continue;
      if (isSearchSettingName(token.name) && (token.name !== 'depth' || !args.some(isGameOption))) {
        const set = settingOf(token.name, token);
        if (!set.ok) return set;
        choices = withSetting(choices, set.value);
        continue;
      }
      if (token.name === 'fold') {
        const text = textAfter(token) ?? '';
        if (!/^(?:[2-9]|[1-9]\d{1,3})$/.test(text)) return refused(`--fold needs ${FOLD}`);
        choices = { ...choices, fold: Number(text) };
        continue;
      }
      if (isGameText(token.name)) {
        const text = textAfter(token);
        if (text === null) return refused(`--${token.name} needs a value`);
        game.set(token.name, text);
        continue;
      }
      const chosen = withOption(choices, token, args[token.index] ?? '');
      if (!chosen.ok) return chosen;
      choices = chosen.value;
    } else if (token.kind === 'positional') {
      if (tree !== null)
        return refused(`one tree at a time: ${quote(token.value)} comes after ${quote(tree)}`);
      tree = token.value;
    }
  }
  const about = aboutGame(game, tree, given) ?? aboutLimits(choices, game.has('game'), given);
  if (about !== null) return refused(about);
  if (tree === null && !game.has('game'))
    return refused('no tree is given: write one out, name a file, or put - (--help says more)');
  const isByLine = given.has('lines');
  if (isByLine && given.has('format') && choices.format === 'text')
    return refused('--lines writes JSON, a line for each tree; --format cannot be text with it');
  const format = isByLine ? 'json' : choices.format;
  if (choices.detail !== 'events' && format === 'text')
    return refused(`--detail ${choices.detail} is for --format json: the text is the sentences`);
  const growth = given.has('growth') ? choices.growth : usualGrowth(choices.algorithm, game.has('game'));
  return granted({ kind: 'trace', tree, game, choices: { ...choices, format, growth }, isByLine, given });
}

function isSwitch(name: SearchSettingName): boolean {
  return SEARCH_SETTINGS[name].kind === 'switch';
}

function isGameOption(argument: string): boolean {
  return argument === '--game' || argument.startsWith('--game=');
}

function settingOf(name: SearchSettingName, token: OptionToken): Reply<Partial<SearchSettings>> {
  if (isSwitch(name))
    return token.inlineValue === true ? refused(`--${name} takes no value`) : granted({ [name]: true });
  const text = textAfter(token);
  if (text === null) return refused(`--${name} needs a value: ${settingListed(name)}`);
  // The word "end" stands for a search of a game to its end, that is, without a depth limit.
  const value = readSearchSetting(name, name === 'depth' && text === 'end' ? 'all' : text);
  return value === undefined
    ? refused(`--${name} cannot be ${quote(text)}; it is ${settingListed(name)}${firstFault(name, text)}`)
    : granted({ [name]: value });
}

/** Returns which of the numbers of a list is the first that is wrong, as the end of a refusal; "" for what is no list. */
function firstFault(name: SearchSettingName, text: string): string {
  const wrong = wrongNumber(name, text);
  return wrong === null ? '' : `: number ${wrong.at} is ${quote(wrong.found)}`;
}

function isLimiting(limits: Partial<SearchLimits>, name: keyof SearchLimits): boolean {
  return !isUsual(name, limits[name] ?? NO_LIMITS[name]);
}

/**
 * Returns the message about limits that do not go together with each other or with the search; null when there are none.
 * Without `--algorithm` a tree may say itself how it is searched.
 */
function aboutLimits(
  { algorithm, limits }: CliOptions,
  isGame: boolean,
  given: ReadonlySet<string>,
): string | null {
  if (limits.budget !== undefined && !limits.deepen) return '--budget counts with --deepen only';
  if (limits.priors && limits.selection !== 'puct') return '--priors count with --selection puct only';
  if (isGame && limits.leaves === 'chance')
    return '--leaves is about trees: at the end of a game it is known who has won';
  const isSaid = isGame || ['algorithm', 'lines'].some((name) => given.has(name));
  const unsuited = isSaid ? unsuitedLimit(algorithm, limits) : null;
  if (unsuited !== null) return unsuited;
  // The depth of a game's search is an option of the game: see `searchOfGame`.
  return isGame ? null : depthMissing({ ...NO_LIMITS, ...limits });
}

/** Returns the message about a limit that a search does not have; null when it has them all. */
export function unsuitedLimit(
  algorithm: CliOptions['algorithm'],
  limits: Partial<SearchLimits>,
): string | null {
  const names = Object.keys(NO_LIMITS) as (keyof SearchLimits)[];
  const wrong = names.find((name) => !hasSetting(algorithm, name) && isLimiting(limits, name));
  if (wrong === 'window') return `--window is not for ${algorithm}: no windows are handed down in it`;
  return wrong === undefined ? null : `--${wrong} is not for ${algorithm}`;
}

function isGameText(name: string): boolean {
  return name === 'game' || GAME_TEXTS.includes(name);
}

/**
 * Returns the message about options of a game that do not go together with the other arguments; null when
 * there are none.
 */
function aboutGame(game: GameTexts, tree: string | null, given: ReadonlySet<string>): string | null {
  const [text] = [...game.keys()].filter((name) => name !== 'game');
  if (!game.has('game')) {
    if (text === undefined) return null;
    return `--${text} is about a game: name one with --game`;
  }
  if (tree !== null) return `one thing at a time: the tree ${quote(tree)} stands beside --game`;
  const [other] = ['lines', 'root', 'fold'].filter((name) => given.has(name));
  return other === undefined ? null : `--${other} is about trees, and --game takes their place`;
}

/** Returns the value that follows an option; null when the option has none. */
function textAfter({ value, inlineValue }: OptionToken): string | null {
  const isNextOption = inlineValue === false && value?.startsWith('--');
  return value === undefined || value === '' || isNextOption ? null : value;
}

/** Returns the choices with one option set. `written` is the whole argument in which the option was found. */
function withOption(choices: CliOptions, token: OptionToken, written: string): Reply<CliOptions> {
  const { name } = token;
  if (name === 'help' || name === 'lines') return refused(`--${name} takes no value`);
  if (!isChoiceName(name)) {
    return /^-[\d.]/.test(written)
      ? refused(`a tree that begins with a minus sign stands after --, as in -- ${quote(written)}`)
      : refused(`there is no option ${quote(written)}; --help lists them`);
  }
  const value = textAfter(token);
  if (value === null) return refused(`--${name} needs a value: ${listChoices(name)}`);
  const chosen = choose(choices, name, value);
  return chosen === null
    ? refused(`--${name} cannot be ${quote(value)}; it is ${listChoices(name)}`)
    : granted(chosen);
}
