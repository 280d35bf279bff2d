/**
 * The procedures that work off lists, as the lecture notes number them: two phases over OPEN and CLOSED, and the
 * five steps that go by plies.
 */
import type { Listing, PseudocodeLine } from './listing.ts';

const TWO_PHASE: readonly PseudocodeLine[] = [
  { line: 'begin', indent: 0, text: '① T ← (s), OPEN ← (s), CLOSED ← ( )' },
  { line: 'whileOpen', indent: 0, text: '② LOOP1: if OPEN = ( ), go to LOOP2' },
  { line: 'select', indent: 0, text: '③ n ← first of OPEN; move n to the front of CLOSED' },
  { line: 'decided', indent: 0, text: '④ if n is decided: compute f(n); go to LOOP1' },
  { line: 'expand', indent: 1, text: 'else expand n into n₁, n₂, … and join them to T' },
  { line: 'queue', indent: 1, text: 'if they stand above depth k: add them at the end of OPEN' },
  { line: 'evaluate', indent: 1, text: 'else compute f of each; go to LOOP1' },
  { line: 'whileClosed', indent: 0, text: '⑤ LOOP2: if CLOSED = ( ), go to LOOP3; n ← its first' },
  {
    line: 'backUp',
    indent: 0,
    text: '⑥ if all successors of n have values: f(n) ← their max or min; take n out of CLOSED',
  },
  { line: 'drop', indent: 1, text: 'if n has been decided: take n out of CLOSED' },
  { line: 'backUp', indent: 0, text: '⑦ go to LOOP2' },
  { line: 'answer', indent: 0, text: '⑧ LOOP3: the move with f(s) is the answer' },
];

const LEVEL_BY_LEVEL: readonly PseudocodeLine[] = [
  { line: 'expand', indent: 0, text: '① generate the tree breadth-first' },
  { line: 'evaluate', indent: 0, text: '② value the end nodes from left to right' },
  { line: 'deepest', indent: 0, text: '③ the deepest level: back up from left to right' },
  { line: 'upwards', indent: 0, text: '④ level by level, up to the root' },
  { line: 'answer', indent: 0, text: '⑤ the move with the root’s value is the answer' },
];

export const twoPhaseListing: Listing = () => TWO_PHASE;
export const levelByLevelListing: Listing = () => LEVEL_BY_LEVEL;
