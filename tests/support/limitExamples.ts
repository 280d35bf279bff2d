/** The trees that depth limits and deepening are explained by, in the notation. */
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { parseTree } from '../../src/notation/parseTree.ts';

export function treeOfText(text: string): GameTree {
  const parsed = parseTree(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.problem.code} at ${parsed.problem.at.offset}`);
  return parsed.value;
}

/** Each depth plays another move; depth 4 is depth 3. */
export const EACH_DEPTH_ANOTHER = '5~(a->9~(3~(5 7) 6~(1 0)) b->2~(5~(9 4) 5~(8 3)) c->4~(8~(6 9) 7~(6 1)))';
/** An end that is worth +∞ proves the root after depth 2. */
export const PROVED_EARLY = '0~(a->2~(4~(1 2) 3) b->-1~(inf inf) c->5~(6~(7 8) 9))';
/** What is estimated and what is proved at depth 2. */
export const TWO_RANGES = 'leaves 0..9; 4~(a->6~(9 7~(2 3)) b->3~(1 8~(5 6)))';
export const MATERIAL =
  'eval pawn=1 minor=3 rook=5 queen=9; (trade-> ({2 1 -1 0}~? {3 1 -1 0}~?) keep-> ({-1 0 0 0}~? {0 0 0 0}~?))';
/** A piece hangs: at depth 1 the search takes without seeing that it is retaken. */
export const HANGING = '0~(develop-> 0~(quiet-> 0) takes-> !1~(retakes-> !-8 moves-> 1))';
/** A piece is lost anyway; each check costs a pawn and pushes the loss past the horizon. */
export const TRAP =
  '0~(let-> 0~(takes-> !-3 waits-> 1) check-> !0~(takes-> !-1~(quiet-> -1~(takes-> !-4) check-> !-1~(takes-> !-2~(quiet-> -2~(takes-> !-5))))))';

/* Trees of three players. */

/** MIT 6.034, recitation. */
export const MIT = '((<1 2 3> <4 2 1>) (<6 1 2> <7 4 -1>)) ((<5 -1 -1> <-1 5 2>) (<7 7 -1> <5 4 5>))';
/** Shallow pruning spares the fourth leaf; what all ancestors have would spare the eighth as well, wrongly. */
export const SUM_NINE =
  'sum 9; leaves 0..9; ((<4 2 3> <4 3 2>) (<1 1 7> <1 6 2>)) ((<5 1 3> <2 5 2>) (<2 2 5> <1 0 8>))';
/** How player 3 breaks a tie decides what player 1 plays. */
export const TIE = 'p1(p3(<2 5 3> <6 1 3>) p3(<4 3 3> <5 4 1>))';
