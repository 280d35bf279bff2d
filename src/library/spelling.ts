/** One form for what is typed in several. */
import { simplified } from './simplified.ts';

/** One form for full and half width, scripts, cases, dashes, quotes and infinities. */
export function normalise(text: string): string {
  return simplified(text.normalize('NFKC').toLowerCase())
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/’/g, "'")
    .replace(/∞|infinity/g, 'inf');
}

/** By which a name is looked up: without spaces, hyphens and other signs, which some write and some don't. */
export function keyOf(name: string): string {
  return normalise(name).replace(/[\s\-_'’/^.·:*()]/g, '');
}
