/**
 * Understands what people write into a node of a tree: a side, a name, a value, in any order, as in "MAX", "A (min)",
 * "B = 3" or "3".
 */
import { parseLeafValue } from '../leafValue.ts';
import type { DraftNode } from './draft.ts';

const SIDE = /^[([]?(max|min|chance)(?:imi[sz](?:er?|ing))?(?:[- ]?node)?[)\]]?$/i;

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

/** Matches a text that can be a name: "≥" or "-" before a number says something else. */
const NAME = /[\p{L}\p{N}]/u;

/**
 * Returns what the text of a node says. A value stands last, as in "D 3", "D: 3" or "D = 3"; what is neither a value
 * nor a side is the name. Of two numbers without a sign between them, as in "1 000" or "3,5", neither is the value.
 */
export function nodeText(text: string): Pick<DraftNode, 'side' | 'label' | 'value'> {
  const whole = text.replace(/\s+/g, ' ').trim();
  const value = valueNamed(whole);
  if (value !== undefined) return { value };
  const [, before = '', sign = '', last = ''] = /^(.*?)\s*([\s:=,;])\s*([^\s:=,;]+)$/.exec(whole) ?? [];
  const isApart = /[:=]/.test(sign) || valueNamed(/[^\s:=,;]*$/.exec(before)?.[0] ?? '') === undefined;
  const lastValue = NAME.test(before) && isApart ? valueNamed(last) : undefined;
  const words = (lastValue === undefined ? whole : before).split(' ').filter((word) => word !== '');
  const sides = words.map(sideNamed);
  const found = sides.filter((side) => side !== undefined);
  const isOne = found.length === 1;
  const named = words.filter((_word, index) => !isOne || sides[index] === undefined).join(' ');
  // Signs that stood between the name and the side or the value are no part of the name.
  const label = isOne || lastValue !== undefined ? named.replace(/^[\s:,;=-]+|[\s:,;=-]+$/g, '') : named;
  return {
    ...(isOne && { side: found[0] as 'max' | 'min' | 'chance' }),
    ...(label !== '' && { label }),
    ...(lastValue !== undefined && { value: lastValue }),
  };
}
