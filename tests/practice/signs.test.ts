import { describe, expect, test } from 'vitest';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { type Answer, BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import type { Part } from '../../src/practice/exercise.ts';
import { treeOf } from '../support/sketch.ts';
import { alternating, TEXTBOOK_TREE } from './deepTree.ts';
import { said } from './saidOf.ts';

/** Nodes of the textbook's tree: B, C and D, and their leaves. */
const [B, C, D] = [1, 5, 9] as NodeId[];
const leafOf = (branch: NodeId | undefined, index: number) => TEXTBOOK_TREE.child(branch!, index);
const point = (value: number) => ({ low: value, high: value });

describe('in what is crossed out', () => {
  const part: Part = { kind: 'crossing' };

  test('a cut that is refused: MIN already has 2', () => {
    const crossing = new Set([leafOf(C, 1)]);
    const { names, findings } = said(TEXTBOOK_TREE, part, () => ({ crossing }), { mayBeSlip: false });
    expect(names).toEqual(['refuses-cut']);
    const { test: decides, node } = findings[0]!.place;
    expect(node).toBe(C);
    expect(decides).toEqual({ tester: C, bound: 'alpha', v: 2, limit: 3, owner: ROOT, cuts: true });
  });

  test('one leaf forgotten is a slip, once', () => {
    const crossing = new Set([leafOf(C, 1)]);
    expect(said(TEXTBOOK_TREE, part, () => ({ crossing })).names).toEqual(['slip']);
    expect(said(TEXTBOOK_TREE, part, () => ({ crossing }), { mayBeSlip: false }).names).toEqual([
      'refuses-cut',
    ]);
  });

  test('a cut in the first branch, where nobody holds a bound', () => {
    const crossing = (right: Answer) => ({ crossing: new Set([...right.crossing, leafOf(B, 1)]) });
    // A single leaf may be a slip.
    expect(said(TEXTBOOK_TREE, part, crossing).names).toEqual(['slip']);
    const { names, findings } = said(TEXTBOOK_TREE, part, crossing, { mayBeSlip: false });
    expect(names).toEqual(['cut-without-bound']);
    expect(findings[0]!.detail).toBe(null);
    expect(findings[0]!.place.test).toEqual({
      tester: B,
      bound: 'alpha',
      v: 3,
      limit: -Infinity,
      owner: null,
      cuts: false,
    });
  });

  test('a cut of the very first leaf, before anything is known', () => {
    const crossing = (right: Answer) => ({ crossing: new Set([...right.crossing, leafOf(B, 0)]) });
    expect(said(TEXTBOOK_TREE, part, crossing, { mayBeSlip: false }).names).toEqual(['cut-without-bound']);
  });

  test('several cuts where nothing can cut yet are told as such', () => {
    const tree = treeOf(
      alternating([
        [
          [3, 5],
          [2, 8],
        ],
        [
          [1, 4],
          [0, 7],
        ],
      ]),
    );
    const [first, second] = tree.children(tree.child(ROOT, 0));
    const crossing = new Set([tree.child(first!, 1), second!]);
    const { names, findings } = said(tree, part, () => ({ crossing }), { mayBeSlip: false });
    expect(names).toEqual(['cut-without-bound']);
    expect(findings[0]!.detail).toEqual({ kind: 'several' });
  });

  test('nothing at all is plain minimax, not a cut that is refused', () => {
    const { names, findings, candidates } = said(TEXTBOOK_TREE, part, () => ({ crossing: new Set() }));
    expect([names, candidates]).toEqual([['refuses-cut'], []]);
    expect(findings[0]!.detail).toEqual({ kind: 'nothing-cut' });
    expect(findings[0]!.place).toMatchObject({ node: C, test: { tester: C, cuts: true } });
  });

  test('a cut in the last branch of the root', () => {
    const crossing = (right: Answer) => ({ crossing: new Set([...right.crossing, leafOf(D, 2)]) });
    const { names, findings } = said(TEXTBOOK_TREE, part, crossing);
    expect(names).toEqual(['last-branch']);
    expect(findings[0]!.place).toMatchObject({
      node: leafOf(D, 2),
      test: { tester: D, v: 5, limit: 3, owner: ROOT, cuts: false },
    });
    // Without the 2, D is only at most 5, and at 5 it beats 3.
    expect(findings[0]!.detail).toEqual({ kind: 'matters', changes: { value: 15, move: D } });
  });

  test.each([
    ['the value but not the move', [4, 8], 1, { value: -1, move: null }],
    ['nothing, though the test does not hold', [9, 8], 0, null],
  ] as const)('a cut in the last branch that can change %s', (_what, leaves, index, changes) => {
    const tree = treeOf(
      alternating([
        [3, 5],
        [[7, 6], leaves],
      ]),
    );
    const leaf = tree.child(tree.child(tree.child(ROOT, 1), 1), index);
    const { names, findings } = said(tree, part, (right) => ({
      crossing: new Set([...right.crossing, leaf]),
    }));
    expect(names).toEqual(['last-branch']);
    expect(findings[0]!.detail).toEqual({ kind: 'matters', changes });
  });

  test('a cut of outcomes of a chance node', () => {
    const tree = treeOf({
      max: [
        { min: [5, 6] },
        {
          chance: [
            ['1/2', { min: [-9, 3] }],
            ['1/2', { min: [2, 4] }],
          ],
        },
        { min: [1, 0] },
      ],
    });
    const second = tree.child(tree.child(ROOT, 1), 1);
    const { names, findings } = said(
      tree,
      part,
      (right) => ({ crossing: new Set([...right.crossing, second]) }),
      { mayBeSlip: false },
    );
    expect(names).toEqual(['cut-without-bound']);
    expect(findings[0]!.place.test).toBe(null);
  });

  test('beta cuts missed, alpha cuts not', () => {
    // MIN root: 5; then MAX with 8 is cut; within the third branch an alpha cut at a MIN node.
    const tree = treeOf(
      alternating(
        [
          [5, 4],
          [8, 1],
          [3, [2, 6, 9]],
        ],
        'min',
      ),
    );
    const sheet = rightAnswer({ tree, algorithm: 'alpha-beta', rules: DEFAULT_RULES, parts: [] }).answer;
    const isBelowMax = (node: NodeId) => tree.kindName(tree.parent(node)) === 'max';
    expect([...sheet.crossing].map((node) => tree.kindName(tree.parent(node)))).toEqual([
      'max',
      'min',
      'min',
    ]);
    const told = said(
      tree,
      part,
      ({ crossing }) => ({ crossing: new Set([...crossing].filter((node) => !isBelowMax(node))) }),
      { mayBeSlip: false },
    );
    expect(told.names).toEqual(['misses-beta-cuts']);
    expect(told.findings[0]!.place.test).toEqual({
      tester: tree.child(ROOT, 1),
      bound: 'beta',
      v: 8,
      limit: 5,
      owner: ROOT,
      cuts: true,
    });
  });
});

describe('in values', () => {
  const part: Part = { kind: 'values' };
  const put = (node: NodeId | undefined, value: number) => (right: Answer) => ({
    values: new Map(right.values).set(node!, point(value)),
  });

  test('an exact number on a cut node, for half a mark', () => {
    // Looking at all leaves of C gives 1, so that nobody who does writes 2.
    const tree = treeOf(
      alternating([
        [3, 12, 8],
        [2, 1, 6],
        [14, 5, 2],
      ]),
    );
    const { names, findings } = said(tree, part, put(C, 2));
    expect(names).toEqual(['exact-at-cut']);
    expect(findings[0]!.place).toMatchObject({ node: C, test: { v: 2, limit: 3, owner: ROOT, cuts: true } });
  });

  test('another value at the root, which is a slip the first time', () => {
    expect(said(TEXTBOOK_TREE, part, put(ROOT, 5)).names).toEqual(['slip']);
    expect(said(TEXTBOOK_TREE, part, put(ROOT, 5), { mayBeSlip: false }).names).toEqual(['wrong-root-value']);
  });

  test('another value at a node is a slip', () => {
    const { names, findings } = said(TEXTBOOK_TREE, part, put(B, 8));
    expect(names).toEqual(['slip']);
    expect(findings[0]!.place.node).toBe(B);
  });

  test('a value at a node that is never called', () => {
    const tree = treeOf(
      alternating([
        [3, 12],
        [2, [4, 6], 7],
      ]),
    );
    const inner = tree.child(tree.child(ROOT, 1), 1);
    const { names, findings } = said(tree, part, put(inner, 9));
    expect(names).toEqual(['value-at-unvisited']);
    expect(findings[0]!.place.test).toMatchObject({ v: 2, limit: 3, cuts: true });
  });

  test('all levels taken for MAX', () => {
    const { names } = said(
      TEXTBOOK_TREE,
      part,
      () => ({
        values: new Map([
          [ROOT, point(14)],
          [B!, point(12)],
          [C!, point(6)],
          [D!, point(14)],
        ]),
      }),
      { algorithm: 'minimax' },
    );
    expect(names).toEqual(['all-max']);
  });
});

describe('what is blank', () => {
  test('is no sign of anything', () => {
    const parts: Part[] = [{ kind: 'values' }, { kind: 'move' }, { kind: 'leafCount' }];
    expect(said(TEXTBOOK_TREE, parts, () => BLANK_ANSWER).names).toEqual([]);
  });
});
