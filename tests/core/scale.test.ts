/** Another scale for the leaves: which moves change by it. */
import { describe, expect, test } from 'vitest';
import { chosenMove, flips } from '../../src/core/analysis/chosenMoves.ts';
import { edited } from '../../src/core/edit/edits.ts';
import { type Scale, scaleValues } from '../../src/core/edit/scale.ts';
import { backedUpValues } from '../../src/core/order/childOrder.ts';
import { expectiminimax } from '../../src/core/search/expectiminimax.ts';
import { SILENT } from '../../src/core/search/searchObserver.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { exampleById } from '../../src/library/library.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { treeOf } from '../library/runs.ts';
import { forTrees } from '../support/forTrees.ts';
import { ofCases } from '../support/howMany.ts';
import { PlainNode } from '../support/oracle/plainTree.ts';
import { firstBest, trueValue } from '../support/oracle/trueValue.ts';

const linear = (factor: number, shift: number): Scale => ({ kind: 'linear', factor, shift });
const power = (exponent: number): Scale => ({ kind: 'power', exponent });

function tree(text: string): GameTree {
  const read = parseTree(text);
  if (!read.ok) throw new Error(text);
  return read.value;
}

/** The tree after, as text; why not, where it is refused. */
function scaledText(text: string, scale: Scale): string {
  const outcome = scaleValues(tree(text), scale, ROOT);
  return outcome.ok ? printTree(outcome.tree) : outcome.refusal;
}

/** The same linked objects with the leaves of another tree of the same shape. */
function plainWith(node: PlainNode, { columns }: GameTree, parent: PlainNode | null = null): PlainNode {
  const value = columns.value[node.id] ?? Number.NaN;
  const copy = new PlainNode(node.kind, parent, value, node.share, node.shares);
  copy.id = node.id;
  copy.children.push(...node.children.map((child) => plainWith(child, { columns } as GameTree, copy)));
  return copy;
}

describe('AIMA’s tree of 1, 2, 3, 4', () => {
  const before = treeOf(exampleById('aima-chance-1234')!);
  test.each([
    [1, 2.1, 1.3],
    [2, 4.5, 2.5],
    [3, 9.9, 7.3],
    [4, 22.5, 26.5],
    [5, 53.1, 103.3],
  ])('to the power of %d: %d against %d', (exponent, left, right) => {
    const outcome = edited(before, ['scaleValues', power(exponent), ROOT]);
    if (!outcome.ok) throw new Error('refused');
    const values = backedUpValues(outcome.tree);
    expect(before.children(ROOT).map((child) => values[child])).toEqual([left, right]);
    expect(expectiminimax(outcome.tree, SILENT)).toBe(Math.max(left, right));
    const [first, second] = before.children(ROOT);
    const due = exponent < 4 ? [] : [{ node: ROOT, before: first, after: second }];
    expect(flips(before, outcome.tree)).toEqual(due);
  });
});

describe('what becomes of leaves and bounds', () => {
  test.each<[string, Scale, string]>([
    ['leaves 0..1; (0 1) (0.5 1)', linear(2, -1), 'leaves -1..1; (-1 1) (0 1)'],
    ['0.1 0.7', linear(3, 0), '0.3 2.1'],
    ['(inf -inf) (? 2)', linear(0.5, 1), '(inf -inf) (? 2)'],
    ['leaves -2..3; -2 3', power(3), 'leaves -8..27; -8 27'],
    ['leaves -2..3; 0 3', power(2), 'leaves 0..9; 0 9'],
    ['-inf ? 2 inf', power(3), '-inf ? 8 inf'],
    ['1 2 inf', power(2), '1 4 inf'],
    ['0.1 0.2', power(3), '0.001 0.008'],
    ['-3 3', power(2), 'scale-below-zero'],
    ['-inf 3', power(4), 'scale-below-zero'],
    ['1 2', linear(0, 1), 'scale-turned'],
    ['1 2', linear(-1, 1), 'scale-turned'],
    ['1e200 2', power(2), 'scale-too-large'],
    ['1 2', linear(1, 1e17), 'scale-too-fine'],
    ['1e-200 2e-200', power(3), 'scale-too-fine'],
    ['chance(1/2*0.123456789 1/2*2)', linear(1.23456789, 0), 'scale-too-fine'],
  ])('%s', (text, scale, due) => {
    const wanted = due.startsWith('scale-') ? due : printTree(tree(due));
    expect(scaledText(text, scale)).toBe(wanted);
  });

  test('a tree without leaves that differ is no worse for it, and names stay', () => {
    expect(scaledText('a-> x:(3 3) b-> y:(3 ?)', linear(2, 1))).toBe('a-> x:(7 7) b-> y:(7 ?)');
  });
});

test('a·x + b changes no move in any tree, and is reckoned exactly', () => {
  let chances = 0;
  forTrees(6000, { nodes: 60 }, ({ tree: before, root, random, nodes, value }) => {
    const [p, q] = [1 + random.below(40), random.below(401) - 200];
    const outcome = scaleValues(before, linear(p / 10, q / 10), ROOT);
    if (!outcome.ok) throw new Error(outcome.refusal);
    const after = outcome.tree;
    // Leaves are whole fortieths.
    for (const leaf of before.leaves()) {
      const old = before.value(leaf);
      const due = Number.isFinite(old) ? (p * Math.round(old * 40) + 40 * q) / 400 : old;
      expect(after.value(leaf)).toBe(due === 0 ? 0 : due);
    }
    const plain = plainWith(root, after);
    for (const [index, node] of plain.everyNode().entries())
      expect(firstBest(node)).toBe(firstBest(nodes[index]!));
    expect(flips(before, after)).toEqual([]);
    const [low, high] = after.leafBounds;
    for (const leaf of after.leaves()) {
      expect(after.value(leaf)).toBeGreaterThanOrEqual(low);
      expect(after.value(leaf)).toBeLessThanOrEqual(high);
    }
    if (Number.isFinite(value)) expect(trueValue(plain)).toBeCloseTo((p / 10) * value + q / 10, 6);
    if (before.hasChance) chances += 1;
  });
  expect(chances).toBeGreaterThan(ofCases(1000));
});

test('xᵏ changes no minimax move, and over chance nodes what it changes is told', () => {
  let [flipped, evens] = [0, 0];
  forTrees(6000, { nodes: 60 }, ({ tree: before, root, random, nodes }) => {
    const exponent = 1 + random.below(7);
    const outcome = scaleValues(before, power(exponent), ROOT);
    const hasNegative = before.leaves().some((leaf) => before.value(leaf) < 0);
    if (exponent % 2 === 0 && hasNegative) {
      expect(outcome).toMatchObject({ ok: false, refusal: 'scale-below-zero' });
      return;
    }
    if (!outcome.ok) throw new Error(outcome.refusal);
    const after = outcome.tree;
    const plain = plainWith(root, after).everyNode();
    const due = plain.flatMap((node, index) => {
      const [from, to] = [firstBest(nodes[index]!), firstBest(node)];
      const at = index as NodeId;
      return from === null || to === null || from === to
        ? []
        : [{ node: at, before: before.child(at, from), after: before.child(at, to) }];
    });
    expect(flips(before, after)).toEqual(due);
    if (!before.hasChance) expect(due).toEqual([]);
    if (due.length > 0) flipped += 1;
    if (exponent % 2 === 0) evens += 1;
  });
  expect(flipped).toBeGreaterThan(ofCases(40));
  expect(evens).toBeGreaterThan(ofCases(100));
});

test('the values of all nodes, and the first best moves, are those of their definition', () => {
  forTrees(2000, { nodes: 60, halting: true }, ({ tree: any, nodes }) => {
    const values = backedUpValues(any);
    for (const node of nodes) {
      expect(values[node.id]).toBe(trueValue(node));
      const move = chosenMove(any, values, node.id as NodeId);
      if (move !== null) expect(any.childIndex(move)).toBe(firstBest(node));
    }
  });
});
