/** A drawing that went through edits, steps and pans is what a fresh one of the same moment is. */

import { expect, test } from 'vitest';
import type { Edited } from '../../src/core/edit/edited.ts';
import { setLabel, setMove, setSide, setValue } from '../../src/core/edit/fields.ts';
import { addChild, addSibling, duplicateNode, removeNode, shiftNode } from '../../src/core/edit/structure.ts';
import type { Random } from '../../src/core/random/seeded.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { layoutTree, sameLayout } from '../../src/drawing/layout.ts';
import { type Marks, marksOf } from '../../src/drawing/marks.ts';
import { extentsOf, nodesInView, wholeTree } from '../../src/drawing/nodesInView.ts';
import type { Layout } from '../../src/drawing/placement.ts';
import { renderTree } from '../../src/drawing/renderTree.ts';
import { searchedSubject } from '../../src/session/growing.ts';
import { subjectOfTree } from '../../src/session/subject.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { forTrees, forTreesAndRulesInTurn } from '../support/forTrees.ts';
import { type Sketch, treeOf } from '../support/sketch.ts';

const SPACE = { width: 878, height: 414 };

function group(): SVGGElement {
  return document.createElementNS('http://www.w3.org/2000/svg', 'g');
}

/** An edit such as a hand makes, near a node. */
function edited(tree: GameTree, node: NodeId, random: Random): Edited {
  const leaf = random.pick(tree.leaves());
  const text = (...texts: readonly string[]) => random.pick(['', ...texts]);
  const edits = [
    () => addChild(tree, node),
    () => addSibling(tree, node),
    () => duplicateNode(tree, node),
    () => removeNode(tree, node),
    () => shiftNode(tree, node, 1),
    () => setValue(tree, leaf, random.below(30) - 9),
    () => setValue(tree, leaf, random.below(3000)),
    () => setLabel(tree, node, text('root', 'a long name')),
    () => setMove(tree, node, text('e4')),
    () =>
      tree.isLeaf(node) ? addChild(tree, node) : setSide(tree, node, random.pick(['max', 'min', 'chance'])),
  ];
  return random.pick(edits)();
}

/** What is drawn of a layout at a random step, with a random part of it in view. */
function marksAtRandom(layout: Layout, random: Random): Marks {
  const { tree } = layout;
  const run = recordTrace(tree, tree.hasChance ? 'expectiminimax' : 'alpha-beta', DEFAULT_RULES);
  const step = random.below(run.length + 1);
  const left = random.below(Math.ceil(layout.width));
  const top = random.below(Math.ceil(layout.height));
  const pane = { left, right: left + SPACE.width, top, bottom: top + SPACE.height, scale: 1 };
  const visible = nodesInView(layout, extentsOf(layout), pane, run.pathAt(step));
  const view = {
    notation: 'window',
    showBounds: true,
    focused: random.pick(tree.nodes()),
    hovered: null,
  } as const;
  return marksOf(layout, run.momentAt(step), view, visible);
}

function expectAsFresh(first: GameTree, edits: number, random: Random): void {
  let layout = layoutTree(first, new NodeNames(first), SPACE);
  const kept = group();
  const drawing = renderTree(kept, layout);
  drawing.update(marksAtRandom(layout, random));
  for (let made = 0; made < edits; made += 1) {
    const result = edited(layout.tree, random.pick(layout.tree.nodes()), random);
    if (!result.ok) continue;
    const names = new NodeNames(result.tree);
    layout = sameLayout(layout, result.tree, names) ?? layoutTree(result.tree, names, SPACE);
    drawing.adopt(layout);
    const marks = marksAtRandom(layout, random);
    drawing.update(marks);
    const fresh = group();
    renderTree(fresh, layout).update(marks);
    expect(kept.innerHTML.replaceAll('><', '>\n<')).toBe(fresh.innerHTML.replaceAll('><', '>\n<'));
  }
}

function wide(depth: number): Sketch {
  if (depth === 0) return 5;
  const children = [wide(depth - 1), depth, wide(depth - 1), wide(depth - 1)];
  return depth % 2 === 0 ? { max: children } : { min: children };
}

test('on random trees, each edited six times', () => {
  forTrees({ long: 40, usual: 10 }, { nodes: 50 }, ({ tree, random }) => expectAsFresh(tree, 6, random));
});

test('on a tree of which only a part is drawn', () => {
  forTrees(3, { nodes: 2 }, ({ random }) => expectAsFresh(treeOf(wide(6)), 8, random));
});

test('of a tree that grows, stepped forwards, back and by leaps; what is there stays where it is', () => {
  forTreesAndRulesInTurn({ long: 60, usual: 16 }, { nodes: 40, halting: true }, ({ tree, random }, rules) => {
    const whole = subjectOfTree(tree, { id: '', title: '' });
    const grown = searchedSubject(whole, { algorithm: 'alpha-beta', rules }, 'grown');
    const { run } = grown.growth!;
    const layout = layoutTree(grown.tree, grown.names, { ...SPACE, run, stubWords: 'never generated' });
    const visible = wholeTree(layout);
    const view = { notation: 'window', showBounds: true, focused: null, hovered: null } as const;
    const marksAt = (step: number) => marksOf(layout, run.momentAt(step), view, visible);
    const kept = group();
    const drawing = renderTree(kept, layout);
    const leaps = Array.from({ length: 8 }, () => random.below(run.length + 1));
    for (const step of [0, 1, ...leaps, run.length]) {
      const marks = marksAt(step);
      drawing.update(marks);
      const fresh = group();
      renderTree(fresh, layout).update(marks);
      expect(kept.innerHTML).toBe(fresh.innerHTML);
      const born = grown.tree.nodes().filter((node) => node === 0 || run.bornAt(node) <= step);
      expect([...kept.querySelectorAll('[data-node]')].map((node) => node.getAttribute('data-node'))).toEqual(
        born.map(String),
      );
      const cuts = run.eventsOf('cutoff').filter((at) => at <= step);
      const left = cuts.map((at) => run.event(at)).filter((event) => event.kind === 'cutoff');
      expect([...kept.querySelectorAll('.stub-count')].map((text) => text.textContent).sort()).toEqual(
        left.map((event) => `${layout.stubWords === '' ? '+' : ''}${event.neverGenerated}`).sort(),
      );
    }
  });
});

test('what an edit does not change stays the same element', () => {
  const tree = treeOf({ max: [{ min: [3, 12] }, { min: [2, 4] }] });
  let layout = layoutTree(tree, new NodeNames(tree), SPACE);
  const view = { notation: 'window', showBounds: true, focused: null, hovered: null } as const;
  const kept = group();
  const drawing = renderTree(kept, layout);
  const draw = () => {
    const run = recordTrace(layout.tree, 'alpha-beta', DEFAULT_RULES);
    drawing.update(
      marksOf(layout, run.momentAt(0), view, { nodes: layout.tree.nodes(), collapsed: new Set() }),
    );
  };
  draw();
  const before = [...kept.querySelectorAll('[data-node]')];
  const result = removeNode(tree, tree.leaves()[0]!);
  if (!result.ok) throw new Error(result.refusal);
  layout = layoutTree(result.tree, new NodeNames(result.tree), SPACE);
  drawing.adopt(layout);
  draw();
  const after = [...kept.querySelectorAll('[data-node]')];
  expect(after).toHaveLength(6);
  expect(after.filter((node) => before.includes(node))).toHaveLength(6);
});
