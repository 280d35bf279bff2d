/** The stages in which the tree of a simulation is laid out: what moves, what does not, and how near nodes stand. */
import { expect, test } from 'vitest';
import '../../src/families/simulationAdded.ts';
import { treeValues } from '../../src/core/analysis/index.ts';
import type { SimulationRun } from '../../src/core/index.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import { DEFAULT_RULES, NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { scoreLabel } from '../../src/drawing/edgeLabels.ts';
import { TREE_FORM } from '../../src/drawing/form.ts';
import type { Layout } from '../../src/drawing/index.ts';
import { layoutTree } from '../../src/drawing/layout.ts';
import { wholeTree } from '../../src/drawing/nodesInView.ts';
import { STAGED_FORM } from '../../src/drawing/stagedForm.ts';
import { familyNames } from '../../src/families/index.ts';
import { searchGame } from '../../src/games/searchGame.ts';
import { openingSetting, placed } from '../../src/games/setting.ts';
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';

const SIZE = { width: 960, height: 420 };

function simulated(game: 'tic-tac-toe' | 'othello', iterations: number): SimulationRun {
  const at = placed(openingSetting(game));
  const { run } = searchGame(at, 'mcts', DEFAULT_RULES, { ...NO_LIMITS, iterations });
  return run as SimulationRun;
}

function layoutAt(run: SimulationRun, step: number): Layout {
  const names = familyNames('simulation', run.tree);
  return STAGED_FORM.layOut(run.tree, names, { ...SIZE, run, ...STAGED_FORM.stageOf?.(run, step) });
}

const placeIn = ({ placements }: Layout, node: NodeId) => [placements[node]?.x, placements[node]?.y];

test('stages end at iteration 10, 20, 50, 100 and so on to 1000', () => {
  const run = simulated('othello', 2100);
  const starts = Array.from({ length: 2099 }, (_, index) => index + 1).filter((iteration) => {
    const stageAt = (each: number) => STAGED_FORM.stageOf?.(run, run.endOf(each));
    return stageAt(iteration) !== stageAt(iteration + 1);
  });
  expect(starts).toEqual([10, 20, 50, 100, 200, 500, 1000]);
});

test.each(['tic-tac-toe', 'othello'] as const)(
  'in the first stage of %s all children of the root are in view with it',
  (game) => {
    const run = simulated(game, 200);
    const layout = layoutAt(run, 3);
    const isThere = (node: NodeId) => run.bornAt(node) <= run.endOf(10);
    expect(layout.width).toBeLessThan(1.6 * SIZE.width);
    expect(layoutTree(run.tree, familyNames('simulation', run.tree), { ...SIZE, run }).width).toBeGreaterThan(
      4 * SIZE.width,
    );
    // Nodes stand apart, and above their children.
    for (const parent of run.tree.nodes().filter(isThere)) {
      const across = run.tree
        .children(parent)
        .filter(isThere)
        .map((node) => placeIn(layout, node)[0] as number);
      expect(across).toEqual([...new Set(across)].toSorted((a, b) => a - b));
      if (across.length === 0) continue;
      expect(placeIn(layout, parent)[0]).toBeGreaterThanOrEqual(across[0] as number);
      expect(placeIn(layout, parent)[0]).toBeLessThanOrEqual(across.at(-1) as number);
    }
  },
);

test('within a stage the layout is the same object’s, and every node has a place', () => {
  const run = simulated('tic-tac-toe', 200);
  const stage = STAGED_FORM.stageOf?.(run, run.endOf(20) + 1);
  expect(stage).not.toBeNull();
  expect(STAGED_FORM.stageOf?.(run, run.endOf(50))).toBe(stage);
  expect(STAGED_FORM.stageOf?.(run, run.endOf(50) + 1)).not.toBe(stage);
  const layout = layoutAt(run, run.endOf(50));
  expect(layout.placements).toHaveLength(run.tree.size);
  for (const { x } of layout.placements) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(layout.width);
  }
});

test('the last stage is the layout of the whole run', () => {
  const run = simulated('othello', 100);
  expect(STAGED_FORM.stageOf?.(run, run.endOf(51))).toBeNull();
  const names = familyNames('simulation', run.tree);
  expect(layoutAt(run, run.length).placements).toEqual(
    layoutTree(run.tree, names, { ...SIZE, run }).placements,
  );
});

test('a run that has added nothing has one place', () => {
  const run = simulated('othello', 0);
  expect(placeIn(layoutAt(run, 0), ROOT)[0]).toBeGreaterThan(0);
});

const WITH_BORDERS = ['chances-of-a-win', 'misled-by-14', 'nine-wins-and-a-loss', 'cs188-quiz2'];

test.each(WITH_BORDERS)('minimax values have a place at all nodes of %s, also at the border', (id) => {
  const example = exampleById(id)!;
  const { tree, names } = subjectOfExample(example);
  const limits = { ...NO_LIMITS, ...example.limits, iterations: 200 };
  const run = recordSearch(tree, 'mcts', DEFAULT_RULES, 'drawn', limits);
  const values = treeValues(run, tree);
  const beside = new Map(tree.nodes().map((node) => [node, values?.ofNode(node) as number]));
  const view = { notation: 'window', showBounds: false, focused: null, hovered: null } as const;
  const visited = tree
    .nodes()
    .filter((node) => !tree.isLeaf(node) && run.standingOf(node, run.length).visits > 0);
  let below = 0;
  for (let width = 780; width <= 1400; width += 20) {
    const layout = STAGED_FORM.layOut(tree, names, { width, height: 414, run });
    const marksWith = (more: object) =>
      STAGED_FORM.marks(layout, run.momentAt(run.length), { ...view, ...more }, wholeTree(layout)).nodes;
    const [plain, asked] = [marksWith({}), marksWith({ beside })];
    expect(visited.map((node) => plain.get(node)?.badge)).toEqual(visited.map(() => ''));
    const without = visited.filter((node) => !/^mm /.test(asked.get(node)?.badge ?? ''));
    expect({ width, without: without.map((node) => names.of(node)) }).toEqual({ width, without: [] });
    below += visited.filter((node) => asked.get(node)?.bounds === '').length;
  }
  if (id === 'chances-of-a-win') expect(below).toBeGreaterThan(0);
});

test('scores at edges never overlap, and the chosen move has its own', () => {
  const trees = ['nine-wins-and-a-loss', 'misled-by-14', 'chances-of-a-win'].map((id) => {
    const example = exampleById(id)!;
    const limits = { ...NO_LIMITS, ...example.limits, iterations: 60 };
    return recordSearch(subjectOfExample(example).tree, 'mcts', DEFAULT_RULES, 'drawn', limits);
  });
  let [left, most] = [0, 0];
  for (const run of [simulated('tic-tac-toe', 30), simulated('othello', 60), ...trees]) {
    for (let step = 0; step <= run.length; step += 1) {
      const event = run.momentAt(step).event;
      if (event?.kind !== 'select') continue;
      const layout = layoutAt(run, step);
      const view = { notation: 'window', showBounds: false, focused: null, hovered: null } as const;
      const marked = (marks: typeof STAGED_FORM.marks) =>
        [...marks(layout, run.momentAt(step), view, wholeTree(layout)).edges].flatMap(([id, mark]) => {
          const label = scoreLabel(layout, id, mark.score ?? '');
          return label === null ? [] : [{ ...label, isChosen: mark.isChosen }];
        });
      const [labels, all] = [marked(STAGED_FORM.marks), marked(TREE_FORM.marks)];
      left += all.length - labels.length;
      most = Math.max(most, labels.length);
      if (all.length > 0) expect(labels.filter(({ isChosen }) => isChosen)).toHaveLength(1);
      for (const [index, a] of labels.entries())
        for (const b of labels.slice(index + 1))
          expect(
            Math.abs(a.x - b.x) >= (a.width + b.width) / 2 + 4 ||
              Math.abs(a.y - b.y) >= (a.height + b.height) / 2 + 4,
          ).toBe(true);
    }
  }
  expect(left).toBeGreaterThan(0);
  expect(most).toBeGreaterThan(2);
});
