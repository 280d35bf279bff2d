/** Puts games together on the page that the worker of tasks has searched or made. */
import { graphRunOfColumns } from '../core/graph/graphColumns.ts';
import type { AnyRun, GameTree, NodeId, Source } from '../core/index.ts';
import type { Progress } from '../core/progress.ts';
import type { KeyPaths } from '../core/tree/keyPaths.ts';
import { NO_NODE, ROOT } from '../core/tree/nodeId.ts';
import { keepOrder } from '../drawing/graphOrder.ts';
import { gameSource } from '../games/gameSource.ts';
import type { GameAsGraph } from '../games/searchGame.ts';
import type { Placed } from '../games/setting.ts';
import type { GameWithRun, GameWithTree, StateAt } from './foundGame.ts';
import { runInSteps } from './runInSteps.ts';
import type { MadeTree } from './tasks/madeTree.ts';
import type { PartOf } from './tasks/tasks.ts';
import { treeInSteps } from './treeInSteps.ts';

/** Puts a game that the task has searched together in steps; the last one has it. */
export function* gameInSteps(
  { game, setting: { symmetry } }: Placed,
  { made, columns }: Extract<PartOf<'gameSearch'>, { kind: 'game' }>,
): Generator<Progress<GameWithRun>, void> {
  for (const { done, of, part: names } of treeInSteps(made)) {
    yield { done, of, part: null };
    if (names === null) continue;
    const stateAt = statesOf(gameSource(game, { symmetryOnce: symmetry }), names.tree, made.paths);
    for (const step of runInSteps(names.tree, columns)) {
      const { part: run } = step;
      yield { ...step, part: run && { run, stateAt, names: isOfTree(run) ? names : null } };
    }
  }
}

/** Whether the nodes of a run are named as those of its tree. */
function isOfTree({ family }: AnyRun): boolean {
  return family === 'bounds';
}

/** The positions whose states are found in one step. */
const STATES = 16;

/** Puts a game that the task has searched as a graph together in steps; the last one has it. */
export function* graphInSteps(
  { game, setting: { depth, symmetry } }: Placed,
  { made, columns, order }: Extract<PartOf<'gameGraph'>, { kind: 'graph' }>,
): Generator<Progress<GameAsGraph>, void> {
  for (const { done, of, part: names } of treeInSteps(made)) {
    const wait = { done, of, part: null };
    yield wait;
    if (names === null) continue;
    const { tree } = names;
    const stateAt = statesOf(
      gameSource(game, { byEval: depth !== null, symmetryOnce: symmetry }),
      tree,
      made.paths,
    );
    const states: unknown[] = [];
    for (const node of tree.nodes()) {
      states.push(stateAt(node));
      if (node % STATES === 0) yield wait;
    }
    for (const step of graphRunOfColumns(tree, columns)) {
      const { part: run } = step;
      if (run !== null) keepOrder(run, order);
      yield { ...step, part: run && { run, states } };
    }
  }
}

/** Puts the full tree of a game together in steps; the last one has it. */
export function* fullInSteps(
  { game, setting: { symmetry } }: Placed,
  byEval: boolean,
  made: MadeTree,
): Generator<Progress<GameWithTree>, void> {
  for (const step of treeInSteps(made)) {
    const { part: names } = step;
    const source = gameSource(game, { byEval, symmetryOnce: symmetry });
    const stateAt = names && statesOf(source, names.tree, made.paths);
    yield { ...step, part: names && stateAt && { tree: names.tree, names, stateAt } };
  }
}

/** Returns the states of a game by the moves that lead to them; each is found when it is asked for. */
function statesOf(source: Source<unknown, unknown>, tree: GameTree, paths: KeyPaths | null): StateAt {
  const known = new Map<NodeId, unknown>([[ROOT, source.root]]);
  const stateAt = (node: NodeId): unknown => {
    if (!known.has(node)) {
      const before = stateAt(tree.parent(node));
      known.set(node, source.child(before, source.moves(before)[paths?.[node] ?? 0]));
    }
    return known.get(node);
  };
  return (node) => (node > NO_NODE && node < tree.size ? stateAt(node) : undefined);
}
