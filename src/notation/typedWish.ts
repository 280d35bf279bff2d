/**
 * Reads the wish for a uniform tree as people type it: `uniform b=3 d=8 seed=1 values=0..99 order=given` with its parts in
 * any order, or only the size of the tree, as in `b = 3, d = 8` or 深度 8，分支因子 3. A wish that cannot be granted is
 * refused with its reason.
 */
import type { GameTree, WishField } from '../core/index.ts';
import { LEAF_ORDERS, refuseUniform, type UniformWish } from '../core/random/uniformTree.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { plainCharacters } from './characters.ts';
import { IS, LEAD, NAMES_OF_BRANCHING, NAMES_OF_DEPTH } from './notations/uniform.ts';
import { parseTree, type TreeOptions } from './parseTree.ts';
import { type Parsed, type Problem, positionAt, quoted, type TextEdit } from './problem.ts';
import { printWish } from './uniformWish.ts';
import type { WishFault, WishPart } from './wishFault.ts';

/** The parts of a wish. */
const WISH_PARTS: readonly WishPart[] = ['b', 'd', 'seed', 'values', 'order', 'root'];

/** The settings of a uniform tree that stand when nothing else is said. */
export const USUAL_WISH: Omit<UniformWish, 'branching' | 'depth'> = {
  ...{ seed: 1, values: [0, 99], order: 'given', root: 'max' },
};

/** A wish, and whether the text says all of its parts. */
interface TypedWish {
  readonly wish: UniformWish;
  readonly isWhole: boolean;
}

interface Part {
  /** null for a part that no wish has */
  readonly name: WishPart | null;
  readonly value: string;
  readonly at: number;
  readonly length: number;
}

const PART_OF: Readonly<Record<WishField, WishPart>> = {
  branching: 'b',
  depth: 'd',
  seed: 'seed',
  values: 'values',
};

/** The greatest number of characters of a text that is read as a wish for a uniform tree. */
const LONGEST = 400;

const SIGN = String.raw`\s*(?:[=:为是]|is\b|of\b)\s*`;
/** A value ends before a blank, a comma or the full stop of a sentence. */
const VALUE = String.raw`([^\s,;:。]+?)(?=\.?(?:[\s,;:。]|$))`;
const NUMBER = String.raw`(-?\d+(?:\.\d+)*)`;
/** How each part begins, and its value. */
const PATTERNS: readonly (readonly [WishPart | null, RegExp])[] = [
  ['d', new RegExp(String.raw`(?:${NAMES_OF_DEPTH})${IS}${NUMBER}(?:\s*层)?`, 'iy')],
  ['b', new RegExp(`(?:${NAMES_OF_BRANCHING})${IS}${NUMBER}`, 'iy')],
  ...WISH_PARTS.map((name) => [name, new RegExp(`${name}${SIGN}${VALUE}`, 'iy')] as const),
  ...(['b', 'd'] as const).map((name) => [name, new RegExp(String.raw`${name}\s*(\d+)\b`, 'iy')] as const),
  [null, /[a-z]\w*\s*=\s*([^\s,;]*)/iy],
];
const BETWEEN = /(?:[\s,;:.。]|(?:and|with)\b|[和且])*/iy;
const NAMED = /^\s*(?:an?\s+|一棵)?(?:uniform\b|均匀)/i;
/** What may stand before leaves that are written out. */
const LEAVES = /^(?:leaf|leaves|values?|the|are|from|left)\b/i;

/** Returns the wish that a text is, or what is wrong with it; null when the text is no wish for a uniform tree. */
export function readTypedWish(
  text: string,
  mostNodes: number = LIMITS.searchedNodes,
): Parsed<TypedWish> | null {
  if (text.length > LONGEST) return null;
  const plain = plainCharacters(text);
  const { parts, end } = partsOf(plain);
  const rest = plain.slice(end);
  const isNamed = NAMED.test(plain);
  if (!isWish(parts, rest, isNamed)) return null;
  const fail = (wish: WishFault, part?: Part, repair: readonly TextEdit[] = []): Parsed<never> => {
    const [from, length] = part === undefined ? [text.length, 0] : [part.at, part.length];
    const at = positionAt(text, from);
    const found = quoted(text.slice(from, from + length));
    const problem: Problem = { code: 'bad-wish', at, found, wish };
    return { ok: false, problem: repair.length > 0 ? { ...problem, repair } : problem };
  };

  const given = new Map<WishPart, Part>();
  for (const part of parts) {
    if (part.name === null) return fail({ code: 'unknown-part' }, part);
    if (given.has(part.name)) return fail({ code: 'twice', part: part.name }, part);
    given.set(part.name, part);
  }
  if (rest !== '') {
    const { length } = /^\S+/.exec(rest)?.[0] ?? '';
    return fail({ code: 'unknown-part' }, { name: null, value: '', at: end, length });
  }
  const read: Partial<Record<WishPart, unknown>> = {};
  for (const [name, part] of given) {
    const value = readPart(name, part.value);
    if (value === undefined) return fail({ code: 'bad-part', part: name }, part);
    read[name] = value;
  }
  for (const name of ['b', 'd'] as const) if (!given.has(name)) return fail({ code: 'missing', part: name });
  const { b, d, ...others } = read;
  const wish = { ...USUAL_WISH, branching: b, depth: d, ...others } as UniformWish;

  const refusal = refuseUniform(wish, mostNodes);
  const sizes = spanOf(text, given.get('b') as Part, given.get('d') as Part);
  if (refusal === null) {
    const isWhole = (['seed', 'values', 'order'] as const).every((name) => given.has(name));
    return { ok: true, value: { wish, isWhole } };
  }
  if (refusal.code === 'out-of-range') {
    const part = PART_OF[refusal.field];
    const { code, least, most } = refusal;
    return fail({ code, part, least, most }, given.get(part));
  }
  if (refusal.code === 'least-above-most') {
    const values = given.get('values') as Part;
    const turned = `values=${refusal.most}..${refusal.least}`;
    return fail(refusal, values, [{ offset: values.at, length: values.length, text: turned }]);
  }
  if (refusal.code === 'too-many-nodes') return fail(refusal, sizes);
  throw new Error(`a uniform tree is not refused as ${refusal.code}`);
}

/**
 * Reads the tree of a typed wish. A wish that leaves parts to the usual settings is refused, with the whole wish as its
 * repair, because the reader may have meant to write out the leaves; null when the text is no wish.
 */
export function parseTypedWish(text: string, options: TreeOptions = {}): Parsed<GameTree> | null {
  const read = readTypedWish(text, options.mostNodes ?? LIMITS.nodes);
  if (read === null || !read.ok) return read;
  const { wish, isWhole } = read.value;
  if (isWhole) return parseTree(printWish(wish), options);
  const fault: WishFault = { code: 'incomplete', leaves: wish.branching ** wish.depth };
  const repair = [{ offset: 0, length: text.length, text: printWish(wish) }];
  const at = positionAt(text, Math.max(text.search(/\S/), 0));
  return { ok: false, problem: { code: 'bad-wish', at, found: quoted(text.trim()), wish: fault, repair } };
}

/** Returns the parts at the beginning of a text, after what may stand before them, and the offset after the last. */
function partsOf(plain: string): { readonly parts: readonly Part[]; readonly end: number } {
  const parts: Part[] = [];
  let end = after(LEAD, plain, 0);
  for (;;) {
    const at = after(BETWEEN, plain, end);
    end = at;
    const part = partAt(plain, at);
    if (part === null) return { parts, end };
    parts.push(part);
    end = at + part.length;
  }
}

function partAt(plain: string, at: number): Part | null {
  for (const [name, pattern] of PATTERNS) {
    pattern.lastIndex = at;
    const [found, value = ''] = pattern.exec(plain) ?? [];
    if (found !== undefined) return { name, value, at, length: found.length };
  }
  return null;
}

function after(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length ?? 0);
}

/** Whether a text is a wish, though perhaps a faulty one, and not a size with its leaves, or words. */
function isWish(parts: readonly Part[], rest: string, isNamed: boolean): boolean {
  const has = (name: WishPart) => parts.some((part) => part.name === name);
  const isDrawn =
    has('seed') ||
    has('order') ||
    parts.some(({ name, value }) => name === 'values' && /\.\.|count/i.test(value));
  if (isDrawn) return isNamed || has('b') || has('d');
  if (has('values')) return false;
  const hasSize = has('b') && has('d');
  if (rest !== '') return isNamed && hasSize && /^[a-z]/i.test(rest) && !LEAVES.test(rest);
  return hasSize || (isNamed && parts.some(({ name }) => name !== null));
}

/** Returns what a part of a wish says; undefined when it says nothing that is known. */
function readPart(name: WishPart, value: string): unknown {
  switch (name) {
    case 'b':
    case 'd':
    case 'seed': {
      return /^-?\d{1,16}$/.test(value) ? Number(value) : undefined;
    }
    case 'values': {
      if (/^count$/i.test(value)) return null;
      const [, least, most] = /^(-?\d{1,15})\.\.(-?\d{1,15})$/.exec(value) ?? [];
      return least === undefined ? undefined : [Number(least), Number(most)];
    }
    case 'order':
      return LEAF_ORDERS.find((order) => order === value.toLowerCase());
    case 'root':
      return (['max', 'min'] as const).find((side) => side === value.toLowerCase());
  }
}

/** The range of a text that contains both parts. */
function spanOf(text: string, one: Part, other: Part): Part {
  const at = Math.min(one.at, other.at);
  const end = Math.max(one.at + one.length, other.at + other.length);
  return { name: null, value: text.slice(at, end), at, length: end - at };
}
