/**
 * Reads a text as brackets within brackets, whatever its notation, before it is known to be a tree of ours. Parsing
 * takes linear time and no recursion, since anything can be pasted. Only writing a text in our notation recurses, to at
 * most DEEPEST levels.
 */
import { LIMITS } from '../core/tree/limits.ts';
import { parseLeafValue } from './leafValue.ts';

/** A word, or a quoted text without its quotes. */
export interface Word {
  readonly text: string;
  readonly isQuoted: boolean;
}

/** A pair of brackets with its contents; the opener of the whole text is "". */
export interface Group {
  readonly opener: '' | '(' | '[' | '{';
  readonly items: readonly Item[];
  /** whether blanks stand before it */
  readonly isApart: boolean;
  /** whether commas stand between its items */
  readonly hasCommas: boolean;
}

export type Item = Word | Group;

/** Matches blanks, a bracket, a comma, a text in quotes of either kind, or a word. */
const TOKEN = /\s+|[()[\]{},]|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[^\s()[\]{},]+/g;
const CLOSERS: ReadonlyMap<string, string> = new Map(Object.entries({ '(': ')', '[': ']', '{': '}' }));

/** Whether the item is a pair of brackets rather than a word. */
export function isGroup(item: Item | undefined): item is Group {
  return item !== undefined && 'items' in item;
}

/** Returns the whole text as one group; null when its brackets do not pair, or are deeper than any tree may be. */
export function parseBrackets(plain: string): Group | null {
  type Open = Group & { readonly items: Item[]; hasCommas: boolean };
  const whole: Open = { opener: '', items: [], isApart: false, hasCommas: false };
  const open = [whole];
  let isApart = false;
  for (const [token] of plain.matchAll(TOKEN)) {
    const around = open.at(-1) ?? whole;
    if (token === '(' || token === '[' || token === '{') {
      if (open.length > LIMITS.depth + 1) return null;
      open.push({ opener: token, items: [], isApart, hasCommas: false });
    } else if (token === ')' || token === ']' || token === '}') {
      if (CLOSERS.get(around.opener) !== token) return null;
      open.pop();
      open.at(-1)?.items.push(around);
    } else if (token === ',') around.hasCommas = true;
    else if (/\S/.test(token)) around.items.push(wordOf(token));
    isApart = !/\S/.test(token);
  }
  return open.length === 1 ? whole : null;
}

function wordOf(token: string): Word {
  const isQuoted = token.length > 1 && /^["']/.test(token);
  return { text: isQuoted ? token.slice(1, -1) : token, isQuoted };
}

/** Returns the group and all groups in it. */
export function groupsIn(whole: Group): readonly Group[] {
  const all: Group[] = [whole];
  for (const group of all) for (const item of group.items) if (isGroup(item)) all.push(item);
  return all;
}

/** Whether the item is a word that can be a leaf in our notation. */
export function isNumber(item: Item | undefined): boolean {
  return item !== undefined && !isGroup(item) && !item.isQuoted && parseLeafValue(item.text) !== null;
}

/** Returns the side or player that a word names; null when it names none. */
export function sideIn(item: Item | undefined): string | null {
  if (item === undefined || isGroup(item)) return null;
  return /^(?:max|min|p[1-6])$/i.test(item.text) ? item.text.toLowerCase() : null;
}

/** For a text that is deeper or has more brackets, no translation is proposed: it would be too long to read. */
const DEEPEST = 200;
const MOST_GROUPS = 5_000;

/**
 * Translates a tree in which a node is a bracket that may begin with a side or a name. A single number in brackets of
 * kind `leaf`, alone or after a name, is a leaf. Null when it contains anything else.
 */
export function inOurNotation(root: Group, leaf: readonly Group['opener'][]): string | null {
  return groupsIn(root).length > MOST_GROUPS ? null : written(root, leaf, 0);
}

function written(item: Item, leaf: readonly Group['opener'][], depth: number): string | null {
  if (!isGroup(item)) return isNumber(item) ? item.text : null;
  const [first] = item.items;
  if (depth > DEEPEST || first === undefined || item.opener === '{') return null;
  const head = isGroup(first) || isNumber(first) ? null : first.text.replace(/^\./, '');
  const side = head === null ? null : sideIn({ text: head, isQuoted: false });
  const label = head === null || side !== null ? '' : `${JSON.stringify(head)}:`;
  const rest = head === null ? item.items : item.items.slice(1);
  const [only] = rest;
  if (rest.length === 1 && side === null && leaf.includes(item.opener) && isNumber(only))
    return label + written(only as Word, leaf, depth);
  const children = rest.map((child) => written(child, leaf, depth + 1));
  return children.length === 0 || children.includes(null)
    ? null
    : `${label}${side ?? ''}(${children.join(' ')})`;
}
