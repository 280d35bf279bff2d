/** The tree about which exercises are made: that of a subject or, of a game whose positions merge, its graph. */
import { isOfGraph, type MergingTree, mergingTree } from '../../core/graph/mergingTree.ts';
import type { GraphRun } from '../../core/index.ts';
import { memoizeByObject } from '../../core/memoizeByObject.ts';
import { sideToMove } from '../../core/tree/sideToMove.ts';
import { partsOfSetting } from '../../games/settingParts.ts';
import { printGame } from '../../link/address.ts';
import { type Subject, withFullTree } from '../subject.ts';

/** Returns the subject as exercises see it: with its full tree or, where positions merge, with the tree that knows of that. */
export function practised(shown: Subject): Subject {
  const subject = withFullTree(shown);
  const run = subject.growth?.run;
  return run !== undefined && isOfGraph(run) ? { ...subject, tree: treeOf(run)(subject) } : subject;
}

/** Returns one tree for each run, so that what is derived from the tree is derived once. */
const treeOf = memoizeByObject((run: GraphRun) => {
  let tree: MergingTree | null = null;
  return ({ names }: Subject): MergingTree => {
    const turns = () => run.tree.nodes().map((node) => sideToMove(run.tree, node));
    const labels = () => run.tree.nodes().map((node) => names.of(node));
    tree ??= mergingTree(run, turns(), run.limit, labels());
    return tree;
  };
});

/** Returns the setting of a game as a link has it, without the strategy that is marked; null where no game is shown. */
export function gameSettingOf({ game }: Pick<Subject, 'game'>): string | null {
  if (game === null) return null;
  const setting = { ...game.setting, solution: null, chosen: [] };
  return printGame({ name: setting.name, parts: partsOfSetting(setting, game.entry) });
}
