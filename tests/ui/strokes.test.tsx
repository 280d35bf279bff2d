/** A picture as strokes and words is what the renderer draws, element for element, and looks as the style sheets say. */

import { expect, test } from 'vitest';
import type { Random } from '../../src/core/random/seeded.ts';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { countLeaves } from '../../src/core/uniform/leafCounts.ts';
import { layoutTree } from '../../src/drawing/layout.ts';
import { INKS, lookIn } from '../../src/drawing/look.ts';
import { type Marks, marksOf, type NodeMark } from '../../src/drawing/marks.ts';
import { wholeTree } from '../../src/drawing/nodesInView.ts';
import type { Layout } from '../../src/drawing/placement.ts';
import { renderChart } from '../../src/drawing/renderChart.ts';
import { renderTree } from '../../src/drawing/renderTree.ts';
import { strokesOf } from '../../src/drawing/strokes.ts';
import { openingSetting } from '../../src/games/setting.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { growthChart } from '../../src/ui/growth/growthChart.ts';
import { growth as englishGrowth } from '../../src/words/en/work.ts';
import { NodeNames, VectorNames } from '../../src/words/nodeNames.ts';
import { forTrees } from '../support/forTrees.ts';
import { graphPicture } from '../support/graphPicture.ts';
import { FILE_TOKENS, styledInk } from '../support/styledInk.ts';

const SPACE = { width: 878, height: 414 };
const SVG = 'http://www.w3.org/2000/svg';

/** The drawing in a document, as the page has it. */
function drawn(layout: Layout, marks: Marks): SVGGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'tree');
  const group = document.createElementNS(SVG, 'g');
  svg.append(group);
  renderTree(group, layout).update(marks);
  return group;
}

function shiftOf(element: Element | null): readonly [number, number] {
  const [, x = '0', y = '0'] = /translate\((.+),(.+)\)/.exec(element?.getAttribute('transform') ?? '') ?? [];
  return [Number(x), Number(y)];
}

/** Every path and text of a drawing, as it stands there. */
function elementsOf(group: Element) {
  const elements = [...group.querySelectorAll('path, text')];
  // A board without a cross has an empty path for them.
  return elements
    .filter((element) => element.getAttribute('d') !== '')
    .map((element) => {
      const holders = [element, element.closest('.board'), element.closest('.node')];
      const [dx, dy] = holders.map(shiftOf).reduce(([x, y], [left, top]) => [x + left, y + top], [0, 0]);
      const number = (name: string) => Number(element.getAttribute(name) ?? 0);
      const of = [
        element.closest('.node')?.getAttribute('class') ?? '',
        element.closest('.board') ? 'board' : '',
        element.closest('.strokes') ? 'strokes' : '',
      ];
      const common = { role: element.getAttribute('class'), of: of.filter(Boolean).join(' ') };
      const at = { x: dx! + number('x'), y: dy! + number('y') };
      if (element.localName === 'path')
        return { ...common, ...at, kind: 'path', d: element.getAttribute('d'), element };
      const pieces = [...element.children].map((piece) => [piece.getAttribute('class'), piece.textContent]);
      return {
        ...{ ...common, ...at, kind: 'text', text: element.textContent, size: number('font-size'), element },
        anchor: element.getAttribute('text-anchor') ?? 'start',
        ...(pieces.length > 0 && { pieces }),
      };
    });
}

function expectSame(layout: Layout, marks: Marks): void {
  // Each shift of a document is rounded for itself.
  const own = strokesOf(layout, marks);
  const there = elementsOf(drawn(layout, marks)).map(({ element: _element, ...one }) => one);
  const plain = (all: readonly { readonly x: number; readonly y: number }[]) =>
    all.map(({ x: _x, y: _y, ...one }) => JSON.stringify(one, Object.keys(one).sort()));
  expect(plain(own)).toEqual(plain(there));
  const far = own.filter(({ x, y }, at) => Math.hypot(x - there[at]!.x, y - there[at]!.y) > 0.03);
  expect(far).toEqual([]);
}

function marksAt(layout: Layout, run: AnyRun, step: number): Marks {
  const view = { notation: 'range', showBounds: true, focused: null, hovered: null } as const;
  return marksOf(layout, run.momentAt(step), view, wholeTree(layout));
}

const STATES = {
  status: ['waiting', 'open', 'done', 'pruned', 'beyond'],
  flag: [
    ...['', 'asked', 'right', 'wrong', 'half', 'solution', 'aside'],
    ...['worth-max', 'worth-min', 'worth-even'],
  ],
  edge: ['waiting', 'seen', 'pruned', 'beyond'],
  edgeFlag: ['', 'asked', 'right', 'wrong', 'half', 'solution', 'aside', 'other', 'merging', 'way'],
} as const;

/** The marks with everything that can be otherwise chosen at random, whether or not a run comes to it. */
function atRandom({ nodes, edges, ...rest }: Marks, random: Random): Marks {
  const often = () => random.below(3) === 0;
  return {
    ...rest,
    nodes: new Map(
      [...nodes].map(([id, mark]): [typeof id, NodeMark] => [
        id,
        {
          ...mark,
          status: random.pick(STATES.status),
          flag: random.pick(STATES.flag),
          current: random.below(9) === 0,
          onPath: often(),
          focused: random.below(9) === 0,
          hovered: random.below(9) === 0,
          collapsed: often(),
          held: ['', '+1 node', '+33 个节点'][random.below(3)]!,
          bounds: often() ? '[2, 5]' : '',
          badge: often() ? '✗' : '',
        },
      ]),
    ),
    edges: new Map(
      [...edges].map(([id, mark]) => [
        id,
        {
          ...mark,
          status: random.pick(STATES.edge),
          flag: random.pick(STATES.edgeFlag),
          deciding: often(),
          onPath: often(),
          struck: often(),
          share: random.pick([0, 1, 2, 3, 4, 5]),
        },
      ]),
    ),
  };
}

function laidOut(run: AnyRun): Layout {
  const names = run.tree.players > 0 ? new VectorNames(run.tree) : new NodeNames(run.tree);
  return layoutTree(run.tree, names, { ...SPACE, run, stubWords: 'never generated' });
}

test('the same strokes and words on 60 random trees, drawn first and grown, at random steps and in random states', () => {
  forTrees(60, { nodes: 60 }, ({ tree, random }) => {
    const algorithm = tree.hasChance ? 'expectiminimax' : 'alpha-beta';
    for (const growth of ['drawn', 'grown'] as const) {
      const run = recordSearch(tree, algorithm, DEFAULT_RULES, growth);
      const layout = laidOut(run);
      const marks = marksAt(layout, run, random.below(run.length + 1));
      expectSame(layout, marks);
      expectSame(layout, atRandom(marks, random));
    }
  });
});

test('the same of trees with boards and of several players, and of a graph with its strategy', () => {
  for (const example of LIBRARY.filter(({ id }) => id.startsWith('ttt') || id.startsWith('maxn'))) {
    const { tree, names, boards } = subjectOfExample(example);
    const run = recordSearch(tree, example.algorithm, DEFAULT_RULES, 'drawn');
    const layout = layoutTree(tree, names, { ...SPACE, run, boards });
    for (const step of [0, run.length >> 1, run.length]) expectSame(layout, marksAt(layout, run, step));
  }
  const { form, run, layout } = graphPicture(openingSetting('grundy'), SPACE);
  const view = { notation: 'window', showBounds: false, focused: null, hovered: null } as const;
  for (const step of [3, run.length >> 1, run.length])
    expectSame(layout, form.marks(layout, run.momentAt(step), view, wholeTree(layout)));
});

test('looks of strokes and words are those of the style sheets, in either ink, in every state', () => {
  const seen = new Set<string>();
  forTrees(40, { nodes: 40 }, ({ tree, random }) => {
    const run = recordSearch(tree, tree.hasChance ? 'expectiminimax' : 'alpha-beta', DEFAULT_RULES, 'grown');
    const layout = laidOut(run);
    const marks = atRandom(marksAt(layout, run, random.below(run.length + 1)), random);
    compareLooks(elementsOf(drawn(layout, marks)), seen);
  });
  for (const id of ['ttt-stage2', 'maxn-shallow']) {
    const example = LIBRARY.find((one) => one.id === id) ?? LIBRARY[0]!;
    const { tree, names, boards } = subjectOfExample(example);
    const run = recordSearch(tree, example.algorithm, DEFAULT_RULES, 'drawn');
    const layout = layoutTree(tree, names, { ...SPACE, run, boards });
    compareLooks(elementsOf(drawn(layout, marksAt(layout, run, run.length))), seen);
  }
  expect(seen.size).toBeGreaterThan(500);
});

test('looks of the chart of how it grows are those of its style sheet, in either ink, of every role and search', () => {
  const view = { branching: 3, depth: 7, seed: 1, scale: 'log', leaves: 500 } as const;
  const space = { width: 900, height: 500, fontSize: 14 };
  const seen = new Set<string>();
  // Little counted, and all.
  for (const mostLeaves of [20, 5000]) {
    const counts = [...countLeaves({ ...view, mostLeaves })].flatMap(({ part }) => part ?? []);
    const marks = growthChart({ view, counts, words: englishGrowth }, space);
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('class', 'leaf-chart');
    renderChart(svg, marks);
    const elements = marks.map(({ role, of }, at) => ({ role, of, element: svg.children[at]! }));
    compareLooks(elements, seen);
  }
  const roles = new Set([...seen].map((key) => key.split('/')[1]));
  expect([roles.size, seen.size]).toEqual([11, 18]);
});

type Drawn = Pick<ReturnType<typeof elementsOf>[number], 'element' | 'role' | 'of'>;

function compareLooks(elements: readonly Drawn[], seen: Set<string>): void {
  for (const { element, role, of } of elements) {
    const key = `${of}/${role}`;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const ink of INKS) {
      const { dashes, ...look } = lookIn(ink)({ role: role ?? '', of });
      const { dashes: dashesThere, ...there } = styledInk(element, FILE_TOKENS[ink]);
      // What has no stroke has no width, and a path no weight.
      const said = (one: typeof look | typeof there) => ({
        ...one,
        ...(one.stroke === 'none' && { width: 0, cap: '', join: '' }),
        weight: element.localName === 'path' ? 0 : one.weight,
      });
      expect({ key, dashes, ...said(look) }).toEqual({ key, dashes: dashesThere, ...said(there) });
    }
  }
}
