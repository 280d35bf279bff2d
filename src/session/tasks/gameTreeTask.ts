/** Makes the complete tree of a game as a task: a tree that is too large to be drawn, and told in figures. */
import type { Progress } from '../../core/progress.ts';
import { LIMITS } from '../../core/tree/limits.ts';
import { type GameSetting, placed } from '../../games/setting.ts';
import { unfold } from '../../games/unfold.ts';
import type { Tell } from './inSlices.ts';
import { buffersOf, type MadePart, madeTree } from './madeTree.ts';

export interface AskedGameTree {
  readonly setting: GameSetting;
  /** the number of nodes of the tree, as they were counted */
  readonly nodes: number;
}

/**
 * Makes the tree in one long step and reports meanwhile how many nodes it has made. It ends without a tree when the tree
 * would have more nodes than are allowed: fewer on the page than in the worker.
 */
export function* gameTreeTask(
  { setting, nodes: of }: AskedGameTree,
  isOnPage: boolean,
  tell: Tell<MadePart>,
): Generator<Progress<MadePart>, void> {
  yield { done: 0, of, part: null };
  const { game } = placed(setting);
  const { depth, symmetry } = setting;
  const unfolded = unfold(
    game,
    depth ?? Infinity,
    { byEval: depth !== null, symmetryOnce: symmetry },
    {
      most: isOnPage ? LIMITS.nodes : LIMITS.searchedNodes,
      onNodes: (nodes) => tell({ done: Math.min(nodes, of), of, part: null }),
    },
  );
  if (!unfolded.ok) return;
  const made = madeTree(unfolded.tree);
  yield { done: of, of, part: { made, transfer: buffersOf(made.columns) } };
}
