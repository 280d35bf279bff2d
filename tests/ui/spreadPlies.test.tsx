/** Large trees seen from afar, whose plies are spread over the height of the frame. */
import { expect, test } from 'vitest';
import type { Random } from '../../src/core/random/seeded.ts';
import { seeded } from '../../src/core/random/seeded.ts';
import { uniformTree } from '../../src/core/random/uniformTree.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { edgePaths } from '../../src/drawing/drawEdge.ts';
import { nodeTexts } from '../../src/drawing/drawNode.ts';
import { edgeLine, meetsLine } from '../../src/drawing/edgeLabels.ts';
import { TREE_FORM } from '../../src/drawing/form.ts';
import { layoutTree } from '../../src/drawing/layout.ts';
import type { Marks, View } from '../../src/drawing/marks.ts';
import { PROJECTED_CLASSES } from '../../src/drawing/metrics.ts';
import { middleOf } from '../../src/drawing/namePlace.ts';
import { extentsOf } from '../../src/drawing/nodesInView.ts';
import type { Layout, Placement } from '../../src/drawing/placement.ts';
import { renderTree } from '../../src/drawing/renderTree.ts';
import { BAR_SHARE, type Spread, type SpreadTransform, spreadOf } from '../../src/drawing/spreadPlies.ts';
import { textWidth } from '../../src/drawing/textWidth.ts';
import { centredOn, type ViewTransform, wholeScale } from '../../src/drawing/viewTransform.ts';
import { withFolds } from '../../src/drawing/withFolds.ts';
import { familyOf } from '../../src/families/index.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { forTrees } from '../support/forTrees.ts';
import { type Sketch, treeOf } from '../support/sketch.ts';

const FRAME = { left: 78, top: 8, width: 950, height: 460 };

/** A tree of some thousand nodes, of which some branches are longer than others. */
function wide(random: Random, depth: number): Sketch {
  if (depth === 0) return random.below(100);
  const children = Array.from({ length: 2 + random.below(4) }, () =>
    wide(random, random.flip(0.15) ? 0 : depth - 1),
  );
  return depth % 2 === 0 ? { max: children } : { min: children };
}

const uniform = (branching: number, depth: number) =>
  uniformTree({ branching, depth, seed: 1, values: [0, 99], order: 'given', root: 'max' });

function laidOut(tree: GameTree): Layout {
  return layoutTree(tree, new NodeNames(tree), { width: FRAME.width, height: FRAME.height });
}

/** A layout as for a projector, whose texts are large and whose plies are close together. */
function projected(tree: GameTree): Layout {
  const { width, height } = FRAME;
  const options = { smallest: 24, leastText: 24, classes: PROJECTED_CLASSES };
  return layoutTree(tree, new NodeNames(tree), { width, height, ...options });
}

/** How a layout is seen when its plies are spread; null when they are not. */
function scalesAt(layout: Layout, at: ViewTransform): SpreadTransform | null {
  return spreadOf(layout, TREE_FORM, FRAME, at)?.at ?? null;
}

/** How a layout is seen at a scale, with the point at a share of its width in the middle. */
function seenAt(layout: Layout, k: number, share = 0.5): ViewTransform {
  return centredOn(FRAME, layout, share * layout.width, layout.height / 2, k);
}

const VIEW: View = { notation: 'window', showBounds: true, focused: null, hovered: null };

/** What is drawn of a spread tree at a step; null when its plies are not spread. */
function drawnAt(
  layout: Layout,
  run: ReturnType<typeof recordTrace>,
  step: number,
  at: ViewTransform,
  view: View = VIEW,
  fold: NodeId | null = null,
  frame = FRAME,
): (ReturnType<Spread['picture']> & Omit<SpreadTransform, 'y' | 'k'> & { readonly scale: number }) | null {
  const spread = spreadOf(layout, TREE_FORM, frame, at);
  if (spread === null) return null;
  const { x, k, rows, across } = spread.at;
  const pane = {
    left: -x / across,
    right: (frame.width - x) / across,
    top: 0,
    bottom: layout.height,
    scale: across,
  };
  const moment = run.momentAt(step);
  const inView = spread.inView(layout, extentsOf(layout), pane, moment.path, view.focused);
  const visible = fold === null ? inView : withFolds(inView, run, step, (node) => node === fold);
  const marksIn = (on: Layout, seen: View) => TREE_FORM.marks(on, moment, seen, visible);
  const picture = spread.picture(visible, moment, view, marksIn, true);
  return { ...picture, scale: k, rows, x, across };
}

/** The drawn nodes of each ply from left to right. */
function pliesOf({ layout, marks }: { readonly layout: Layout; readonly marks: Marks }): Placement[][] {
  const plies: Placement[][] = layout.plies.map(() => []);
  for (const node of marks.nodes.keys())
    plies[layout.tree.depth(node)]?.push(layout.placements[node] as Placement);
  return plies.map((ply) => ply.toSorted((a, b) => a.x - b.x));
}

test('seen whole, a tree much wider than high fills the height of its frame', () => {
  for (const tree of [uniform(3, 8), uniform(2, 9), uniform(3, 6)]) {
    const layout = laidOut(tree);
    const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
    const drawn = drawnAt(layout, run, run.length >> 1, seenAt(layout, wholeScale(FRAME, layout)))!;
    const heights = layout.plies.map(({ y }) => y * drawn.rows);
    expect(heights.at(-1)! - heights[0]!).toBeGreaterThan(0.8 * FRAME.height);
    for (const [depth, y] of heights.slice(1).entries()) expect(y - heights[depth]!).toBeGreaterThan(24);
    const seen = pliesOf(drawn);
    // The whole path of the search is there, a node in each ply, and the plies do not overlap.
    for (const node of run.pathAt(run.length >> 1)) expect(drawn.marks.nodes.has(node)).toBe(true);
    for (const [depth, ply] of seen.entries())
      for (const { y, height } of ply) {
        expect(Math.abs((y + height / 2) * drawn.scale - heights[depth]!)).toBeLessThan(3);
        if (depth > 0) expect(y).toBeGreaterThan(Math.max(...seen[depth - 1]!.map((up) => up.y + up.height)));
      }
  }
});

test('no shape touches another, each is as large as it has room, and all lie in the drawing', () => {
  let [small, full] = [0, 0];
  forTrees(6, { nodes: 2 }, ({ random }) => {
    const tree = treeOf(wide(random, 7));
    const layout = laidOut(tree);
    const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
    for (let turn = 0; turn < 8; turn += 1) {
      const k = wholeScale(FRAME, layout) * (1 + random.below(9));
      const at = seenAt(layout, k, random.below(101) / 100);
      const drawn = drawnAt(layout, run, random.below(run.length + 1), at);
      if (drawn === null) continue;
      const most = Math.min(1, FRAME.height / layout.height);
      for (const ply of pliesOf(drawn))
        for (const [index, { node, x, width, height }] of ply.entries()) {
          const ordinary = layout.placements[node] as Placement;
          expect(width * drawn.scale).toBeGreaterThan(3.99 * drawn.scale);
          expect(height).toBeLessThanOrEqual(ordinary.height + 0.01);
          expect(x).toBeCloseTo((ordinary.x * drawn.across) / drawn.scale, 1);
          if (height * drawn.scale > ordinary.height * most * 0.99) full += 1;
          const next = ply[index + 1];
          if (next === undefined || Math.min(width, next.width) < 5) {
            small += 1;
            continue;
          }
          expect(x + width / 2).toBeLessThan(next.x - next.width / 2);
        }
    }
  });
  expect(small).toBeGreaterThan(50);
  expect(full).toBeGreaterThan(50);
});

test('seen whole in a narrow frame, the root stands beside the buttons and not below them', () => {
  for (const tree of [uniform(3, 6), uniform(3, 8), uniform(2, 11)])
    for (const width of [300, 320, 420]) {
      const frame = { left: 78, top: 8, width, height: 345 };
      const layout = layoutTree(tree, new NodeNames(tree), frame);
      const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
      const rootAt = (k: number) => {
        const at = centredOn(frame, layout, layout.width / 2, 0, k);
        const drawn = drawnAt(layout, run, 300, at, VIEW, null, frame)!;
        const { x, width: wide } = drawn.layout.placements[0] as Placement;
        const [middle, half] = [drawn.x + x * drawn.scale, (wide * drawn.scale) / 2];
        return { left: middle - half, right: middle + half, at };
      };
      const whole = wholeScale(frame, layout);
      // Five buttons of 32 px end 12 px from the border of the figure, as the frame does.
      expect(rootAt(whole).right).toBeLessThan(frame.left + width - 160);
      expect(rootAt(whole).left).toBeGreaterThan(frame.left - 0.5);
      // Nothing leaps while the reader zooms in, and soon the root is where it is in the tree.
      for (let k = whole; k < 2.5 * whole; k *= 1.01)
        expect(Math.abs(rootAt(k * 1.01).left - rootAt(k).left)).toBeLessThan(5);
      const { left, right, at } = rootAt(2 * whole);
      expect((left + right) / 2).toBeCloseTo(at.x + (layout.placements[0] as Placement).x * at.k, -1);
    }
});

test('no shape at an end of the tree is cut at the border of the frame', () => {
  let ends = 0;
  forTrees(12, { nodes: 2 }, ({ random }) => {
    const tree = random.pick([() => uniform(3, 7), () => uniform(2, 11), () => treeOf(wide(random, 7))])();
    const width = random.pick([310, 630, 950]);
    const frame = { ...FRAME, width };
    const layout = layoutTree(tree, new NodeNames(tree), { width, height: FRAME.height });
    const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
    for (const isLeft of [true, false])
      for (const farther of [1, 3, 20, 60]) {
        const k = wholeScale(frame, layout) * farther;
        const at = centredOn(frame, layout, isLeft ? 0 : layout.width, 0, k);
        const first = run.length - 1 - random.below(20);
        for (const step of isLeft ? [5, 12, 25] : [first, first >> 1]) {
          const drawn = drawnAt(layout, run, step, at, VIEW, null, frame);
          if (drawn === null) continue;
          for (const node of drawn.marks.nodes.keys()) {
            const place = drawn.layout.placements[node] as Placement;
            const [x, half] = [drawn.x + place.x * drawn.scale, (place.width * drawn.scale) / 2];
            if (isLeft) expect(x - half).toBeGreaterThan(frame.left - 0.5);
            else expect(x + half).toBeLessThan(frame.left + width + 0.5);
            if (half > 12 && (isLeft ? x - frame.left : frame.left + width - x) < 30) ends += 1;
          }
        }
      }
  });
  expect(ends).toBeGreaterThan(50);
});

test('where the plies begin to spread, everything is where it was in the ordinary layout', () => {
  const tree = uniform(3, 7);
  const layout = laidOut(tree);
  const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
  const from = 8 / layout.metrics.smallerEm;
  expect(scalesAt(layout, seenAt(layout, from))).toBeNull();
  const at = seenAt(layout, from * 0.9999);
  const drawn = drawnAt(layout, run, run.length >> 1, at)!;
  const scales = scalesAt(layout, at)!;
  expect(drawn.marks.nodes.size).toBeGreaterThan(50);
  for (const node of drawn.marks.nodes.keys()) {
    const [spread, ordinary] = [drawn.layout.placements[node]!, layout.placements[node]!];
    expect(scales.x + spread.x * scales.k).toBeCloseTo(at.x + ordinary.x * at.k, 0);
    expect(scales.y + spread.y * scales.k).toBeCloseTo(at.y + ordinary.y * at.k, 0);
    for (const side of ['width', 'height', 'apex'] as const)
      expect(spread[side] * scales.k).toBeCloseTo(ordinary[side] * at.k, 0);
  }
  // From there on nothing leaps: a little farther away everything is a little elsewhere.
  let before = scales;
  for (let k = from * 0.9999; k > wholeScale(FRAME, layout); k *= 0.99) {
    const next = scalesAt(layout, seenAt(layout, k))!;
    for (const of of ['k', 'rows'] as const) expect(Math.abs(next[of] - before[of])).toBeLessThan(0.02);
    expect(Math.abs(next.y - before.y)).toBeLessThan(8);
    before = next;
  }
  expect(before.k).toBe(1);
});

test('a tree that is drawn whole, and one of more plies than there is room for, keep their ordinary layout', () => {
  const small = laidOut(uniform(3, 4));
  expect(scalesAt(small, seenAt(small, 0.1))).toBeNull();
  const path = (depth: number): Sketch => (depth === 0 ? 1 : { max: [path(depth - 1), 2] });
  const deep = laidOut(treeOf(path(150)));
  expect(scalesAt(deep, seenAt(deep, wholeScale(FRAME, deep)))).toBeNull();
  const graph = laidOut(uniform(3, 6));
  const at = seenAt(graph, wholeScale(FRAME, graph));
  expect(spreadOf(graph, TREE_FORM, FRAME, at)).not.toBeNull();
  expect(spreadOf(graph, { ...TREE_FORM, hasOneWay: false }, FRAME, at)).toBeNull();
});

test('no place changes while the search steps in a uniform tree, so that only what differs is drawn again', () => {
  const tree = uniform(3, 8);
  const layout = laidOut(tree);
  const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
  const at = seenAt(layout, wholeScale(FRAME, layout));
  const layouts = new Set<Layout>();
  for (let step = 1000; step < 1060; step += 1) layouts.add(drawnAt(layout, run, step, at)!.layout);
  expect(layouts.size).toBeLessThan(6);
});

test('after zooms, pans, steps and folds the drawing is that of a fresh one', () => {
  let walked = 0;
  forTrees({ long: 20, usual: 4 }, { nodes: 2 }, ({ random }) => {
    const tree = random.flip(0.5) ? uniform(2 + random.below(2), 7) : treeOf(wide(random, 6));
    const layout = laidOut(tree);
    const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
    const group = () => document.createElementNS('http://www.w3.org/2000/svg', 'g');
    const kept = group();
    const drawing = renderTree(kept, layout);
    let [k, share, step, fold] = [wholeScale(FRAME, layout), 0.5, 0, null as NodeId | null];
    let view = VIEW;
    const upper = tree.nodes().filter((node) => tree.depth(node) < 5 && !tree.isLeaf(node));
    for (let turn = 0; turn < 30; turn += 1) {
      if (random.flip(0.1)) k = wholeScale(FRAME, layout) * (1 + random.below(12) / random.pick([1, 4]));
      if (random.flip(0.4)) share = random.below(101) / 100;
      step = random.flip(0.4) ? random.below(run.length + 1) : Math.min(step + 1, run.length);
      if (random.flip(0.4)) fold = random.flip(0.7) ? random.pick(upper) : null;
      // A node and then its sibling, whose distance limits the strokes across their edges.
      const near = view.focused === null ? [] : tree.children(tree.parent(view.focused));
      if (near.length > 0 && random.flip(0.3)) view = { ...VIEW, focused: random.pick(near) };
      else if (random.flip(0.3)) view = { ...VIEW, focused: random.pick([null, ...tree.nodes().slice(1)]) };
      const drawn = drawnAt(layout, run, step, seenAt(layout, k, share), view, fold);
      if (drawn === null) continue;
      drawing.adopt(drawn.layout);
      drawing.update(drawn.marks);
      const again = { ...layout };
      const anew = drawnAt(again, run, step, seenAt(again, k, share), view, fold)!;
      const fresh = group();
      renderTree(fresh, anew.layout).update(anew.marks);
      expect(kept.outerHTML).toBe(fresh.outerHTML);
      walked += 1;
    }
  });
  expect(walked).toBeGreaterThan(60);
});

/** The box of a text or a shape on screen. */
type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test('no name or window runs into a shape or an edge, and no bar into a node of the path', () => {
  let [names, windows, under] = [0, 0, 0];
  forTrees(6, { nodes: 2 }, ({ random }) => {
    const tree = random.pick([() => uniform(3, 6), () => uniform(2, 11), () => treeOf(wide(random, 7))])();
    const layout = random.flip(0.3) ? projected(tree) : laidOut(tree);
    const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
    for (let turn = 0; turn < 6; turn += 1) {
      const k = wholeScale(FRAME, layout) * (1 + random.below(6));
      const step = random.below(run.length + 1);
      const drawn = drawnAt(layout, run, step, seenAt(layout, k, random.below(101) / 100));
      if (drawn === null || drawn.scale < 1) continue;
      const { placements } = drawn.layout;
      const shapes = [...drawn.marks.nodes.keys()].map((node) => {
        const { x, y, width, height } = placements[node] as Placement;
        return { node, left: x - width / 2, right: x + width / 2, top: y, bottom: y + height };
      });
      const edges = [...drawn.marks.edges.keys()].map((edge) => edgeLine(drawn.layout, edge));
      for (const [node, mark] of drawn.marks.nodes) {
        const placement = placements[node] as Placement;
        for (const { part, text, x, y, anchor, size } of nodeTexts(drawn.layout, placement, mark)) {
          if (part === 'value' || mark.place !== null) continue;
          if (part === 'name') {
            names += 1;
            expect(text).toBe(layout.names.of(node));
          }
          if (part === 'bounds') windows += 1;
          const wide = textWidth(text) * size;
          const left = placement.x + x - (anchor === 'end' ? wide : 0);
          const baseline = placement.y + y;
          const box = { left, right: left + wide, top: baseline - 0.73 * size, bottom: baseline };
          expect(shapes.filter((shape) => shape.node !== node && meet(box, shape))).toEqual([]);
          expect(edges.filter((line) => meetsLine(middleOf(box), line, 0))).toEqual([]);
        }
        // The first collapsed node on the path of the search is the one with a bar.
        const path = run.pathAt(step);
        const below = path[path.indexOf(node) + 1];
        const barred = path.find((on) => drawn.barred.has(on));
        if (node !== barred || below === undefined) continue;
        under += 1;
        const bar = BAR_SHARE * (layout.plies[1]!.y - layout.plies[0]!.y) * drawn.rows;
        const bottom = placement.y + placement.height + 2;
        const { y, height, kind } = placements[below]!;
        if (height > 12 && kind !== 'leaf') expect(y).toBeGreaterThanOrEqual(bottom + bar - 0.1);
      }
    }
  });
  expect(names).toBeGreaterThan(200);
  expect(windows).toBeGreaterThan(20);
  expect(under).toBeGreaterThan(4);
});

test('where shapes have room for one line only, the window of a node on the path stands behind its name', () => {
  const random = seeded(8);
  let behind = 0;
  for (const [tree, frame] of [
    [uniform(3, 8), { ...FRAME, width: 1750, height: 800 }],
    [uniform(2, 11), { ...FRAME, width: 1750, height: 800 }],
    [uniform(3, 7), { ...FRAME, width: 310, height: 350 }],
  ] as const) {
    const isProjected = frame.height === 800;
    const sizes = isProjected ? { smallest: 36, leastText: 36, classes: PROJECTED_CLASSES } : {};
    const layout = layoutTree(tree, new NodeNames(tree), { ...frame, ...sizes });
    const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
    const { boundsAt } = familyOf(run);
    const at = centredOn(frame, layout, layout.width / 2, 0, wholeScale(frame, layout));
    for (let turn = 0; turn < 20; turn += 1) {
      const step = random.below(run.length + 1);
      const path = run.pathAt(step);
      const view = { ...VIEW, said: new Set(path) };
      const drawn = drawnAt(layout, run, step, at, view, null, frame)!;
      const plies = pliesOf(drawn);
      const { smallerEm } = drawn.layout.metrics;
      for (const node of path) {
        const place = drawn.layout.placements[node] as Placement;
        const mark = drawn.marks.nodes.get(node)!;
        const texts = nodeTexts(drawn.layout, place, mark);
        const [name, window] = ['name', 'badge'].map((part) => texts.find((text) => text.part === part));
        if (place.height / smallerEm > 2.2) continue;
        expect(mark.bounds).toBe('');
        const isAlone = plies[tree.depth(node)]?.length === 1 && !tree.isLeaf(node);
        if (isAlone && isProjected && place.side !== null) expect(window).toBeDefined();
        if (name === undefined || window === undefined) continue;
        behind += 1;
        expect(window.y).toBe(name.y);
        expect(window.size).toBe(name.size);
        expect(window.text).toBe(boundsAt(run, node, step, 'window', run.stateAt(node, step)));
        expect(Math.abs(window.x - name.x)).toBeGreaterThan(textWidth(name.text) * name.size);
      }
    }
  }
  expect(behind).toBeGreaterThan(60);
});

test('the strokes across a cut edge do not depend on what was drawn before', () => {
  const tree = uniform(4, 6);
  const layout = laidOut(tree);
  const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
  const at = seenAt(layout, wholeScale(FRAME, layout));
  const isCut = (node: NodeId) => run.stateAt(node, run.length).status === 'pruned';
  const cut = tree.nodes().filter((node) => {
    const parent = tree.parent(node);
    return tree.depth(node) > 4 && isCut(node) && !isCut(parent) && isCut(tree.child(parent, 2));
  });
  const strikeOf = (on: Layout, node: NodeId) => {
    const drawn = drawnAt(on, run, run.length, at, { ...VIEW, focused: node })!;
    return edgePaths(drawn.layout, node, drawn.marks.edges.get(node)!).strike;
  };
  let strikes = 0;
  for (const node of cut.filter((node) => tree.childIndex(node) === 3).slice(0, 20)) {
    strikeOf(layout, tree.child(tree.parent(node), 2));
    const strike = strikeOf(layout, node);
    expect(strike).toBe(strikeOf({ ...layout }, node));
    if (strike !== null) strikes += 1;
  }
  expect(strikes).toBeGreaterThan(9);
});

test('a node with the focus inside a collapsed subtree stands beside the path of the search, not on it', () => {
  let beside = 0;
  for (const tree of [uniform(3, 8), uniform(2, 11)]) {
    const layout = laidOut(tree);
    const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
    const random = seeded(5);
    const at = seenAt(layout, wholeScale(FRAME, layout));
    for (let turn = 0; turn < 20; turn += 1) {
      const step = random.below(run.length);
      const now = run.pathAt(step).findLast((node) => !tree.isLeaf(node))!;
      if (tree.depth(now) < 6) continue;
      const focused = random.pick(tree.children(tree.parent(now)).filter((node) => node !== now));
      const drawn = drawnAt(layout, run, step, at, { ...VIEW, focused })!;
      const [own, other] = [focused, now].map((node) => drawn.layout.placements[node] as Placement);
      expect(Math.abs(own!.x - other!.x)).toBeGreaterThan((own!.width + other!.width) / 2);
      expect(own!.x < other!.x).toBe(focused < now);
      expect(Math.min(own!.width, other!.width)).toBeGreaterThan(12);
      beside += 1;
    }
  }
  expect(beside).toBeGreaterThan(9);
});

test('the way to the node with the focus is drawn, whatever is collapsed', () => {
  const tree = uniform(3, 8);
  const layout = laidOut(tree);
  const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
  const random = seeded(3);
  const at = seenAt(layout, wholeScale(FRAME, layout));
  for (let turn = 0; turn < 10; turn += 1) {
    const focused = random.pick(tree.nodes());
    const drawn = drawnAt(layout, run, 500, at, { ...VIEW, focused })!;
    for (const node of tree.pathTo(focused)) expect(drawn.marks.nodes.has(node)).toBe(true);
  }
});
