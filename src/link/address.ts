/**
 * Reads and writes the address of the page. Its hash says what the page shows, short and readable:
 * `#v1&tree=aima-fig-5-5&algorithm=alpha-beta&cutoff=equal&step=14`. The reader's own tree is packed into it
 * with a checksum. Reading never fails: parts of the hash that are not understood are left out and reported.
 *
 * A link that is passed on also has the language and, before everything else, a checksum of what follows,
 * because links are cut off and changed on their way.
 */

import type { SearchLimits, SearchRules, SearchSettingName, SearchSettings } from '../core/index.ts';
import { BOUND_NOTATIONS } from '../core/run/boundNotation.ts';
import { GROWTHS, type GrowthName } from '../core/run/growth.ts';
import { SIBLINGS, type Siblings } from '../core/run/siblings.ts';
import { ALGORITHMS, hasSetting } from '../core/search/algorithms.ts';
import { readSearchSetting, wrongNumber } from '../core/search/readSearchSetting.ts';
import {
  isUsual,
  limitsIn,
  printSearchSetting,
  rulesIn,
  SEARCH_SETTING_NAMES,
  SEARCH_SETTINGS,
} from '../core/search/searchSettings.ts';
import { isAlwaysSaid } from '../core/search/settingNames.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { NUMBERS } from '../core/tree/numbers.ts';
import { SETTING_NAMES } from '../games/settingParts.ts';
import { TREE_ROOTS, type TreeRoot } from '../notation/parseTree.ts';
import type { Settings } from '../notation/settings.ts';
import { LANGUAGES, type LanguageCode } from '../words/language.ts';
import { checkedHash, decoded, partsOfHash, shortened, VERSION, withinLimit } from './addressFormat.ts';

/** A tree on which the log of a program may be shown. */
type FoundTree = Extract<TreeReference, { readonly kind: 'library' | 'own' }>;

/**
 * The tree of an address: one of the library by its id, one of the reader's own as packed by `packTree`, or
 * that of a game by the game's name.
 */
export type TreeReference =
  | { readonly kind: 'library'; readonly id: string }
  | { readonly kind: 'own'; readonly packed: string }
  /** the log of a program, packed, and the tree on which it is shown; null for the tree that the program walked */
  | { readonly kind: 'log'; readonly packed: string; readonly on: FoundTree | null }
  /** `parts`: by name, the options of the game that differ from those with which it opens */
  | { readonly kind: 'game'; readonly name: string; readonly parts: ReadonlyMap<string, string> };

/**
 * The moment of a comparison of two runs: `stop` is the index of the pair of steps at which both runs stand.
 * `beside` says with what the run is compared, as `session/contrast.ts` writes it; when it is absent, with
 * the search that visits every leaf.
 */
export interface ComparedAt {
  readonly stop: number;
  /** the number of events of the left run since its step of that pair; absent for none */
  readonly past?: number;
  readonly beside?: string;
}

export interface Address extends Omit<Settings, 'limits'> {
  readonly tree: TreeReference;
  /** the limits of the search that differ from those with which the tree opens */
  readonly limits?: Partial<SearchLimits>;
  /** the language of the page, when the link determines it */
  readonly language?: LanguageCode;
  /**
   * whether the tree grows during the search, when that is not the usual: games grow, and other trees exist
   * before the search
   */
  readonly growth?: GrowthName;
  /** the order in which a simulation’s tree is drawn; absent for that of moves */
  readonly siblings?: Siblings;
  /** the comparison, when two figures stand side by side */
  readonly compare?: ComparedAt;
}

/** Returns the hash of an address without "#"; null when its tree makes it too long. */
export function encodeAddress(address: Address): string | null {
  return withinLimit([VERSION, ...partsOf(address)].join('&'));
}

/**
 * Returns the hash for a link to pass on, without "#" and with a checksum; null when its tree makes it too
 * long.
 */
export function encodeLink(address: Address): string | null {
  return withinLimit(checkedHash(partsOf(address).join('&')));
}

function partsOf(address: Address): string[] {
  const {
    tree,
    algorithm,
    rules,
    limits = {},
    notation,
    numbers,
    step,
    language,
    growth,
    siblings,
    compare,
  } = address;
  const parts = partsOfTree(tree);
  if (algorithm !== 'program') parts.push(`algorithm=${algorithm}`);
  const settings = { ...rules, ...limits };
  for (const name of SEARCH_SETTING_NAMES) {
    const value = settings[name];
    if (value !== undefined && isSaid(name, value, address))
      parts.push(`${name}=${printSearchSetting(value)}`);
  }
  if (notation !== 'window') parts.push(`notation=${notation}`);
  if (numbers !== undefined && numbers !== 'max') parts.push(`numbers=${numbers}`);
  if (growth !== undefined) parts.push(`growth=${growth}`);
  if (siblings !== undefined) parts.push(`siblings=${siblings}`);
  parts.push(`step=${step}`);
  if (compare !== undefined) {
    parts.push(`compare=${compare.stop}`);
    if (compare.past) parts.push(`past=${compare.past}`);
    if (compare.beside !== undefined) parts.push(`beside=${compare.beside}`);
  }
  if (language !== undefined) parts.push(`lang=${language}`);
  return parts;
}

/**
 * Whether a setting is written into the address: a rule when the algorithm uses it and it differs from the
 * usual one, a limit when it is set.
 */
function isSaid(
  name: SearchSettingName,
  value: SearchSettings[SearchSettingName],
  { algorithm, tree }: Pick<Address, 'algorithm' | 'tree'>,
): boolean {
  if (SEARCH_SETTINGS[name].group === 'simulation' && !hasSetting(algorithm, name)) return false;
  // The depth of a game's search is written as an option of the game.
  if (SEARCH_SETTINGS[name].group !== 'rules') return name !== 'depth' || tree.kind !== 'game';
  return hasSetting(algorithm, name) && (isAlwaysSaid(name) || !isUsual(name, value));
}

function partsOfTree(tree: TreeReference): string[] {
  switch (tree.kind) {
    case 'library':
      return [`tree=${tree.id}`];
    case 'own':
      return [`own=${tree.packed}`];
    case 'log':
      return [...(tree.on === null ? [] : partsOfTree(tree.on)), `log=${tree.packed}`];
    case 'game':
      return [printGame(tree)];
  }
}

/** Returns a game with the options that differ from those with which it opens, such as "game=some-game&n=8". */
export function printGame({
  name,
  parts,
}: Pick<Extract<TreeReference, { kind: 'game' }>, 'name' | 'parts'>): string {
  return [`game=${name}`, ...[...parts].map(([part, text]) => `${part}=${encodeURIComponent(text)}`)].join(
    '&',
  );
}

/**
 * The tree of an address that was read. Links from before trees were packed contain the text of the tree,
 * which is `literal`.
 */
export type ReadTreeReference =
  | TreeReference
  | { readonly kind: 'literal'; readonly text: string; readonly root: TreeRoot };

export type SettingFault =
  /** a number is greater than it can be; the greatest possible one, `most`, takes its place */
  | {
      readonly kind: 'setting-clamped';
      readonly name: 'iterations';
      readonly asked: string;
      readonly most: number;
    }
  /** a list of numbers was left out, because one of them, number `at` from 1, cannot be */
  | {
      readonly kind: 'wrong-number';
      readonly name: SearchSettingName;
      readonly at: number;
      readonly found: string;
    };

/**
 * What was read from a hash; fields are absent when the hash does not contain them. Whether the step exists
 * is decided by the run.
 */
export interface ReadAddress
  extends Partial<Omit<Settings, 'rules' | 'limits'>>,
    Pick<Address, 'growth' | 'siblings' | 'compare' | 'language'> {
  readonly limits: Partial<SearchLimits>;
  readonly tree?: ReadTreeReference;
  /** whether the checksum does not match the text after it */
  readonly isDamaged: boolean;
  readonly rules: Partial<SearchRules>;
  /** settings of the search that cannot be as the hash has them, other than those in `unknown` */
  readonly faults: readonly SettingFault[];
  /**
   * the parts of the hash that were not understood or contradict other parts, as they are written, at most 40
   * characters each
   */
  readonly unknown: readonly string[];
}

/** Reads the hash of an address, with or without "#". */
export function decodeAddress(hash: string): ReadAddress {
  const text = hash.replace(/^#/, '');
  const isTooLong = text.length > LIMITS.linkChars;
  if (text === '' || isTooLong)
    return { rules: {}, limits: {}, isDamaged: isTooLong, unknown: [], faults: [] };
  const unknown: string[] = [];
  const faults: SettingFault[] = [];
  const given = new Map<string, string>();
  const { parts, isDamaged } = partsOfHash(text);
  const isGame = parts.some((part) => part.startsWith('game='));
  for (const part of parts) {
    const at = part.indexOf('=');
    const name = part.slice(0, Math.max(at, 0));
    const value = decoded(part.slice(at + 1));
    if (at > 0 && value !== null && (isGame || NAMES.includes(name)) && !given.has(name))
      given.set(name, value);
    else unknown.push(shortened(part));
  }
  const choose = <T extends string>(name: string, choices: readonly T[]): T | undefined => {
    const value = given.get(name);
    const found = choices.find((choice) => choice === value);
    if (value !== undefined && found === undefined) unknown.push(shortened(`${name}=${value}`));
    return found;
  };
  const algorithm = choose('algorithm', ALGORITHMS);
  const notation = choose('notation', BOUND_NOTATIONS);
  const numbers = choose('numbers', NUMBERS);
  const growth = choose('growth', GROWTHS);
  const siblings = choose('siblings', SIBLINGS);
  const settings = readSettings(given, unknown, faults);
  const root = choose('root', TREE_ROOTS);
  const language = choose('lang', LANGUAGES);
  const step = readStep('step', given, unknown);
  const stop = readStep('compare', given, unknown);
  const past = readStep('past', given, unknown);
  const beside = given.get('beside');
  const tree = readTree(given, root ?? 'max');
  unknown.push(...besides(tree, given, root));
  return {
    ...(tree && { tree }),
    ...(algorithm && { algorithm }),
    rules: rulesIn(settings),
    limits: limitsIn(settings),
    ...(notation && { notation }),
    ...(numbers && { numbers }),
    ...(growth && { growth }),
    ...(siblings && { siblings }),
    ...(step !== undefined && { step }),
    ...(stop !== undefined && {
      compare: { stop, ...(past && { past }), ...(beside !== undefined && { beside }) },
    }),
    ...(language && { language }),
    isDamaged,
    unknown,
    faults,
  };
}

const NAMES: readonly string[] = [
  'tree',
  'own',
  'log',
  'literal',
  'game',
  ...SETTING_NAMES,
  'root',
  'algorithm',
  ...SEARCH_SETTING_NAMES,
  'notation',
  'numbers',
  'growth',
  'siblings',
  'step',
  'compare',
  'past',
  'beside',
  'lang',
];

function readTree(given: ReadonlyMap<string, string>, root: TreeRoot): ReadTreeReference | undefined {
  const game = given.get('game');
  if (game !== undefined) return { kind: 'game', name: game, parts: settingParts(given) };
  const packed = given.get('own');
  const log = given.get('log');
  if (log !== undefined) {
    const id = given.get('tree');
    const on = packed !== undefined ? ({ kind: 'own', packed } as const) : null;
    return { kind: 'log', packed: log, on: on ?? (id === undefined ? null : { kind: 'library', id }) };
  }
  if (packed !== undefined) return { kind: 'own', packed };
  const text = given.get('literal');
  if (text !== undefined) return { kind: 'literal', text, root };
  const id = given.get('tree');
  return id === undefined ? undefined : { kind: 'library', id };
}

/**
 * Returns the options of a game by name. A name that no other address has is an option that the game itself
 * checks.
 */
function settingParts(given: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const isOfGame = (name: string) => !NAMES.includes(name) || SETTING_NAMES.some((known) => known === name);
  return new Map([...given].filter(([name]) => isOfGame(name)));
}

/** Returns the parts of an address that belong to another kind of tree than the one that is shown. */
function besides(
  tree: ReadTreeReference | undefined,
  given: ReadonlyMap<string, string>,
  root: TreeRoot | undefined,
): string[] {
  const kind = tree?.kind === 'log' ? tree.on?.kind : tree?.kind;
  const shown = kind === 'library' ? 'tree' : kind;
  const others = [
    'own',
    'literal',
    'tree',
    'game',
    ...(shown === 'game' ? [] : SETTING_NAMES.filter((name) => name !== 'depth')),
  ]
    .filter((name) => name !== shown && given.has(name))
    .map((name) => shortened(`${name}=${given.get(name)}`));
  return root === undefined || shown === 'literal' ? others : [...others, `root=${root}`];
}

/** Reads the settings of the search. When the address names a game, `depth` is an option of the game. */
function readSettings(
  given: ReadonlyMap<string, string>,
  unknown: string[],
  faults: SettingFault[],
): Partial<SearchSettings> {
  const names = SEARCH_SETTING_NAMES.filter((name) => name !== 'depth' || !given.has('game'));
  const read = names.flatMap((name) => {
    const text = given.get(name);
    if (text === undefined) return [];
    const value = readSearchSetting(name, text);
    if (value !== undefined) return [[name, value]];
    const { most } = SEARCH_SETTINGS.iterations;
    if (name === 'iterations' && /^\d+(?:e\d+)?$/.test(text) && Number(text) > most) {
      faults.push({ kind: 'setting-clamped', name, asked: shortened(text), most });
      return [[name, most]];
    }
    const wrong = wrongNumber(name, text);
    if (wrong === null) unknown.push(shortened(`${name}=${text}`));
    else faults.push({ kind: 'wrong-number', name, at: wrong.at, found: shortened(wrong.found) });
    return [];
  });
  return Object.fromEntries(read);
}

function readStep(name: string, given: ReadonlyMap<string, string>, unknown: string[]): number | undefined {
  const text = given.get(name);
  if (text === undefined) return undefined;
  if (/^-?\d{1,15}(?:e\d{1,2})?$/i.test(text)) return Number(text);
  unknown.push(shortened(`${name}=${text}`));
  return undefined;
}
