/**
 * The form of a tree that a simulation has grown in a game. Its last iterations spread the first ones far apart, so that
 * the root and its first child would not be seen together. The tree is therefore laid out in stages: until iteration 10
 * for the nodes that are there by then, after that until 20, 50, and so on to 1000, then for all of them. Within a stage no node moves.
 */
import type { AnyRun, SimulationRun } from '../core/index.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';
import { simulationOf } from '../core/run/anyRun.ts';
import { GameTree } from '../core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { type DrawnForm, TREE_FORM } from './form.ts';
import { layoutTree } from './layout.ts';
import type { Fold, Placement } from './placement.ts';

export const STAGED_FORM: DrawnForm = { ...TREE_FORM, layOut, stageOf };

/**
 * The end of the last stage but one. A tree that is larger is laid out whole, because it is as wide in one stage as in the
 * next and takes long to lay out.
 */
const LAST_END = 1000;

/** Returns the last iteration of the stage to which an iteration belongs: 10, 20, 50, 100, … */
function stageEnd(iteration: number): number {
  for (let ten = 10; ; ten *= 10) for (const end of [ten, 2 * ten, 5 * ten]) if (end >= iteration) return end;
}

/** Returns how the layout of a stage differs from that of the whole run; null in the last stage. */
function stageOf(anyRun: AnyRun, step: number): { readonly fold: Fold } | null {
  const run = simulationOf(anyRun);
  if (run === null || !run.grows) return null;
  const end = stageEnd(run.iterationAt(step));
  if (end >= run.iterations || end > LAST_END) return null;
  const known = stagesOf(run);
  const stage = known.get(end) ?? { fold: stageUntil(run, end) };
  known.set(end, stage);
  return stage;
}

/** The stages of a run that have been shown, by their last iteration. */
const stagesOf = memoizeByObject((_run: SimulationRun) => new Map<number, { readonly fold: Fold }>());

/** A stage folds nothing: what is not there yet is left out of its nodes. */
function stageUntil(run: SimulationRun, iteration: number): Fold {
  const { tree } = run;
  const last = run.endOf(iteration);
  const shown = tree.nodes().filter((node) => run.bornAt(node) <= last);
  const height = shown.reduce((deepest, node) => Math.max(deepest, tree.depth(node)), 0);
  return { folded: new Set(), shown, height, said: () => '' };
}

/** A node that is not there yet has the place of its parent, so that it widens nothing. */
function layOut(...[tree, names, options]: Parameters<typeof layoutTree>): ReturnType<typeof layoutTree> {
  const { fold = null } = options;
  if (fold === null || fold.folded.size > 0) return layoutTree(tree, names, options);
  const isShown = new Uint8Array(tree.size);
  for (const node of fold.shown) isShown[node] = 1;
  const layout = layoutTree(partOf(tree, isShown), names, options);
  const placements: Placement[] = [];
  for (const placement of layout.placements) {
    const { node } = placement;
    const above = placements[tree.parent(node)];
    placements.push(isShown[node] || above === undefined ? placement : { ...placement, x: above.x });
  }
  return { ...layout, tree, placements, fold: null };
}

/** Returns the tree with the same ids, in which parents have only those children that are shown. */
function partOf(tree: GameTree, isShown: Uint8Array): GameTree {
  const childStart = new Int32Array(tree.size + 1);
  const childList: NodeId[] = [];
  for (let node = ROOT as number; node < tree.size; node += 1) {
    childStart[node] = childList.length;
    for (const child of tree.children(node as NodeId)) if (isShown[child]) childList.push(child);
  }
  childStart[tree.size] = childList.length;
  const columns = { ...tree.columns, childStart, childList: Int32Array.from(childList) };
  return new GameTree(columns, tree.leafBounds, tree.sum, tree.reach);
}
