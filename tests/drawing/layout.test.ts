import { describe, expect, test } from 'vitest';
import { markedBoard } from '../../src/core/board.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { printNumber } from '../../src/core/tree/printNumber.ts';
import { boardsOf } from '../../src/drawing/boardPaths.ts';
import { edgeLine } from '../../src/drawing/edgeLabels.ts';
import { widestNumber } from '../../src/drawing/labelWidths.ts';
import { layoutTree } from '../../src/drawing/layout.ts';
import { marksOf } from '../../src/drawing/marks.ts';
import { extentsOf, nodesInView } from '../../src/drawing/nodesInView.ts';
import { textWidth } from '../../src/drawing/textWidth.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { runOf } from '../library/runs.ts';
import { forTrees } from '../support/forTrees.ts';
import { type Sketch, treeOf } from '../support/sketch.ts';

/** The room beside the panels at 1280 × 720. */
const SPACE = { width: 878, height: 414 };

function wide(depth: number): Sketch {
  if (depth === 0) return depth;
  const children = Array.from({ length: 4 }, () => wide(depth - 1));
  return depth % 2 === 0 ? { max: children } : { min: children };
}

describe('the layout', () => {
  test('is the same for the same input', () => {
    forTrees(50, { nodes: 120 }, ({ tree }) => {
      const names = new NodeNames(tree);
      expect(layoutTree(tree, names, SPACE).placements).toEqual(layoutTree(tree, names, SPACE).placements);
    });
  });

  test('lets no two shapes of a ply touch, on random trees', () => {
    forTrees(600, { nodes: 200 }, ({ tree }) => {
      const { placements } = layoutTree(tree, new NodeNames(tree), SPACE);
      const rightmost: number[] = [];
      for (const { node, x, width } of placements) {
        const depth = tree.depth(node);
        expect(x - width / 2).toBeGreaterThan(rightmost[depth] ?? Number.NEGATIVE_INFINITY);
        rightmost[depth] = x + width / 2;
      }
    });
  });

  test('sets no text smaller than 13 px, in any space', () => {
    for (const example of LIBRARY) {
      const { tree, names } = subjectOfExample(example);
      for (const space of [SPACE, { width: 320, height: 380 }, { width: 1800, height: 800 }]) {
        const { em, smallerEm } = layoutTree(tree, names, space).metrics;
        expect(Math.min(em, smallerEm), example.id).toBeGreaterThanOrEqual(13);
      }
    }
  });

  test('of a tree of the library has room beside the open panels, but for the four widest', () => {
    const wide = LIBRARY.filter((example) => {
      const { tree, names } = subjectOfExample(example);
      const run = runOf(example);
      const { width, height } = layoutTree(tree, names, {
        ...SPACE,
        run,
        boards:
          example.boards === undefined
            ? null
            : boardsOf(example.boards.map((signs) => markedBoard(signs, 3))),
      });
      // It is six plies deep, and has to be: each check puts the loss off by two.
      if (example.id !== 'trap') expect(height, example.id).toBeLessThanOrEqual(SPACE.height + 1);
      return width > SPACE.width + 1;
    });
    expect(wide.map(({ id }) => id)).toEqual([
      'backgammon-dice',
      'bear-off-lesson',
      'nilsson-fig-3-12',
      'km-3-4',
    ]);
  });

  test('keeps room for what has to stand below a name', () => {
    const mins = Array.from({ length: 6 }, () => ({ min: [1, 2] }));
    const tree = treeOf({ max: mins });
    const names = new NodeNames(tree);
    const asked = tree.child(ROOT, 2);
    const text = '(−∞, +∞) ✓';
    const layout = layoutTree(tree, names, { width: 300, height: 300, beside: new Map([[asked, text]]) });
    const rooms = tree.children(ROOT).map((node) => layout.placements[node]!.side?.room ?? 0);
    const { smallerEm } = layout.metrics;
    expect(rooms[2]).toBeGreaterThan(textWidth(text) * smallerEm);
  });

  test('makes every edge that looks upright upright', () => {
    for (const example of LIBRARY) {
      const { tree, names } = subjectOfExample(example);
      const layout = layoutTree(tree, names, {
        ...SPACE,
        run: runOf(example),
        boards:
          example.boards === undefined
            ? null
            : boardsOf(example.boards.map((signs) => markedBoard(signs, 3))),
      });
      for (const node of tree.nodes()) {
        if (node === ROOT) continue;
        const { x1, x2 } = edgeLine(layout, node);
        expect(x1 === x2 || Math.abs(x1 - x2) > 4, `${example.id}, ${node}: ${x1} to ${x2}`).toBe(true);
      }
    }
  });

  test('has every parent above the middle of its children, or nearly', () => {
    forTrees(300, { nodes: 120 }, ({ tree }) => {
      const { placements, metrics } = layoutTree(tree, new NodeNames(tree), SPACE);
      for (const node of tree.nodes()) {
        if (tree.isLeaf(node)) continue;
        const children = tree.children(node).map((child) => placements[child]!.x);
        const middle = (children[0]! + children.at(-1)!) / 2;
        const away = Math.abs(placements[node]!.x - middle);
        expect(away).toBeLessThan(metrics.em * 3);
      }
    });
  });

  test('fills the space it is given', () => {
    const { tree, names } = subjectOfExample(LIBRARY[0]!);
    const xs = layoutTree(tree, names, SPACE).placements.map(({ x }) => x);
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(SPACE.width * 0.85);
  });
});

test('the widest number of a tree is as wide as any that a leaf shows', () => {
  forTrees(500, { nodes: 60 }, ({ tree, random }) => {
    const scale = random.pick([1, 0.37, 1e3, 12345.678, 1e14]);
    const values = tree.leaves().map((leaf) => tree.value(leaf) * scale);
    if (tree.hasChance || values.length < 2) return;
    const scaled = treeOf({ max: values });
    const widths = values.map((value) => textWidth(printNumber(value)));
    expect(textWidth(widestNumber(scaled))).toBe(Math.max(...widths));
  });
});

function chain(depth: number): Sketch {
  let sketch: Sketch = 1;
  for (let ply = depth; ply > 0; ply -= 1) sketch = ply % 2 === 0 ? { min: [sketch] } : { max: [sketch] };
  return sketch;
}

/** A way down with a leaf on either side of it at every node. */
function caterpillar(depth: number): Sketch {
  let sketch: Sketch = 1;
  for (let ply = depth; ply > 0; ply -= 1)
    sketch = ply % 2 === 0 ? { min: [9, sketch] } : { max: [sketch, 0] };
  return sketch;
}

describe('what is drawn', () => {
  test('of a tree of the library is every node', () => {
    for (const example of LIBRARY) {
      const { tree, names } = subjectOfExample(example);
      const layout = layoutTree(tree, names, SPACE);
      const pane = { left: 0, right: 100, top: 0, bottom: 100, scale: 1 };
      expect(nodesInView(layout, extentsOf(layout), pane, []).nodes).toHaveLength(tree.size);
    }
  });

  test('of a big tree stays small at any scale, keeps the path, and never has a child without its parent in view', () => {
    const tree = treeOf(wide(7));
    const layout = layoutTree(tree, new NodeNames(tree), SPACE);
    const extents = extentsOf(layout);
    const last = tree.leaves().at(-1)!;
    const path = tree.pathTo(last);
    for (const scale of [1, 0.1, 0.01, 0.001]) {
      const pane = { left: 0, right: SPACE.width / scale, top: 0, bottom: layout.height, scale };
      const { nodes } = nodesInView(layout, extents, pane, path);
      expect(nodes.length).toBeLessThanOrEqual(300);
      const drawn = new Set(nodes);
      for (const node of path) expect(drawn.has(node)).toBe(true);
      for (const node of nodes) if (node !== ROOT) expect(drawn.has(tree.parent(node))).toBe(true);
    }
  });

  test.each([
    ['a chain', chain(900)],
    ['a caterpillar', caterpillar(300)],
    ['a star', { max: Array.from({ length: 5000 }, (_, leaf) => leaf) }],
  ])('of %s is what is in view, and little else, wherever one looks', (_, sketch) => {
    const tree = treeOf(sketch);
    const layout = layoutTree(tree, new NodeNames(tree), SPACE);
    const extents = extentsOf(layout);
    const path = tree.pathTo(tree.leaves().at(-1)!);
    const whole = Math.min(SPACE.width / layout.width, SPACE.height / layout.height);
    for (const scale of [1, 0.3, 0.05, whole]) {
      for (const at of [0, 0.2, 0.5, 1]) {
        const [width, height] = [SPACE.width / scale, SPACE.height / scale];
        const [left, top] = [at * (layout.width - width), at * (layout.height - height)];
        const pane = { left, right: left + width, top, bottom: top + height, scale };
        const { nodes, collapsed } = nodesInView(layout, extents, pane, path);
        expect(nodes.length).toBeLessThanOrEqual(300);
        if (scale < 1 || collapsed.size > 0) continue;
        const drawn = new Set(nodes);
        for (const { node, x, y } of layout.placements)
          if (x > left && x < pane.right && y > top && y < pane.bottom) expect(drawn.has(node)).toBe(true);
      }
    }
  });

  test('at a step is a function of the step alone', () => {
    const { tree, names } = subjectOfExample(LIBRARY[0]!);
    const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
    const layout = layoutTree(tree, names, SPACE);
    const visible = nodesInView(
      layout,
      extentsOf(layout),
      { left: 0, right: 900, top: 0, bottom: 900, scale: 1 },
      [],
    );
    const view = { notation: 'window', showBounds: true, focused: null, hovered: null } as const;
    const at = (step: number) => marksOf(layout, run.momentAt(step), view, visible);
    const forwards = Array.from({ length: run.length + 1 }, (_, step) => at(step));
    for (let step = run.length; step >= 0; step -= 1) expect(at(step)).toEqual(forwards[step]);
  });

  test('marks the cut edges, and the subtrees below them as never to be entered', () => {
    const { tree, names } = subjectOfExample(LIBRARY[0]!);
    const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
    const layout = layoutTree(tree, names, SPACE);
    const visible = nodesInView(
      layout,
      extentsOf(layout),
      { left: 0, right: 900, top: 0, bottom: 900, scale: 1 },
      [],
    );
    const view = { notation: 'window', showBounds: true, focused: null, hovered: null } as const;
    const { nodes, edges } = marksOf(layout, run.momentAt(14), view, visible);
    const struck = [...edges]
      .filter(([, edge]) => edge.struck)
      .map(([node]) => tree.leafIndex(node as NodeId));
    expect(struck).toEqual([4, 5]);
    expect([...nodes].filter(([, mark]) => mark.status === 'pruned')).toHaveLength(2);
    expect([...nodes].filter(([, mark]) => mark.status === 'waiting')).toHaveLength(4);
  });
});
