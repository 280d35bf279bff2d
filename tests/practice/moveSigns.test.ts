import { describe, expect, test } from 'vitest';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import type { Answer } from '../../src/practice/answer.ts';
import type { Part } from '../../src/practice/exercise.ts';
import { treeOf } from '../support/sketch.ts';
import { alternating, TEXTBOOK_TREE } from './deepTree.ts';
import { said } from './saidOf.ts';

describe('in the list of leaves', () => {
  const part: Part = { kind: 'leafOrder' };
  const tree = TEXTBOOK_TREE;
  const C = tree.child(ROOT, 1);

  test('inner nodes among the leaves', () => {
    const { names, findings } = said(tree, [part], ({ leafOrder }) => ({
      leafOrder: [C, ...leafOrder],
    }));
    expect(names).toEqual(['counts-other-nodes']);
    expect(findings[0]!.place.node).toBe(C);
  });

  test('a leaf that is listed twice refuses no cut', () => {
    const twice = ({ leafOrder }: Answer) => ({ leafOrder: [...leafOrder, leafOrder[0]!, leafOrder[1]!] });
    expect(said(tree, [part], twice).names).toEqual([]);
  });

  test('cut leaves among the others refuse a cut', () => {
    const [hidden] = tree.children(C).slice(1);
    const listed = ({ leafOrder }: Answer) => ({
      leafOrder: [...leafOrder, hidden!].sort((a, b) => a - b),
    });
    expect(said(tree, [part], listed).names).toEqual(['slip']);
    expect(said(tree, [part], listed, { mayBeSlip: false }).names).toEqual(['refuses-cut']);
  });

  test('two leaves exchanged are a slip', () => {
    const exchanged = ({ leafOrder: [first, second, ...rest] }: Answer) => ({
      leafOrder: [second!, first!, ...rest],
    });
    expect(said(tree, [part], exchanged).names).toEqual(['slip']);
    expect(said(tree, [part], exchanged, { mayBeSlip: false }).names).toEqual([]);
  });

  test('the first leaf of a branch left out, where nobody holds a bound', () => {
    const withoutFirst = ({ leafOrder }: Answer) => ({ leafOrder: leafOrder.slice(1) });
    expect(said(tree, [part], withoutFirst, { mayBeSlip: false }).names).toEqual(['cut-without-bound']);
  });
});

describe('in their number', () => {
  const part: Part = { kind: 'leafCount' };
  // Seven leaves and four inner nodes are looked at; two leaves are not.
  test.each([
    ['all nodes that are called', 11],
    ['inner nodes', 4],
    ['leaves that are cut', 2],
    ['all nodes there are', 13],
  ])('%s', (_what, leafCount) => {
    const parts: Part[] = [part, { kind: 'leafOrder' }];
    expect(said(TEXTBOOK_TREE, parts, () => ({ leafCount })).names).toEqual(['counts-other-nodes']);
  });

  test('a number that means nothing is a miscount', () => {
    expect(said(TEXTBOOK_TREE, [part], () => ({ leafCount: 6 })).names).toEqual(['miscount']);
  });

  test('all leaves are those of plain minimax', () => {
    const { names, findings } = said(TEXTBOOK_TREE, [part], () => ({ leafCount: 9 }));
    expect(names).toEqual(['refuses-cut']);
    expect(findings[0]!.detail).toEqual({ kind: 'nothing-cut' });
  });

  test('is not put down to a method that the list of leaves contradicts', () => {
    const asked: Part[] = [part, { kind: 'leafOrder' }];
    const { names, candidates } = said(TEXTBOOK_TREE, asked, () => ({ leafCount: 9 }));
    expect([names, candidates]).toEqual([['miscount'], []]);
  });
});

describe('in the move', () => {
  // 3 and then, cut on equality, at most 3.
  const tied = treeOf(
    alternating([
      [3, 4],
      [3, 0],
      [1, 9],
    ]),
  );
  const [first, second] = tied.children(ROOT) as [NodeId, NodeId, NodeId];

  test('a later equal that is only a bound', () => {
    const { names, findings, candidates } = said(tied, [{ kind: 'move' }, { kind: 'crossing' }], () => ({
      move: second,
    }));
    // Of so few moves it may be any: that it only ties is said, and the habit is asked about.
    expect([names, candidates]).toEqual([['later-equal'], ['last-of-equals']]);
    expect(findings[0]!.place).toMatchObject({ node: second, test: { tester: second, v: 3, limit: 3 } });
  });

  test('the same at the beginning of a line', () => {
    const [leaf] = tied.children(second);
    const { names, candidates } = said(tied, [{ kind: 'line' }], () => ({ line: [second, leaf!] }));
    expect(names).toEqual(['later-equal']);
    expect(candidates).toContain('last-of-equals');
  });

  test('a line that goes wrong after the right move is no matter of equals', () => {
    const [, other] = tied.children(first);
    const line = [first, other!];
    expect(said(tied, [{ kind: 'line' }], () => ({ line }), { mayBeSlip: false }).names).not.toContain(
      'later-equal',
    );
    expect(said(tied, [{ kind: 'line' }], () => ({ line })).names).toEqual(['slip']);
  });

  test('is not put down to a method that what is crossed out contradicts', () => {
    const tree = TEXTBOOK_TREE;
    const parts: Part[] = [{ kind: 'crossing' }, { kind: 'move' }];
    const { names, candidates } = said(tree, parts, () => ({ move: tree.child(ROOT, 2) }));
    expect([names, candidates]).toEqual([[], []]);
  });
});
