/** The facts that a sentence about equal moves needs, in the same way for every language. */
import type { AnyRun, NodeId } from '../core/index.ts';
import { movesNeverMade, type Standing, standingsAtRoot } from '../core/run/tiedMoves.ts';
import { ROOT } from '../core/tree/nodeId.ts';
import { bySide } from '../core/tree/nodeKind.ts';
import { timedIn } from '../core/tree/timedValue.ts';
import { isJust } from './facts.ts';
import type { NodeNames } from './nodeNames.ts';
import type { Segment } from './sentence.ts';
import { shownName } from './visibleText.ts';

/** Names of moves, and how many more there are. */
export type Named = readonly [names: readonly Segment[], more: number];

export interface TiedFacts {
  /** the moves that are shown to be as good as the one played */
  readonly asGood: Named;
  /** the moves that win or lose as well, but win later or lose sooner */
  readonly otherPly: Named;
  /** the moves of which it cannot be told whether they are as good */
  readonly untold: Named;
  /** the number of moves that were never generated */
  readonly neverMade: number;
  /** whether the side to move at the root wins */
  readonly isWon: boolean;
  /** whether none of this rests on an estimate */
  readonly isProved: boolean;
}

/** The greatest number of moves that are named one by one. */
const NAMED = 6;

/** Returns what a finished search says about the moves that are not played; null when it says nothing. */
export function tiedFactsOf(run: AnyRun, names: NodeNames): TiedFacts | null {
  const standings = standingsAtRoot(run);
  if (standings === null || !run.result.ok) return null;
  const moves = (wanted: Standing): Named => {
    const all = [...standings].flatMap(([child, standing]) => (standing === wanted ? [child] : []));
    const named = all.length > NAMED + 1 ? all.slice(0, NAMED) : all;
    return [named.map((child) => nameOf(child, names)), all.length - named.length];
  };
  const { value } = run.result;
  return {
    asGood: moves('as good'),
    otherPly: moves('other ply'),
    untold: moves('cannot be told'),
    neverMade: movesNeverMade(run),
    isWon: run.tree.direction(ROOT) === 'min' ? value < 0 : value > 0,
    isProved: isJust(run.provedAt(ROOT, run.length), value),
  };
}

function nameOf(child: NodeId, names: NodeNames): Segment {
  const move = shownName(names.tree.move(child));
  return move === '' ? names.token(child) : { kind: 'text', text: move };
}

/** Returns who wins and at which ply, by the value of the root; null when that value does not say so. */
export function timedWin({
  result,
  tree,
}: AnyRun): { readonly ply: number; readonly winner: 'MAX' | 'MIN' } | null {
  const timed = result.ok ? timedIn(result.value) : null;
  if (timed === null) return null;
  const isMaxGain = tree.numbers === 'mover' ? bySide(tree.kind(ROOT), true, false) : true;
  return { ply: timed.ply, winner: timed.value > 0 === isMaxGain ? 'MAX' : 'MIN' };
}
