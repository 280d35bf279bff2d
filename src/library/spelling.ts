/** Normalizes texts that can be typed in several ways. */
import { simplified } from './simplified.ts';

/**
 * Returns the text with one form for each character that has several: width, script, case, dashes, quotes and
 * infinities.
 */
export function normalise(text: string): string {
  // A raised m or n is an exponent; the normal form would make it a factor.
  const plain = text
    .replace(/\u1d50/g, '^m')
    .replace(/\u207f/g, '^n')
    .normalize('NFKC');
  return simplified(plain.toLowerCase())
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/<=|\u2a7d|\u2266/g, '≤')
    .replace(/>=|\u2a7e|\u2267/g, '≥')
    .replace(/’/g, "'")
    .replace(/∞|infinity/g, 'inf');
}

/**
 * Returns the key by which a name is looked up: the name without spaces, hyphens and other signs, which some writers
 * leave out.
 */
export function keyOf(name: string): string {
  return normalise(name).replace(/[\s\-_'’/^.·:*()]/g, '');
}
