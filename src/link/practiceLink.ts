/**
 * The addresses of exercises: one that was made from a seed, `v1&check=9972f059&practice=deep-cutoffs.2.1234.2`,
 * whose last number is the generator's, or none for the first; or one on a tree of the library,
 * `…&practice=on.cs188-quiz1.values+crossing.0`, with what is asked and the variant, and after it `d2` for a search
 * two plies deep, `w2..5` for one whose root has the window (2, 5), or `b20` for passes within a budget of 20 nodes,
 * `b20g` where they try children as they stand. A search that is not the source's stands behind the tree, and that of a
 * part behind the part, with its rules if it has its own: `on.cs188-quiz1:alpha-beta:strict.values:minimax+crossing.0`. A seed that is cut off is another seed, and so a checksum comes first;
 * addresses of before there was one are taken as they are.
 *
 * An exercise on one's own tree says its search in the same way, and has the tree behind it, packed as links of own trees
 * have it: `…&practice=own:alpha-beta:equal.crossing.0&own=1…`.
 */

import {
  DEFAULT_RULES,
  RULE_NAMES,
  RULES,
  readSearchSetting,
  type SearchRules,
} from '../core/search/searchSettings.ts';
import { readWindow } from '../core/search/searchWindow.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { readValue, record } from '../notation/codec.ts';
import {
  hasMoments,
  PART_KINDS,
  type PartKind,
  type PartSearch,
  type PartSearches,
} from '../practice/exercise.ts';
import { type ExerciseSeed, SEED_FIELDS, seedName } from '../practice/skill.ts';
import { PRACTISED, printReach, type Reach } from '../practice/task.ts';
import { checkedHash, partsOfHash, shortened } from './addressFormat.ts';

const PRACTICE = 'practice=';
const OWN = 'own=';

/** No exercise needs more characters, beside the tree where it is one's own. */
const LONGEST = 300;

/** What is asked about a tree. */
interface AskedOfTree {
  /** how the tree is searched; not there where its source's way is meant */
  readonly search?: Required<PartSearch>;
  readonly kinds: readonly PartKind[];
  /** the parts that have a search of their own */
  readonly searches?: PartSearches;
  /** windows at the end of their nodes, not at the call: `windows-end` in the address */
  readonly windowsAt?: 'end';
  /** 0, or what the tree's numbers are changed by; 32 bits */
  readonly variant: number;
  /** how far is looked; not there for a search to the ends */
  readonly reach?: Reach;
}

/** An exercise on a tree of the library. */
export interface ExerciseOnTree extends AskedOfTree {
  readonly example: string;
}

/** An exercise on one's own tree, as `packTree` has packed it. No source says how it is searched. */
export interface ExerciseOnOwn extends AskedOfTree {
  readonly packed: string;
  readonly search: Required<PartSearch>;
}

export type PracticeAddress =
  | { readonly kind: 'seed'; readonly seed: ExerciseSeed }
  | { readonly kind: 'tree'; readonly on: ExerciseOnTree }
  | { readonly kind: 'own'; readonly on: ExerciseOnOwn };

/** The hash of an exercise from a seed, without "#". */
export function encodePractice(seed: ExerciseSeed): string {
  return checkedHash(`${PRACTICE}${seedName(seed, '.')}`);
}

/** The hash of an exercise on a tree of the library, without "#". */
export function encodeOnTree(on: ExerciseOnTree): string {
  return checkedHash(`${PRACTICE}on.${on.example}${printAsked(on)}`);
}

/** The hash of an exercise on one's own tree, without "#"; null where the tree does not fit. */
export function encodeOnOwn(on: ExerciseOnOwn): string | null {
  const hash = checkedHash(`${PRACTICE}own${printAsked(on)}&${OWN}${on.packed}`);
  return hash.length > LIMITS.linkChars ? null : hash;
}

/** What stands behind the name of a tree. */
function printAsked({ search, kinds, searches, windowsAt, variant, reach }: AskedOfTree): string {
  const names = kinds.map((kind) => {
    const name = windowsAt === 'end' && hasMoments(kind) ? `${kind}${AT_END}` : kind;
    return `${name}${printSearch(searches?.get(kind))}`;
  });
  const limit = reach === undefined ? '' : `.${printReach(reach)}`;
  return `${printSearch(search)}.${names.join('+')}.${variant}${limit}`;
}

/** ":alpha-beta", or with rules of its own ":alpha-beta:strict", of which the equality rule is always said. */
function printSearch(search: PartSearch | undefined): string {
  if (search === undefined) return '';
  const { algorithm, rules } = search;
  const said = RULE_NAMES.filter(
    (name) => rules !== undefined && (name === 'cutoff' || rules[name] !== DEFAULT_RULES[name]),
  ).map((name) => rules?.[name]);
  return ['', algorithm, ...said].join(':');
}

/** What stands behind a tree or a part; undefined for nothing, null for what is no search. */
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

const AT_END = '-end';

/** Null where the hash, with or without "#", names no exercise there can be, or is damaged. */
export function decodePractice(hash: string): PracticeAddress | null {
  if (hash.length > LIMITS.linkChars) return null;
  const { parts, isDamaged } = partsOfHash(hash.replace(/^#/, ''));
  const text = parts.find(isExercise)?.slice(PRACTICE.length) ?? '';
  if (isDamaged || text.length > LONGEST) return null;
  const fields = text.split('.');
  const [first = '', ...asked] = fields;
  if (first === 'on') return readOnTree(asked);
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

/** Whether the first field of an exercise says that its tree is one's own. */
function isOnOwn(field: string): boolean {
  return /^own(?:$|:)/.test(field);
}

/** The parts of an exercise's hash that say nothing of the exercise, as they may be quoted. */
export function partsBesidePractice(hash: string): readonly string[] {
  const { parts } = partsOfHash(hash.replace(/^#/, ''));
  const exercise = parts.findIndex(isExercise);
  const [first = ''] = (parts[exercise] ?? '').slice(PRACTICE.length).split('.');
  const tree = isOnOwn(first) ? parts.findIndex(isPackedTree) : -1;
  return parts.filter((_, index) => index !== exercise && index !== tree).map(shortened);
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

/** The name of a tree, and what is asked about it; null where that cannot be read. */
function readAsked(fields: readonly string[]): { readonly name: string; readonly asked: AskedOfTree } | null {
  const [tree = '', named = '', digits = '', ...limits] = fields;
  const [name = '', ...searched] = tree.split(':');
  const search = readSearch(searched);
  const parts = readParts(named.split('+'));
  const variant = read32Bits(digits);
  // The numbers of a window have dots of their own.
  const reach = limits.length === 0 ? undefined : readReach(limits.join('.'));
  if (search === null || parts === null || variant === null || reach === null) return null;
  const how = {
    ...(search !== undefined && { search: { rules: DEFAULT_RULES, ...search } }),
    ...(reach !== undefined && { reach }),
  };
  return { name, asked: { variant, ...parts, ...how } };
}

/** The parts in their order, whichever it is in the address; null where there is none of a name, or one comes twice. */
function readParts(texts: readonly string[]): Pick<AskedOfTree, 'kinds' | 'searches' | 'windowsAt'> | null {
  const searches = new Map<PartKind, PartSearch>();
  const named = new Set<PartKind>();
  let atEnd = false;
  for (const text of texts) {
    const [name = '', ...searched] = text.split(':');
    const kind = PART_KINDS.find((one) => name === one || (hasMoments(one) && name === `${one}${AT_END}`));
    const search = readSearch(searched);
    if (kind === undefined || search === null || named.has(kind)) return null;
    named.add(kind);
    atEnd ||= name !== kind;
    if (search !== undefined) searches.set(kind, search);
  }
  return {
    kinds: PART_KINDS.filter((kind) => named.has(kind)),
    ...(searches.size > 0 && { searches }),
    ...(atEnd && { windowsAt: 'end' }),
  };
}

/** "d2", "w2..5", "d2w2..5", "b20", "b20g". */
function readReach(text: string): Reach | null {
  const [, nodes, order] = /^b(\d+)(g?)$/.exec(text) ?? [];
  const budget = nodes === undefined ? null : readSearchSetting('budget', nodes);
  if (typeof budget === 'number') return { budget, tries: order === '' ? 'last' : 'given' };
  const [, plies, ends] = /^(?:d(\d+))?(?:w(.+))?$/.exec(text) ?? [];
  const depth = plies === undefined ? null : readSearchSetting('depth', plies);
  const window = ends === undefined ? undefined : readWindow(ends);
  if (window === null || (depth !== null && typeof depth !== 'number')) return null;
  if (window !== undefined) return { depth, window };
  return depth === null ? null : { depth };
}

function read32Bits(digits: string): number | null {
  return /^\d{1,10}$/.test(digits) && Number(digits) < 2 ** 32 ? Number(digits) : null;
}
