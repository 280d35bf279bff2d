/**
 * The listing of max^n with shallow and immediate pruning. A node of player p is cut when p has B or more,
 * because the player above can then get nothing better. Without declared bounds of the leaves there is no B.
 * Source: Korf, Multi-Player Alpha-Beta Pruning, 1991.
 */
import { mayPrune, playerBoundsOf } from '../../core/search/playerBounds.ts';
import type { Listing, PseudocodeLine } from './listing.ts';

export const maxNListing: Listing = (tree) => {
  return mayPrune(playerBoundsOf(tree)) ? PRUNED : PLAIN;
};

const HEAD: readonly PseudocodeLine[] = [
  { line: 'terminal', indent: 1, text: 'if s is a leaf: return its vector' },
  { line: 'init', indent: 1, text: 'p ← player(s);  v ← none' },
  { line: 'each', indent: 1, text: 'for each child c of s:' },
];

const BETTER: PseudocodeLine = { line: 'update', indent: 2, text: 'if v = none or x[p] > v[p]: v ← x' };
const LAST: PseudocodeLine = { line: 'return', indent: 1, text: 'return v' };

const PLAIN: readonly PseudocodeLine[] = [
  { line: 'call', indent: 0, text: 'value(s):' },
  ...HEAD,
  { line: 'each', indent: 2, text: 'x ← value(c)' },
  BETTER,
  LAST,
];

const PRUNED: readonly PseudocodeLine[] = [
  { line: 'call', indent: 0, text: 'value(s, B):' },
  ...HEAD,
  { line: 'each', indent: 2, text: 'b ← m if v = none or player(c) = p, else max(v[p], m)' },
  { line: 'each', indent: 2, text: 'x ← value(c, M − (n−2)·m − b)' },
  BETTER,
  { line: 'test', indent: 2, text: 'if v[p] ≥ B: return v' },
  LAST,
];
