/** Compares the names of people, which every program writes in another way. */
import { normalisedName } from '../resultCode.ts';

/**
 * Returns the parts of a name without signs, in lower case. "Lovelace, Ada" and "Ada Lovelace" have the same
 * parts; a Chinese name is one part.
 */
function partsOf(name: string): readonly string[] {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => part !== '');
}

/**
 * Returns every form in which a name is written without blanks, with each of its parts first: Canvas writes
 * "lovelaceada" for Ada Lovelace.
 */
export function squeezedForms(name: string): readonly string[] {
  const parts = partsOf(name);
  return parts.map((_, first) => [...parts.slice(first), ...parts.slice(0, first)].join(''));
}

/**
 * Whether two names may be those of one person: the same letters, in whatever order of the parts, or all parts
 * of one are in the other, as "Ada Lovelace" is in "Ada Lovelace 1815".
 */
export function isLikeName(one: string, other: string): boolean {
  if (normalisedName(one) === normalisedName(other)) return true;
  const [forms, [form]] = [squeezedForms(one), squeezedForms(other)];
  if (form === undefined || forms.length === 0) return false;
  return forms.includes(form) || isWithin(one, other) || isWithin(other, one);
}

function isWithin(one: string, other: string): boolean {
  const parts = partsOf(other);
  return partsOf(one).every((part) => parts.includes(part));
}

/** Whether an identifier, such as a student's number, stands in a text as a word of its own. */
export function hasWord(text: string, identifier: string): boolean {
  const word = normalisedName(identifier);
  return word !== '' && text.split(/[\s,;，；()（）]+/u).some((part) => normalisedName(part) === word);
}
