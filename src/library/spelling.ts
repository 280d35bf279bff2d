/** Normalizes texts that can be typed in several ways. */
import { simplified } from './simplified.ts';

/**
 * Returns the text with one form for each character that has several: width, script, case, dashes, quotes and
 * infinities.
 */
export function normalise(text: string): string {
  return simplified(text.normalize('NFKC').toLowerCase())
    .replace(/[‐‑‒–—−]/g, '-')
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
