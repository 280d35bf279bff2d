/** The windows that a search begins with, at the root and below chance nodes. */
import type { SearchSpace } from '../tree/index.ts';
import type { SearchRules } from './searchSettings.ts';
import { FULL_WINDOW, type SearchWindow } from './searchWindow.ts';

/**
 * Returns the window of a node about which no ancestor knows anything: (−∞, +∞), or the declared bounds of the leaves,
 * in which every value lies.
 */
export function openWindow(
  { begin }: SearchRules,
  { leafBounds }: Pick<SearchSpace, 'leafBounds'>,
): SearchWindow {
  return begin === 'leaves' ? { alpha: leafBounds[0], beta: leafBounds[1] } : FULL_WINDOW;
}

/** Returns the window with both ends moved into another one. */
export function windowWithin({ alpha, beta }: SearchWindow, open: SearchWindow): SearchWindow {
  const within = (end: number) => Math.min(Math.max(end, open.alpha), open.beta);
  return { alpha: within(alpha), beta: within(beta) };
}
