/** The bars of subtrees that are too narrow to draw, after steps, pans and zooms. */
import { expect, test } from 'vitest';
import type { Random } from '../../src/core/random/seeded.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { layoutTree } from '../../src/drawing/layout.ts';
import { marksOf } from '../../src/drawing/marks.ts';
import { extentsOf, nodesInView, withFolds } from '../../src/drawing/nodesInView.ts';
import { barParts } from '../../src/drawing/shareBar.ts';
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

/** The height of a field as its path tells it; 0 for none. */
const heightOf = (path: string) => Number(/v([\d.]+)/.exec(path)?.[1] ?? 0);

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
