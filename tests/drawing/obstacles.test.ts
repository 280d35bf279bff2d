/** What a picture holds near a place: every obstacle there is found, however few of them are made. */
import { describe, expect, test } from 'vitest';
import { worstOrderedTree } from '../../bench/trees.ts';
import { seeded } from '../../src/core/random/seeded.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { edgePieces, labelsOfEdge } from '../../src/drawing/edgeLabels.ts';
import type { Layout } from '../../src/drawing/index.ts';
import { layoutTree } from '../../src/drawing/layout.ts';
import { type Box, boxAround, boxesMeet } from '../../src/drawing/namePlace.ts';
import { obstaclesIn } from '../../src/drawing/obstacles.ts';
import { shownOf } from '../../src/drawing/placement.ts';
import { openingSetting } from '../../src/games/setting.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { graphPicture } from '../support/graphPicture.ts';

const SPACE = { width: 878, height: 414 };
const WHOLE: Box = { left: -1e9, right: 1e9, top: -1e9, bottom: 1e9 };

/** Checks that the obstacles found near random places are those of the whole picture that are there. */
function expectFound(layout: Layout, seed: number): void {
  const random = seeded(seed);
  const all = obstaclesIn(layout, WHOLE);
  const nodes = shownOf(layout);
  expect(all.shapes.map(({ node }) => node)).toEqual(nodes);
  const shown = new Set(nodes);
  const edges = [...layout.edges.values()].filter(({ to }) => shown.has(to));
  expect(all.strikes.map(({ edge }) => edge).toSorted((a, b) => a - b)).toEqual(
    edges.map(({ id }) => id).toSorted((a, b) => a - b),
  );
  expect(all.lines).toHaveLength(
    edges.flatMap(({ id }) => edgePieces(layout, id)).length + layout.stubs.size,
  );
  expect(all.texts.length).toBeGreaterThanOrEqual(
    edges.flatMap(({ id }) => labelsOfEdge(layout, id)).length + layout.stubs.size,
  );
  for (let place = 0; place < 40; place += 1) {
    const [x, y] = [random.below(layout.width), random.below(layout.height)];
    const box = boxAround(x, y, 1 + random.below(200), 1 + random.below(80));
    const there = obstaclesIn(layout, box);
    for (const kind of ['shapes', 'lines', 'strikes', 'texts'] as const)
      expect(there[kind]).toEqual(all[kind].filter((one) => boxesMeet(one.box, box, 0)));
  }
}

describe('Near every place all obstacles are found', () => {
  test('in the trees of the library, with their boards and their stubs', () => {
    for (const [index, example] of LIBRARY.entries()) {
      const { tree, names, boards } = subjectOfExample(example);
      expectFound(layoutTree(tree, names, { ...SPACE, boards }), index);
      const run = recordSearch(tree, example.algorithm, DEFAULT_RULES, 'grown');
      const options = { ...SPACE, run, stubWords: 'never generated' };
      if (run.tree.players === 0) expectFound(layoutTree(run.tree, new NodeNames(run.tree), options), index);
    }
  });

  test('in a tree that is partly folded', () => {
    const tree = worstOrderedTree(3, 5, 1);
    const folded = new Set(tree.children(tree.nodes()[0]!).slice(1));
    const isHidden = (id: number) => [...folded].some((node) => id > node && id < tree.subtreeEnd(node));
    const shown = tree.nodes().filter((node) => !isHidden(node));
    const fold = { folded, shown, height: tree.height, said: (count: number) => `+${count}` };
    expectFound(layoutTree(tree, new NodeNames(tree), { ...SPACE, fold }), 3);
  });

  test('in a graph, where several edges lead to a position', () => {
    const setting = { ...openingSetting('grundy', { n: 9, first: 'min' }), form: 'graph' as const };
    expectFound(graphPicture(setting, SPACE).layout, 4);
  });

  test('in a graph whose edges bend where they pass other positions', () => {
    const setting = { ...openingSetting('nim'), form: 'graph' as const };
    const { layout } = graphPicture(setting, SPACE);
    expect([...layout.edges.values()].some(({ bends }) => bends.length > 1)).toBe(true);
    expectFound(layout, 5);
  });
});

test('in a large tree only the obstacles near a place are made', () => {
  const tree = worstOrderedTree(2, 12, 5);
  const laid = layoutTree(tree, new NodeNames(tree), SPACE);
  let asked = 0;
  const get = (id: number) => {
    asked += 1;
    return laid.edges.get(id);
  };
  const layout: Layout = { ...laid, edges: { ...laid.edges, get } };
  const { x, y } = layout.placements[2_000]!;
  expect(obstaclesIn(layout, boxAround(x, y, 100, 50)).shapes).not.toEqual([]);
  // Each edge is looked at once, and those that are near are drawn up.
  expect(asked).toBeLessThan(1.1 * tree.size);
});
