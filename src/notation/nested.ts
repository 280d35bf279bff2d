/**
 * Reads a text as brackets within brackets, whatever its notation, before it is known whether the text is a
 * tree in our notation. Parsing takes linear time and no recursion, because people can paste anything.
 */
import { LIMITS } from '../core/tree/limits.ts';
import { parseLeafValue } from './leafValue.ts';

/** A word, or a quoted text without its quotes; `at` is its offset in the text. */
export interface Word {
  readonly at: number;
  readonly text: string;
  readonly isQuoted: boolean;
}

/** A pair of brackets with its content; a whole text is a group whose opener is "". */
export interface Group {
  readonly at: number;
  readonly opener: '' | '(' | '[' | '{';
  readonly items: readonly Item[];
  /** whether there are blanks before the opening bracket */
  readonly isApart: boolean;
  /** whether there are commas between the items */
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
  const whole: Open = { at: 0, opener: '', items: [], isApart: false, hasCommas: false };
  const open = [whole];
  let isApart = false;
  for (const { 0: token, index: at } of plain.matchAll(TOKEN)) {
    const around = open.at(-1) ?? whole;
    if (token === '(' || token === '[' || token === '{') {
      if (open.length > LIMITS.depth + 1) return null;
      open.push({ at, opener: token, items: [], isApart, hasCommas: false });
    } else if (token === ')' || token === ']' || token === '}') {
      if (CLOSERS.get(around.opener) !== token) return null;
      open.pop();
      open.at(-1)?.items.push(around);
    } else if (token === ',') around.hasCommas = true;
    else if (/\S/.test(token)) around.items.push(wordOf(token, at));
    isApart = !/\S/.test(token);
  }
  return open.length === 1 ? whole : null;
}

function wordOf(token: string, at: number): Word {
  const isQuoted = token.length > 1 && /^["']/.test(token) && token.endsWith(token.charAt(0));
  return { at, text: isQuoted ? token.slice(1, -1) : token, isQuoted };
}

/** Returns a group and all groups inside it. */
export function groupsIn(whole: Group): readonly Group[] {
  const all: Group[] = [whole];
  for (const group of all) for (const item of group.items) if (isGroup(item)) all.push(item);
  return all;
}

/** Whether the item is a word that can be a leaf in our notation. */
export function isNumber(item: Item | undefined): boolean {
  return item !== undefined && !isGroup(item) && !item.isQuoted && parseLeafValue(item.text) !== null;
}

/** Returns "max", "min" or a player such as "p3" when a word names one of them; null otherwise. */
export function sideIn(item: Item | undefined): string | null {
  if (item === undefined || isGroup(item)) return null;
  return /^(?:max|min|p[1-6])$/i.test(item.text) ? item.text.toLowerCase() : null;
}
