/** Siblings in order of visits: in which order they stand, when they change places, and what stays as it is. */
import { describe, expect, test } from 'vitest';
import '../../src/drawing/simulationAdded.ts';
import type { SimulationRun } from '../../src/core/index.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import { DEFAULT_RULES, NO_LIMITS, type SearchLimits } from '../../src/core/search/searchSettings.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import type { Layout, View } from '../../src/drawing/index.ts';
import { wholeTree } from '../../src/drawing/nodesInView.ts';
import { MOST_ORDERED, type OrderedPage, siblingOrder } from '../../src/drawing/siblingOrder.ts';
import { STAGED_FORM } from '../../src/drawing/stagedForm.ts';
import { familyNames } from '../../src/families/index.ts';
import { searchGame } from '../../src/games/searchGame.ts';
import { openingSetting, placed } from '../../src/games/setting.ts';
import { forTrees } from '../support/forTrees.ts';

const SIZE = { width: 960, height: 420 };
const BY_VISITS: OrderedPage = { siblings: 'visits', activity: { kind: 'reading' } };
const VIEW: View = { notation: 'window', showBounds: false, focused: null, hovered: null };

function gameRun(game: 'tic-tac-toe' | 'othello', iterations: number): SimulationRun {
  const { run } = searchGame(placed(openingSetting(game)), 'mcts', DEFAULT_RULES, {
    ...NO_LIMITS,
    iterations,
  });
  return run as SimulationRun;
}

const stageAt = (run: SimulationRun, step: number, page = BY_VISITS) =>
  STAGED_FORM.stageOf?.(run, step, page);

function layoutAt(run: SimulationRun, step: number, page = BY_VISITS): Layout {
  const names = familyNames('simulation', run.tree);
  return STAGED_FORM.layOut(run.tree, names, { ...SIZE, run, ...stageAt(run, step, page) });
}

const acrossIn = ({ placements }: Layout, nodes: readonly NodeId[]) =>
  nodes.map((node) => placements[node]?.x ?? Number.NaN);

/** Checks the layout at the end of an iteration, and that it lasts until the end of the next. */
function expectOrder(run: SimulationRun, iteration: number): void {
  const [end, next] = [run.endOf(iteration), run.endOf(iteration + 1)];
  const stage = stageAt(run, end);
  for (let step = end + 1; step < next; step += 1) expect(stageAt(run, step)).toBe(stage);
  const layout = layoutAt(run, end);
  // What is there at the next step takes part, too: its place is free already.
  const isThere = (node: NodeId) => run.bornAt(node) <= Math.max(end, next - 1);
  const rows: NodeId[][] = [[ROOT]];
  for (const row of rows) {
    const below: NodeId[] = [];
    for (const parent of row) {
      const visits = (node: NodeId) => run.standingOf(node, end).visits;
      const children = run.tree.children(parent).filter(isThere);
      below.push(...children.toSorted((a, b) => visits(b) - visits(a) || a - b));
    }
    const across = acrossIn(layout, below);
    expect(across).toEqual([...new Set(across)].toSorted((a, b) => a - b));
    for (const [index, node] of below.slice(1).entries()) {
      const [left, right] = [layout.placements[below[index] as NodeId]!, layout.placements[node]!];
      expect(right.x - right.width / 2).toBeGreaterThanOrEqual(left.x + left.width / 2);
    }
    if (below.length > 0) rows.push(below);
  }
}

/** Checks that nodes have the ids, the names and the marks that they have in the order of moves. */
function expectSameMarks(run: SimulationRun, step: number): void {
  const [ordered, usual] = [layoutAt(run, step), layoutAt(run, step, {})];
  expect(ordered.tree).toBe(run.tree);
  for (const node of run.tree.nodes()) expect(ordered.names.of(node)).toBe(usual.names.of(node));
  expect(ordered.placements.map(({ node, kind }) => [node, kind])).toEqual(
    usual.placements.map(({ node, kind }) => [node, kind]),
  );
  const [one, other] = [ordered, usual].map((layout) => {
    const { nodes, edges } = STAGED_FORM.marks(layout, run.momentAt(step), VIEW, wholeTree(layout));
    const looks = [...nodes].map(([node, { status, label, current, onPath }]) => [
      node,
      { status, label, current, onPath },
    ]);
    return { nodes: new Map(looks as [NodeId, unknown][]), edges };
  });
  expect(one).toEqual(other);
}

describe.each(['tic-tac-toe', 'othello'] as const)('in %s', (game) => {
  const run = gameRun(game, 120);

  test('siblings stand in order of visits after every iteration, and nothing moves within one', () => {
    for (let iteration = 0; iteration <= run.iterations; iteration += 1) expectOrder(run, iteration);
  });

  test('nodes keep their ids, names and marks', () => {
    for (const step of [0, 1, run.endOf(7), run.endOf(7) + 2, run.endOf(60), run.length])
      expectSameMarks(run, step);
  });
});

test('the same holds in trees that are drawn whole, and in trees that grow', () => {
  forTrees(150, { nodes: 40 }, ({ tree, random }) => {
    if (tree.hasInfinite || tree.size === 1) return;
    const limits: SearchLimits = { ...NO_LIMITS, iterations: 25, seed: random.below(100) };
    for (const growth of ['drawn', 'grown'] as const) {
      const run = recordSearch(tree, 'mcts', DEFAULT_RULES, growth, limits) as SimulationRun;
      for (let iteration = 0; iteration <= run.iterations; iteration += 1) expectOrder(run, iteration);
      expectSameMarks(run, run.endOf(random.below(25)) + 1);
    }
  });
});

test('an iteration that changes no order leaves the layout as it is', () => {
  const run = gameRun('tic-tac-toe', 40);
  const stages = Array.from({ length: 41 }, (_, iteration) => stageAt(run, run.endOf(iteration)));
  const kept = stages.slice(1).filter((stage, index) => stage === stages[index]);
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.length).toBeLessThan(38);
});

test('with subtrees folded, the others stand in order of visits, and the mark has its node’s place', () => {
  const run = gameRun('tic-tac-toe', 120);
  const { tree } = run;
  const fold = {
    folded: new Set([tree.child(ROOT, 2)]),
    shown: tree
      .nodes()
      .filter((node) => node === tree.child(ROOT, 2) || !tree.isWithin(node, tree.child(ROOT, 2))),
    height: tree.height,
    said: (count: number) => `+${count}`,
  };
  const order = siblingOrder(run, run.length, BY_VISITS);
  const names = familyNames('simulation', tree);
  const layout = STAGED_FORM.layOut(tree, names, { ...SIZE, run, order, fold });
  expect(layout.fold).toBe(fold);
  const across = acrossIn(layout, order?.tree.children(ROOT) ?? []);
  expect(across).toEqual(across.toSorted((a, b) => a - b));
  const [folded] = fold.folded;
  expect(acrossIn(layout, tree.children(folded!))).toEqual(
    tree.children(folded!).map(() => layout.placements[folded!]?.x),
  );
});

test.each<OrderedPage>([
  {},
  { siblings: 'moves' },
  { siblings: 'visits', activity: { kind: 'editing' } },
  { siblings: 'visits', activity: { kind: 'practising' } },
])('siblings keep the order of moves with %o', (page) => {
  const run = gameRun('tic-tac-toe', 30);
  expect(siblingOrder(run, run.length, page)).toBeNull();
  expect(layoutAt(run, run.length, page).rank).toBeUndefined();
});

test('so do those of a tree that is too large', () => {
  const run = gameRun('othello', MOST_ORDERED);
  expect(run.tree.size).toBe(MOST_ORDERED + 1);
  expect(siblingOrder(run, run.length, BY_VISITS)).toBeNull();
  const smaller = gameRun('othello', MOST_ORDERED - 1);
  expect(siblingOrder(smaller, smaller.length, BY_VISITS)).not.toBeNull();
});
