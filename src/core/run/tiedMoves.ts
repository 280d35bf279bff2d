/**
 * What a finished search shows about the other moves at the root: which of them are as good as the one that is played,
 * and of which that cannot be told, because a cutoff left only a bound that the move may reach.
 */
import type { GameTree } from '../tree/index.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { untimed } from '../tree/timedValue.ts';
import type { AnyRun } from './anyRun.ts';
import type { VectorRun } from './vectorRun.ts';

/**
 * The standings of a move beside the move that is played: it is that move, it is shown to be worth as much, it is worth
 * as much but wins later or loses sooner, whether it is worth as much cannot be told, or it is shown to be worse.
 */
export type Standing = 'played' | 'as good' | 'other ply' | 'cannot be told' | 'worse';

/**
 * Returns the standing of each child of the root, in the order of the tree; null when no move is played, and when the
 * value of the root is only a bound or comes from an opening book. Estimates count as if they were values.
 */
export function standingsAtRoot(run: AnyRun): ReadonlyMap<NodeId, Standing> | null {
  const { bestMove, answered, result } = run;
  if (bestMove === null || answered === null || !result.ok || run.kindOfValue !== 'exact') return null;
  const held = asGain(run.tree, result.value);
  // An opening book names a move of which nothing was searched.
  if (gainOf(run, bestMove, answered.to).least < held) return null;
  const standing = (child: NodeId) =>
    child === bestMove ? 'played' : beside(gainOf(run, child, answered.to), held);
  return new Map(run.tree.children(ROOT).map((child) => [child, standing(child)]));
}

/**
 * Returns how many moves at the root were never generated, so that nothing can be told of them. Only a search that cuts
 * leaves moves out; in a graph, two moves may lead to one position.
 */
export function movesNeverMade({ mayCut, tree }: AnyRun): number {
  return mayCut ? tree.moveCount(ROOT) - tree.childCount(ROOT) : 0;
}

/** Returns the standing of a move that is not played, by the range of what it is worth to the side to move. */
function beside({ least, most }: Gain, held: number): Standing {
  if (least >= held) return 'as good';
  if (most >= held) return 'cannot be told';
  return untimed(least) === untimed(held) ? 'other ply' : 'worse';
}

/** The range of what a move is worth to the side to move at the root, greater numbers being better. */
interface Gain {
  readonly least: number;
  readonly most: number;
}

function gainOf(run: AnyRun, child: NodeId, step: number): Gain {
  if (run.family === 'vectors') return gainOfPlayer(run, child, step);
  const { tree } = run;
  const { low, high } = run.rangeAt(child, step);
  const [one, other] = [low, high].map((end) => asGain(tree, tree.inNumbersOf(ROOT, child, end))) as [
    number,
    number,
  ];
  return { least: Math.min(one, other), most: Math.max(one, other) };
}

function gainOfPlayer(run: VectorRun, child: NodeId, step: number): Gain {
  const { tree } = run;
  const player = tree.player(ROOT);
  const leaf = run.givenAt(child, step);
  if (leaf !== null && run.isExactAt(child, step)) {
    const got = tree.utility(leaf, player);
    return { least: got, most: got };
  }
  const isOwn = tree.player(child) === player;
  return { least: -Infinity, most: isOwn ? run.rangeAt(child, step).high : run.mostForOthersAt(child, step) };
}

/** Returns a value of the root as a number that is greater the better it is for the side to move. */
function asGain(tree: GameTree, value: number): number {
  return tree.direction(ROOT) === 'min' ? -value : value;
}
