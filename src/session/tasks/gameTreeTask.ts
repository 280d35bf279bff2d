/** Makes the complete tree of a game as a task, as one that is drawn, or that is too large for it and told in figures. */
import type { Progress } from '../../core/progress.ts';
import { LIMITS } from '../../core/tree/limits.ts';
import type { GameOptions } from '../../games/gameSource.ts';
import { type GameSetting, placed } from '../../games/setting.ts';
import { type Unfolding, unfoldInPieces } from '../../games/unfold.ts';
import { buffersOf, type MadePart, madeTree } from './madeTree.ts';

export interface AskedGameTree {
  readonly setting: GameSetting;
  /** the number of nodes of the tree, as they were counted */
  readonly nodes: number;
}

/**
 * Makes the tree in steps and reports how many nodes it has made. It ends without a tree when the tree would have more nodes
 * than are allowed: fewer on the page than in the worker.
 */
export function* gameTreeTask(
  { setting, nodes: of }: AskedGameTree,
  isOnPage: boolean,
): Generator<Progress<MadePart>, void> {
  const most = isOnPage ? LIMITS.nodes : LIMITS.searchedNodes;
  const unfolded = yield* inSteps(setting, setting.depth !== null, most, of);
  if (unfolded.ok) yield { done: of, of, part: partOf(unfolded) };
}

export interface AskedDrawing extends Pick<GameOptions, 'byEval'> {
  readonly setting: GameSetting;
}

/** Makes a tree that is to be drawn; the last part is null inside when it has too many nodes for that. */
export function* drawnGameTask({
  setting,
  byEval,
}: AskedDrawing): Generator<Progress<MadePart | { readonly made: null }>, void> {
  const unfolded = yield* inSteps(setting, byEval, LIMITS.nodes, LIMITS.nodes);
  yield { done: 1, of: 1, part: unfolded.ok ? partOf(unfolded) : { made: null } };
}

function* inSteps(
  setting: GameSetting,
  byEval: boolean,
  most: number,
  of: number,
): Generator<Progress<never>, Unfolding<unknown>> {
  yield { done: 0, of, part: null };
  const { depth, symmetry } = setting;
  const unfolding = unfoldInPieces(
    placed(setting).game,
    depth ?? Infinity,
    { byEval, symmetryOnce: symmetry },
    most,
  );
  let unfolded = unfolding.next();
  for (; unfolded.done !== true; unfolded = unfolding.next())
    yield { done: Math.min(unfolded.value, of), of, part: null };
  return unfolded.value;
}

function partOf({ tree }: Extract<Unfolding<unknown>, { ok: true }>): MadePart {
  const made = madeTree(tree);
  return { made, transfer: buffersOf(made.columns) };
}
