/** Normalizes texts that can be typed in several ways. */
import { simplified } from './simplified.ts';

/** Normalizes full and half width, scripts, cases, dashes, quotes and infinities. */
export function normalise(text: string): string {
  return simplified(text.normalize('NFKC').toLowerCase())
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/’/g, "'")
    .replace(/∞|infinity/g, 'inf');
}

/**
 * Returns the key by which a name is looked up: without spaces, hyphens and other signs, which some write and others
 * don't.
 */
export function keyOf(name: string): string {
  return normalise(name).replace(/[\s\-_'’/^.·:*()]/g, '');
}
