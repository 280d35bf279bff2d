/**
 * Reads and writes the addresses of exercises. The address of an exercise made from a seed is
 * `v1&check=9972f059&practice=deep-cutoffs.2.1234.2`; the last number is the version of the generator and is
 * absent for the first one. The address of an exercise on a tree of the library is
 * `…&practice=on.cs188-quiz1.values+crossing.0`, with the questions and the variant. Its last part may say how far
 * the search goes:
 *
 * - `d2`: two plies deep; `d2q` or `d2n`: farther where it is not quiet, with all moves or noisy ones; `d2n3`: at most 3
 *   plies farther; `d2k4`: with a check that looks 4 plies farther;
 * - `w2..5`: within the root window (2, 5);
 * - `b20`: by iterative deepening with a budget of 20 nodes; `b20g`: the same with children in their given order;
 * - `i4`: 4 iterations of a simulation; `i4c2`: the same with C = 2; `i4s1`: the same without multiplying C by the span
 *   of the rewards; `i4g20,10,0,14`: the same with given results instead of playouts.
 *
 * An `r` after the variant says that children are visited from right to left.
 *
 * The algorithm follows the tree when it is not that of the tree's source, and it follows a question that has a
 * search of its own. Rules follow when they differ from the usual ones:
 * `on.cs188-quiz1:alpha-beta:strict.values:minimax+crossing.0`. A seed that is cut off is another seed, so a
 * checksum comes first; older addresses without one are accepted.
 *
 * An exercise on the reader's own tree names its search in that way too, and has the tree after it, packed as
 * in other links: `…&practice=own:alpha-beta:equal.crossing.0&own=1…`. One on a game whose positions merge has the game
 * after it, in the words of a link to the game: `…&practice=game:two-phase:equal.lists.0&game=some-game&n=8`.
 */

import type { SearchRules } from '../core/index.ts';
import { readSearchSetting } from '../core/search/readSearchSetting.ts';
import { DEFAULT_RULES, RULE_NAMES, RULES } from '../core/search/searchSettings.ts';
import { readWindow } from '../core/search/searchWindow.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { readValue, record } from '../notation/codec.ts';
import { takesWish } from '../practice/exercise.ts';
import type { Wish, WishName } from '../practice/formats/wish.ts';
import type { PartKind, PartSearch, PartSearches } from '../practice/index.ts';
import { PART_KINDS } from '../practice/partKinds.ts';
import { type ExerciseSeed, SEED_FIELDS, seedName } from '../practice/skill.ts';
import { type Farther, MOST_BY_HAND, PRACTISED, printReach, type Reach } from '../practice/task.ts';
import { checkedHash, partsOfHash, shortened, withinLimit } from './addressFormat.ts';

const PRACTICE = 'practice=';
const OWN = 'own=';
const GAME = 'game';

/** What stands after the variant when children are visited from right to left. */
const REVERSED = 'r';

/** The greatest length of an exercise in an address, without the packed tree, in characters. */
const LONGEST = 2000;

/** The questions of an exercise about a given tree; each question is a part of the exercise. */
interface AskedOfTree {
  /** the search of the tree; absent when it is the search of the tree's source */
  readonly search?: Required<PartSearch>;
  readonly kinds: readonly PartKind[];
  /** the searches of the questions that have one of their own */
  readonly searches?: PartSearches;
  /** what is said of the questions besides; absent for nothing */
  readonly wish?: Wish;
  /** 0 for the tree as it is, or the 32-bit seed with which the tree's numbers are changed */
  readonly variant: number;
  /** the depth, root window or budget of the search; absent when the search goes to the ends */
  readonly reach?: Reach;
  /** 'reversed' when children are visited from right to left; absent when they are visited from left to right */
  readonly children?: 'reversed';
}

/** An exercise on a tree of the library. */
export interface ExerciseOnTree extends AskedOfTree {
  readonly example: string;
}

/**
 * An exercise on the reader's own tree, packed by `packTree`. Its search is always named, because the tree
 * has no source that names one.
 */
export interface ExerciseOnOwn extends AskedOfTree {
  readonly packed: string;
  readonly search: Required<PartSearch>;
}

/** An exercise on a game whose positions merge; `setting` is the game as a link has it, such as "game=some-game&n=8". */
export interface ExerciseOnGame extends AskedOfTree {
  readonly setting: string;
  readonly search: Required<PartSearch>;
}

export type PracticeAddress =
  | { readonly kind: 'seed'; readonly seed: ExerciseSeed }
  | { readonly kind: 'tree'; readonly on: ExerciseOnTree }
  | { readonly kind: 'own'; readonly on: ExerciseOnOwn }
  | { readonly kind: 'game'; readonly on: ExerciseOnGame };

/** Returns the hash of an exercise from a seed, without "#". */
export function encodePractice(seed: ExerciseSeed): string {
  return checkedHash(`${PRACTICE}${seedName(seed, '.')}`);
}

/** Returns the hash of an exercise on a tree of the library, without "#". */
export function encodeOnTree(on: ExerciseOnTree): string {
  return checkedHash(`${PRACTICE}on.${on.example}${printAsked(on)}`);
}

/** Returns the hash of an exercise on the reader's own tree, without "#"; null when the tree is too large. */
export function encodeOnOwn(on: ExerciseOnOwn): string | null {
  return withinLimit(checkedHash(`${PRACTICE}own${printAsked(on)}&${OWN}${on.packed}`));
}

/** Returns the hash of an exercise on a game whose positions merge, without "#". */
export function encodeOnGame(on: ExerciseOnGame): string {
  return checkedHash(`${PRACTICE}${GAME}${printAsked(on)}&${on.setting}`);
}

/**
 * Returns what follows the name of a tree in an address: the search, the questions, the variant and the
 * limits.
 */
function printAsked({ search, kinds, searches, wish = {}, variant, reach, children }: AskedOfTree): string {
  const names = kinds.map((kind) => {
    const said = ENDINGS.filter(({ name, says }) => wish[name] === says && takesWish(kind, name));
    return `${kind}${said.map(({ ending }) => ending).join('')}${printSearch(searches?.get(kind))}`;
  });
  const limit = reach === undefined ? '' : `.${printReach(reach)}`;
  const order = children === undefined ? '' : REVERSED;
  return `${printSearch(search)}.${names.join('+')}.${variant}${order}${limit}`;
}

/**
 * Returns the search of a tree or a question as ":alpha-beta" or, when it has rules of its own, as
 * ":alpha-beta:strict"; the rule about cuts on equality is then always written.
 */
function printSearch(search: PartSearch | undefined): string {
  if (search === undefined) return '';
  const { algorithm, rules } = search;
  const said = RULE_NAMES.filter(
    (name) => rules !== undefined && (name === 'cutoff' || rules[name] !== DEFAULT_RULES[name]),
  ).map((name) => rules?.[name]);
  return ['', algorithm, ...said].join(':');
}

/**
 * Reads the part of a link that states a search: an algorithm with its rules. Returns undefined when the link has
 * no such part, and null when the part states no search.
 */
function readSearch([name, ...said]: readonly string[]): PartSearch | null | undefined {
  if (name === undefined) return undefined;
  const algorithm = PRACTISED.find((one) => one === name);
  if (algorithm === undefined) return null;
  if (said.length === 0) return { algorithm };
  const known = RULE_NAMES.flatMap((rule) =>
    RULES[rule].filter((choice) => said.includes(choice)).map((choice) => [rule, choice] as const),
  );
  const rules: SearchRules = { ...DEFAULT_RULES, ...Object.fromEntries(known) };
  const isRead = known.length === said.length && new Set(known.map(([rule]) => rule)).size === said.length;
  return isRead ? { algorithm, rules } : null;
}

/**
 * The endings of a question's name that say a wish, such as `windows-end`, and what each says. What numbers have to bring
 * about cannot be said in an address, where the program chooses it.
 */
const ENDINGS = [
  { ending: '-end', name: 'at', says: 'end' },
  { ending: '-own', name: 'at', says: 'own' },
  { ending: '-depth', name: 'depth', says: true },
  { ending: '-max', name: 'owner', says: 'max' },
  { ending: '-min', name: 'owner', says: 'min' },
  { ending: '-ordered', name: 'ordered', says: true },
] as const satisfies readonly { ending: string; name: WishName; says: Wish[WishName] }[];

/** Reads the name of a question with the endings that say its wishes; null when there is no such question. */
function readPart(name: string): { readonly kind: PartKind; readonly wish: Wish } | null {
  const [first = '', ...endings] = name.split(/(?=-)/);
  const kind = PART_KINDS.find((one) => one === first);
  const said = ENDINGS.filter(({ ending }) => endings.includes(ending));
  const isRead = said.length === endings.length && new Set(said.map(({ name }) => name)).size === said.length;
  if (kind === undefined || !isRead || !said.every(({ name }) => takesWish(kind, name))) return null;
  return { kind, wish: Object.fromEntries(said.map(({ name, says }) => [name, says])) };
}

/**
 * Reads the hash of an exercise, with or without "#"; null when it is damaged or names no possible exercise.
 */
export function decodePractice(hash: string): PracticeAddress | null {
  if (hash.length > LIMITS.linkChars) return null;
  const { parts, isDamaged } = partsOfHash(hash.replace(/^#/, ''));
  const text = parts.find(isExercise)?.slice(PRACTICE.length) ?? '';
  if (isDamaged || text.length > LONGEST) return null;
  const fields = text.split('.');
  const [first = '', ...asked] = fields;
  if (first === 'on') return readOnTree(asked);
  if (isOnGame(first)) return readOnGame(fields, settingIn(parts).join('&'));
  if (!isOnOwn(first)) return readSeed(fields);
  const packed = parts.find(isPackedTree)?.slice(OWN.length) ?? '';
  return readOnOwn(fields, packed);
}

function isExercise(part: string): boolean {
  return part.startsWith(PRACTICE);
}

function isPackedTree(part: string): boolean {
  return part.startsWith(OWN);
}

/** Whether the first field of an exercise's address says that it is about a game. */
function isOnGame(field: string): boolean {
  return /^game(?:$|:)/.test(field);
}

/** Returns the parts of a hash that are the setting of a game: its name, and all that follows. */
function settingIn(parts: readonly string[]): readonly string[] {
  const from = parts.findIndex((part) => part.startsWith(`${GAME}=`));
  return from < 0 ? [] : parts.slice(from);
}

/** Whether the first field of an exercise's address says that the tree is the reader's own. */
function isOnOwn(field: string): boolean {
  return /^own(?:$|:)/.test(field);
}

/** Returns the parts of a hash that do not belong to the exercise, shortened for a message. */
export function partsBesidePractice(hash: string): readonly string[] {
  const { parts } = partsOfHash(hash.replace(/^#/, ''));
  const exercise = parts.findIndex(isExercise);
  const [first = ''] = (parts[exercise] ?? '').slice(PRACTICE.length).split('.');
  const tree = isOnOwn(first) ? parts.findIndex(isPackedTree) : -1;
  const setting = isOnGame(first) ? settingIn(parts) : [];
  return parts
    .filter((part, index) => index !== exercise && index !== tree && !setting.includes(part))
    .map(shortened);
}

const SEED = record(SEED_FIELDS);

function readSeed(fields: readonly string[]): PracticeAddress | null {
  const [skill, level, digits = '', generator, ...rest] = fields;
  const { value: seed } = readValue(SEED, {
    skill,
    difficulty: readDigit(level),
    seed: read32Bits(digits),
    ...(generator !== undefined && { generator: readDigit(generator) }),
  });
  return seed === null || rest.length > 0 ? null : { kind: 'seed', seed };
}

function readDigit(text = ''): number | null {
  return /^\d$/.test(text) ? Number(text) : null;
}

function readOnTree(fields: readonly string[]): PracticeAddress | null {
  const read = readAsked(fields);
  return read === null || read.name === ''
    ? null
    : { kind: 'tree', on: { example: read.name, ...read.asked } };
}

function readOnOwn(fields: readonly string[], packed: string): PracticeAddress | null {
  const asked = readAsked(fields)?.asked;
  if (asked?.search === undefined || packed === '') return null;
  return { kind: 'own', on: { ...asked, search: asked.search, packed } };
}

function readOnGame(fields: readonly string[], setting: string): PracticeAddress | null {
  const asked = readAsked(fields)?.asked;
  if (asked?.search === undefined || setting === '') return null;
  return { kind: 'game', on: { ...asked, search: asked.search, setting } };
}

/** Reads the name of a tree and the questions about it; null when they cannot be read. */
function readAsked(fields: readonly string[]): { readonly name: string; readonly asked: AskedOfTree } | null {
  const [tree = '', named = '', digits = '', ...limits] = fields;
  const [name = '', ...searched] = tree.split(':');
  const search = readSearch(searched);
  const parts = readParts(named.split('+'));
  const isReversed = digits.endsWith(REVERSED);
  const variant = read32Bits(isReversed ? digits.slice(0, -REVERSED.length) : digits);
  // The ends of a window may contain dots, which separate fields, so the last fields are joined again.
  const reach = limits.length === 0 ? undefined : readReach(limits.join('.'));
  if (search === null || parts === null || variant === null || reach === null) return null;
  const how = {
    ...(search !== undefined && { search: { rules: DEFAULT_RULES, ...search } }),
    ...(reach !== undefined && { reach }),
    ...(isReversed && { children: 'reversed' as const }),
  };
  return { name, asked: { variant, ...parts, ...how } };
}

/**
 * Returns the questions in their fixed order, whatever their order in the address; null when the name of a
 * question is unknown or occurs twice.
 */
function readParts(texts: readonly string[]): Pick<AskedOfTree, 'kinds' | 'searches' | 'wish'> | null {
  const searches = new Map<PartKind, PartSearch>();
  const named = new Set<PartKind>();
  let wish: Wish = {};
  for (const text of texts) {
    const [name = '', ...searched] = text.split(':');
    const part = readPart(name);
    const search = readSearch(searched);
    if (part === null || search === null || named.has(part.kind)) return null;
    const { kind } = part;
    named.add(kind);
    wish = { ...wish, ...part.wish };
    if (search !== undefined) searches.set(kind, search);
  }
  return {
    kinds: PART_KINDS.filter((kind) => named.has(kind)),
    ...(searches.size > 0 && { searches }),
    ...(Object.keys(wish).length > 0 && { wish }),
  };
}

/**
 * Reads the limits of a search: the depth "d2", the root window "w2..5", both as "d2w2..5", or a budget as
 * "b20" or "b20g", or iterations as "i4" or "i4c2s1g20,10,0,14". Null when the text is none of them.
 */
function readReach(text: string): Reach | null {
  const [, nodes, order] = /^b(\d+)(g?)$/.exec(text) ?? [];
  const budget = nodes === undefined ? null : readSearchSetting('budget', nodes);
  if (typeof budget === 'number') return { budget, tries: order === '' ? 'last' : 'given' };
  const simulation = /^i(?<iterations>\d{1,2})(?:c(?<c>[\d.]+))?(?<one>s1)?(?:g(?<given>[-\d.,]+))?$/.exec(
    text,
  );
  if (simulation !== null) return readSimulating(simulation.groups ?? {});
  const [, plies, beyond = '', ends] = /^(?:d(\d+)((?:[qn]\d*)?(?:k\d+)?))?(?:w(.+))?$/.exec(text) ?? [];
  const depth = plies === undefined ? null : readSearchSetting('depth', plies);
  const farther = readFarther(beyond);
  const window = ends === undefined ? undefined : readWindow(ends);
  if (window === null || farther === null || (depth !== null && typeof depth !== 'number')) return null;
  if (window !== undefined) return { depth, ...farther, window };
  return depth === null ? null : { depth, ...farther };
}

/** Reads how a search looks farther than its depth limit, such as "q", "n3" or "n3k4"; null when it is said wrongly. */
function readFarther(text: string): Farther | null {
  const [, letter, plies, checked] = /^(?:([qn])(\d+)?)?(?:k(\d+))?$/.exec(text) ?? [];
  const most = plies === undefined ? undefined : readSearchSetting('most', plies);
  const check = checked === undefined ? undefined : readSearchSetting('check', checked);
  if (!isCount(most, plies) || !isCount(check, checked)) return null;
  return {
    ...(letter !== undefined && { quiet: letter === 'q' ? 'all' : 'noisy' }),
    ...(typeof most === 'number' && { most }),
    ...(typeof check === 'number' && { check }),
  };
}

/** Whether a number that may be said is a number if it is. */
function isCount(read: unknown, said: string | undefined): boolean {
  return said === undefined || typeof read === 'number';
}

function readSimulating(said: Readonly<Record<string, string | undefined>>): Reach | null {
  const iterations = Number(said['iterations']);
  const c = said['c'] === undefined ? null : readSearchSetting('c', said['c']);
  const given = said['given'] === undefined ? null : readSearchSetting('given', said['given']);
  if (iterations < 1 || iterations > MOST_BY_HAND || c === undefined || given === undefined) return null;
  if (given !== null && given.length !== iterations) return null;
  return {
    ...{ iterations, c },
    ...(said['one'] !== undefined && { span: 'one' }),
    ...(given !== null && { given }),
  };
}

function read32Bits(digits: string): number | null {
  return /^\d{1,10}$/.test(digits) && Number(digits) < 2 ** 32 ? Number(digits) : null;
}
