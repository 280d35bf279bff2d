/** The bars of subtrees that are too narrow to draw, after steps, pans and zooms. */
import { expect, test } from 'vitest';
import type { Random } from '../../src/core/random/seeded.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { layoutTree } from '../../src/drawing/layout.ts';
import { marksOf } from '../../src/drawing/marks.ts';
import { extentsOf, nodesInView } from '../../src/drawing/nodesInView.ts';
import { barParts } from '../../src/drawing/shareBar.ts';
import { withFolds } from '../../src/drawing/withFolds.ts';
import type { SessionState } from '../../src/session/session.ts';
import { createSubtreeBars } from '../../src/ui/figure/subtreeBars.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { forTrees } from '../support/forTrees.ts';
import { type Sketch, treeOf } from '../support/sketch.ts';

const SPACE = { width: 878, height: 414 };

function svg(): SVGSVGElement {
  return document.createElementNS('http://www.w3.org/2000/svg', 'svg');
}

/** A tree of more than 3,000 leaves, of which some branches are longer than others. */
function wide(random: Random, depth: number): Sketch {
  if (depth === 0) return random.below(100);
  const children = Array.from({ length: 5 }, () => wide(random, random.flip(0.1) ? 0 : depth - 1));
  return depth % 2 === 0 ? { max: children } : { min: children };
}

test('are those of a fresh drawing, and tell the truth about what is below', () => {
  let seen = 0;
  forTrees(3, { nodes: 2 }, ({ random }) => {
    const tree = treeOf(wide(random, 5));
    const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
    const layout = layoutTree(tree, new NodeNames(tree), SPACE);
    const extents = extentsOf(layout);
    const state = { activity: { kind: 'reading' } } as SessionState;
    const view = { notation: 'window', showBounds: true, focused: null, hovered: null } as const;
    const kept = svg();
    const bars = createSubtreeBars(kept, extents, SPACE.width, () => undefined);
    let [step, k] = [0, 1];
    let at = { x: 0, y: 0 };
    let drawn: Parameters<typeof bars.show>[0] | null = null;
    for (let turn = 0; turn < 40; turn += 1) {
      if (random.flip(0.5)) step = random.below(run.length + 1);
      if (random.flip(0.5)) k = 1 / (1 + random.below(120));
      at = { x: -random.below(Math.ceil(layout.width * k)), y: random.below(200) };
      // A pan is shown before the drawing follows in the next frame.
      if (drawn !== null) bars.show(drawn, { ...at, k });
      const left = -at.x / k;
      const pane = { left, right: left + SPACE.width / k, top: 0, bottom: SPACE.height / k, scale: k };
      const moment = run.momentAt(step);
      const inView = nodesInView(layout, extents, pane, moment.path);
      const folded = random.pick(inView.nodes);
      const visible = random.flip(0.3) ? withFolds(inView, run, step, (node) => node === folded) : inView;
      drawn = { state, layout, whole: layout, moment, view, marks: marksOf(layout, moment, view, visible) };
      bars.show(drawn, { ...at, k });
      const fresh = svg();
      createSubtreeBars(fresh, extents, SPACE.width, () => undefined).show(drawn, { ...at, k });
      expect(kept.outerHTML).toBe(fresh.outerHTML);
      seen += (kept.querySelector('.touch')?.getAttribute('d') ?? '').split('M').length - 1;
    }
    bars.destroy();
    expect(kept.outerHTML).toBe(svg().outerHTML);
  });
  expect(seen).toBeGreaterThan(1_000);
});

test('below a folded node lies a bar of what is inside, with a ring while the search is there', () => {
  const leaf = (value: number) => ({ max: [value, value + 1] });
  const tree = treeOf({ max: [{ min: [leaf(50), leaf(10), leaf(60)] }, { min: [leaf(5), leaf(90)] }] });
  const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
  const layout = layoutTree(tree, new NodeNames(tree), SPACE);
  const state = { activity: { kind: 'reading' } } as SessionState;
  const foldedNodes = (count: number) => `+${count} nodes`;
  const view = { notation: 'window', showBounds: true, focused: null, hovered: null, foldedNodes } as const;
  const B = tree.child(tree.nodes()[0]!, 0);
  const drawing = svg();
  const bars = createSubtreeBars(drawing, extentsOf(layout), SPACE.width, () => undefined);
  const seen = new Set<string>();
  for (let step = 0; step <= run.length; step += 1) {
    const moment = run.momentAt(step);
    const all = { nodes: tree.nodes(), collapsed: new Set<never>() };
    const visible = withFolds(all, run, step, (node) => node === B);
    const drawn = { state, layout, whole: layout, moment, view };
    bars.show({ ...drawn, marks: marksOf(layout, moment, view, visible) }, { x: 0, y: 0, k: 1 });
    const path = (name: string) => drawing.querySelector(`.subtree-bars .${name}`)?.getAttribute('d') ?? '';
    const inside = tree.leaves().filter((node) => node > B && node < tree.subtreeEnd(B));
    const count = (status: string) => inside.filter((node) => moment.stateOf(node).status === status).length;
    const [evaluated, cut] = [count('done'), count('pruned')];
    const { width } = layout.placements[B]!;
    const there = [evaluated, cut, inside.length - evaluated - cut].filter((leaves) => leaves > 0).length;
    const shareOf = (leaves: number) =>
      leaves === 0 ? 0 : 2 + ((width - 2 * there) * leaves) / inside.length;
    expect(widthOf(path('evaluated')), `${step}`).toBeCloseTo(shareOf(evaluated), 1);
    expect(widthOf(path('cut')), `${step}`).toBeCloseTo(shareOf(cut), 1);
    expect(path('here') !== '', `${step}`).toBe(moment.path.includes(B));
    // The stack of bars takes the presses.
    expect(path('touch')).toBe('');
    seen.add(`${evaluated} ${cut}`);
  }
  expect(seen).toContain('0 0');
  expect([...seen].some((counts) => !counts.endsWith(' 0'))).toBe(true);
});

/** The height and the width of a field as its path tells it; 0 for none. */
const heightOf = (path: string) => Number(/v([\d.]+)/.exec(path)?.[1] ?? 0);
const widthOf = (path: string) => Number(/h([\d.]+)/.exec(path)?.[1] ?? 0);

test('a part of a bar is as high as its share of the leaves, and no part that is there is missing', () => {
  const box = { x: 0, y: 0, width: 8, height: 26 };
  const parts = (evaluated: number, cut: number, waiting: number) => {
    const bar = barParts(box, { evaluated, cut, waiting });
    return [heightOf(bar.evaluated), heightOf(bar.cut)];
  };
  expect(parts(1, 1, 2)).toEqual([7, 7]);
  expect(parts(5, 0, 0)).toEqual([26, 0]);
  expect(parts(0, 5, 0)).toEqual([0, 26]);
  expect(parts(0, 0, 5)).toEqual([0, 0]);
  expect(parts(1, 1_000_000, 0)).toEqual([2, 24]);
  expect(barParts(box, { evaluated: 0, cut: 0, waiting: 0 }).outline).not.toBe('');
});

test('a bar that is wider than high is shared out from the left', () => {
  const box = { x: 10, y: 4, width: 26, height: 8 };
  const bar = barParts(box, { evaluated: 1, cut: 1, waiting: 2 });
  expect(bar.evaluated).toBe('M10,4h7v8h-7z');
  expect(bar.cut).toBe('M17,4h7v8h-7z');
  expect(bar.stripes).toBe('M18.5,4v8M21.5,4v8');
});
