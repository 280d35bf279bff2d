/**
 * Understands what people write into a node of a tree: a side, a name, a value, in any order, as in "MAX", "A (min)",
 * "B = 3" or "3".
 */
import { parseLeafValue } from '../leafValue.ts';
import type { DraftNode } from './draft.ts';

const WORD = '(max|min|chance)(?:imi[sz](?:er?|ing))?(?:[- ]?node)?';
const SIDE = new RegExp(`^[([]?${WORD}[)\\]]?$`, 'i');
/** Matches the name of a side, or its shape, anywhere in a text. */
const SIDES = new RegExp(`(?<![^\\s:=,;/([])${WORD}(?![^\\s:=,;/)\\]])|[△▲▽▼○◯]`, 'giu');

/** Shapes that stand for a side. */
const SHAPES: ReadonlyMap<string, 'max' | 'min' | 'chance'> = new Map([
  ['△', 'max'],
  ['▲', 'max'],
  ['▽', 'min'],
  ['▼', 'min'],
  ['○', 'chance'],
  ['◯', 'chance'],
]);

/** Returns the side that a word names; undefined when it names none. */
export function sideNamed(word: string): 'max' | 'min' | 'chance' | undefined {
  const [, side] = SIDE.exec(word) ?? [];
  return SHAPES.get(word) ?? (side?.toLowerCase() as 'max' | 'min' | 'chance' | undefined);
}

/** Returns the text of a leaf's value in our notation; undefined when the text is no value. */
export function valueNamed(text: string): string | undefined {
  const isValue = text.trim() !== '' && parseLeafValue(text) !== null;
  return isValue ? text.trim().replace(/^null$/i, '?') : undefined;
}

/** Matches a word that can be a name: "≥" or "-" before a number says something else. */
const NAME = /[\p{L}\p{N}]/u;

/**
 * Returns what the text of a node says. A value stands last, as in "D 3", "D: 3" or "D = 3"; what is neither a value
 * nor a side is the name, and so is all in curly quotes at the beginning. A number after a sign, as in "x ≥ 3", or
 * after a number, as in "1 000" or "3,5", is no value.
 */
export function nodeText(text: string): Pick<DraftNode, 'side' | 'label' | 'value'> {
  const whole = text.replace(/\s+/g, ' ').trim();
  const [, quoted, after = ''] = /^“([^”]*)”(.*)$/.exec(whole) ?? [];
  if (quoted !== undefined) {
    const { label, ...said } = nodeText(`A${after}`);
    return label === 'A' ? { ...said, label: quoted } : { label: whole };
  }
  const value = valueNamed(whole);
  if (value !== undefined) return { value };
  const { before, last } = lastValueIn(whole);
  const rest = last === undefined ? whole : before;
  const sides = rest.match(SIDES) ?? [];
  const side = sides.length === 1 ? sideNamed(sides[0] as string) : undefined;
  // Signs that stood between the name and the side or the value are no part of the name.
  const named = side === undefined ? rest : rest.replace(SIDES, ' ').replace(/\(\s*\)|\[\s*\]/, ' ');
  const isCut = side !== undefined || last !== undefined;
  const label = isCut ? named.replace(/\s+/g, ' ').replace(/^[\s:,;=/-]+|[\s:,;=/-]+$/g, '') : named;
  return {
    ...(side !== undefined && { side }),
    ...(label !== '' && { label }),
    ...(last !== undefined && { value: last }),
  };
}

/** Returns the value at the end of a text, and what stands before it. */
function lastValueIn(text: string): { readonly before: string; readonly last?: string | undefined } {
  const [, before = '', sign = '', last = ''] = /^(.*?)\s*([\s:=,;])\s*([^\s:=,;]+)$/.exec(text) ?? [];
  const word = /[^\s:=,;]*$/.exec(before)?.[0] ?? '';
  const isSigned = /[:=]/.test(sign);
  const isNamed = NAME.test(before) && (NAME.test(word) || (isSigned && word === ''));
  return {
    before,
    last: isNamed && (isSigned || valueNamed(word) === undefined) ? valueNamed(last) : undefined,
  };
}
