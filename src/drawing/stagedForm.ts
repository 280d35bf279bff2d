/**
 * The form of a tree that is searched by simulation. Of a game the last iterations spread the first ones far apart, so that
 * the root and its first child would not be seen together. Its tree is therefore laid out in stages: until iteration 10
 * for the nodes that are there by then, after that until 20, 50, and so on to 1000, then for all of them. Within a stage no
 * node moves, unless siblings are drawn in order of visits, which changes at the ends of iterations.
 */
import type { AnyRun, NodeId, SimulationRun } from '../core/index.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';
import { simulationOf } from '../core/run/anyRun.ts';
import { type DrawnForm, TREE_FORM } from './form.ts';
import { type LayoutOptions, layoutTree } from './layout.ts';
import { marksOf } from './marks.ts';
import type { Visible } from './nodesInView.ts';
import type { Fold, Placement } from './placement.ts';
import { type OrderedPage, type SiblingOrder, siblingOrder, withChildren } from './siblingOrder.ts';

export const STAGED_FORM: DrawnForm = { ...TREE_FORM, layOut, stageOf, marks };

/**
 * The end of the last stage but one. A tree that is larger is laid out whole, because it is as wide in one stage as in the
 * next and takes long to lay out.
 */
const LAST_END = 1000;

/** Returns the last iteration of the stage to which an iteration belongs: 10, 20, 50, 100, … */
function stageEnd(iteration: number): number {
  for (let ten = 10; ; ten *= 10) for (const end of [ten, 2 * ten, 5 * ten]) if (end >= iteration) return end;
}

type Stage = Pick<LayoutOptions, 'fold' | 'order'>;

/**
 * Returns how the layout at a step differs from that of the whole run: by the nodes that are there in its stage, and by the
 * order of siblings. Null in the last stage of a game, undefined when nothing differs in any other tree.
 */
function stageOf(anyRun: AnyRun, step: number, page: OrderedPage = {}): Stage | null | undefined {
  const run = simulationOf(anyRun);
  if (run === null) return undefined;
  const order = siblingOrder(run, step, page);
  const isStaged = run.isGame && run.grows;
  if (order === null) return isStaged ? stageUpTo(run, run.iterationAt(step)) : undefined;
  // The next stage begins when the last iteration of a stage ends, because places change only there.
  const stage = isStaged ? stageUpTo(run, run.completeAt(step) + 1) : null;
  const known = stagesIn(order);
  const ordered = known.get(stage) ?? { ...stage, order };
  known.set(stage, ordered);
  return ordered;
}

/** Returns the stage of an iteration; null in the last one. */
function stageUpTo(run: SimulationRun, iteration: number): Stage | null {
  const end = stageEnd(iteration);
  if (end >= run.iterations || end > LAST_END) return null;
  const known = stagesOf(run);
  const stage = known.get(end) ?? { fold: stageUntil(run, end) };
  known.set(end, stage);
  return stage;
}

/** The stages of a run that have been shown, by their last iteration. */
const stagesOf = memoizeByObject((_run: SimulationRun) => new Map<number, Stage>());

/** The stages that have been shown in an order of siblings. */
const stagesIn = memoizeByObject((_order: SiblingOrder) => new Map<Stage | null, Stage>());

/** A stage folds nothing: what is not there yet is left out of its nodes. */
function stageUntil(run: SimulationRun, iteration: number): Fold {
  const { tree } = run;
  const last = run.endOf(iteration);
  const shown = tree.nodes().filter((node) => run.bornAt(node) <= last);
  const height = shown.reduce((deepest, node) => Math.max(deepest, tree.depth(node)), 0);
  return { folded: new Set(), shown, height, said: () => '' };
}

/**
 * Lays out the tree with the same ids in which siblings are in their order and nodes that are not there yet are no children.
 * Such a node has the place of its parent, so that it widens nothing.
 */
function layOut(...[tree, names, options]: Parameters<typeof layoutTree>): ReturnType<typeof layoutTree> {
  const { fold = null, order = null } = options;
  const isStage = fold !== null && fold.folded.size === 0;
  if (!isStage && order === null) return layoutTree(tree, names, options);
  const shown = fold?.shown ?? tree.nodes();
  const isShown = new Uint8Array(tree.size);
  for (const node of shown) isShown[node] = 1;
  const ordered = order?.tree ?? tree;
  const part = isStage
    ? withChildren(ordered, (node) => ordered.children(node).filter((child) => isShown[child]))
    : ordered;
  const whole = { folded: new Set<never>(), height: tree.height, said: () => '' };
  const standing = order === null ? { shown } : { shown: inOrder(shown, order.rank), rank: order.rank };
  const layout = layoutTree(part, names, { ...options, fold: { ...whole, ...fold, ...standing } });
  const placements: Placement[] = [];
  for (const placement of layout.placements) {
    const above = placements[tree.parent(placement.node)];
    const isThere = !isStage || isShown[placement.node] || above === undefined;
    placements.push(isThere ? placement : { ...placement, x: above.x });
  }
  const rank = order && { rank: order.rank };
  return { ...layout, ...rank, tree, placements, fold: isStage ? null : fold };
}

/** Names are placed from left to right, so that the nodes are marked in the order in which they stand. */
function marks(...[layout, moment, view, visible]: Parameters<typeof marksOf>): ReturnType<typeof marksOf> {
  const { rank } = layout;
  if (rank === undefined) return marksOf(layout, moment, view, visible);
  const known = orderedIn(visible);
  const ordered = known.get(rank) ?? { ...visible, nodes: inOrder(visible.nodes, rank) };
  known.set(rank, ordered);
  return marksOf(layout, moment, view, ordered);
}

/** The nodes in view in an order of siblings; the same object each time, so that marks are computed once. */
const orderedIn = memoizeByObject((_visible: Visible) => new Map<Int32Array, Visible>());

function inOrder(nodes: readonly NodeId[], rank: Int32Array): readonly NodeId[] {
  return nodes.toSorted((a, b) => (rank[a] ?? a) - (rank[b] ?? b));
}
