/** Edits of what is estimated, against the same by plain recursion. */
import { describe, expect, test } from 'vitest';
import { type Edited, refused } from '../../src/core/edit/edited.ts';
import { edited } from '../../src/core/edit/edits.ts';
import { fillStatics, setEstimated, setNoisy, setStatic, setWeights } from '../../src/core/edit/estimates.ts';
import { setValue } from '../../src/core/edit/fields.ts';
import { isSameTree } from '../../src/core/edit/isSameTree.ts';
import { setValuesOfPly } from '../../src/core/edit/ply.ts';
import { uniformTree } from '../../src/core/random/uniformTree.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import { DEFAULT_RULES, NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { expectSame, forTrees } from '../support/forTrees.ts';
import type { PlainNode } from '../support/oracle/plainTree.ts';
import { trueValue } from '../support/oracle/trueValue.ts';

function treeOf(outcome: Edited): GameTree {
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.tree;
}

function read(text: string): GameTree {
  const parsed = parseTree(text);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed.value;
}

const printed = (outcome: Edited) => printTree(treeOf(outcome));

const leavesBelow = (node: PlainNode): number[] =>
  node.kind === 'leaf' ? [node.value] : node.children.flatMap(leavesBelow);

describe('filled static values', () => {
  test('are the true ones, and with them every depth has the true value', () => {
    forTrees(600, { nodes: 60 }, ({ tree, nodes, value, random }) => {
      const filled = treeOf(fillStatics(tree, ROOT, 'true'));
      for (const node of nodes)
        if (node.kind !== 'leaf') expectSame(filled.staticValue(node.id as NodeId), trueValue(node));
      const depth = random.below(tree.height + 1);
      const algorithm = tree.hasChance ? 'expectiminimax' : 'alpha-beta';
      const run = recordSearch(filled, algorithm, DEFAULT_RULES, 'drawn', { ...NO_LIMITS, depth });
      expectSame(run.result, { ok: true, value });
    });
  });

  test('are off by no more than asked, the same from the same seed, and within the bounds', () => {
    forTrees(400, { nodes: 40 }, ({ tree, nodes, seed }) => {
      const noise = { seed, most: 3 };
      const filled = treeOf(fillStatics(tree, ROOT, 'true', noise));
      for (const node of nodes) {
        if (node.kind === 'leaf') continue;
        const [given, due] = [filled.staticValue(node.id as NodeId), trueValue(node)];
        if (Number.isFinite(due)) expect(Math.abs(given - due)).toBeLessThanOrEqual(3 + 1e-9);
        else expect(given).toBe(due);
        expect(given).toBeGreaterThanOrEqual(tree.leafBounds[0]);
        expect(given).toBeLessThanOrEqual(tree.leafBounds[1]);
      }
      expect(isSameTree(filled, treeOf(fillStatics(tree, ROOT, 'true', noise)))).toBe(true);
    });
    const off = [1, 2, 3, 4, 5, 6].map((seed) =>
      treeOf(fillStatics(read('(3 5)'), ROOT, 'true', { seed, most: 3 })).staticValue(ROOT),
    );
    expect(new Set(off).size).toBeGreaterThan(2);
  });

  test('are the mean of the leaves as far as they are known', () => {
    forTrees(600, { nodes: 40, halting: true }, ({ tree, nodes }) => {
      const filled = treeOf(fillStatics(tree, ROOT, 'mean'));
      for (const node of nodes) {
        if (node.kind === 'leaf') continue;
        const known = leavesBelow(node).filter((value) => !Number.isNaN(value));
        const finite = known.filter(Number.isFinite);
        const given = filled.staticValue(node.id as NodeId);
        if (finite.length > 0)
          expect(given).toBeCloseTo(finite.reduce((a, b) => a + b, 0) / finite.length, 9);
        else expect(given).toBe(new Set(known).size === 1 ? known[0] : Number.NaN);
      }
    });
  });

  test('are the same whether the tree is edited in its columns or by rows, and are read again as printed', () => {
    forTrees(600, { nodes: 40, halting: true }, ({ tree, seed, random }) => {
      // A tree with a noisy move is edited by rows.
      const byRows = treeOf(setNoisy(tree, (tree.size - 1) as NodeId, true));
      const top = tree.nodes()[random.below(tree.size)] as NodeId;
      for (const [filling, most] of [
        ['mean', 0],
        ['true', 0],
        ['true', 2],
        ['none', 0],
      ] as const) {
        const [filled, other] = [tree, byRows].map((of) =>
          treeOf(fillStatics(of, top, filling, { seed, most })),
        );
        expect(tree.nodes().map((node) => filled!.staticValue(node))).toEqual(
          tree.nodes().map((node) => other!.staticValue(node)),
        );
        expect(filled!.columns.staticValue === null).toBe(other!.columns.staticValue === null);
        expect(printTree(read(printTree(filled!)))).toBe(printTree(filled!));
      }
    });
  });

  test('are none where infinite leaves of both signs are the only ones, however many', () => {
    expect(printed(fillStatics(read('(inf -inf inf) (inf inf) (inf 3 -inf)'), ROOT, 'mean'))).toBe(
      '3~((inf -inf inf) inf~(inf inf) 3~(inf 3 -inf))',
    );
  });

  test('are refused in a tree that is too large to be edited', () => {
    const wish = { seed: 1, values: null, order: 'given', root: 'max' } as const;
    const large = uniformTree({ ...wish, branching: 450, depth: 2 });
    expect(fillStatics(large, ROOT, 'mean')).toEqual(refused('limit-nodes', large.size));
  });

  test('are gone again, and below a node only what lies below it is filled', () => {
    expect(printed(fillStatics(read('5~(2~(3 4) 1)'), ROOT, 'none'))).toBe('(3 4) 1');
    expect(printed(fillStatics(read('5~((3 5) ((8 2) 1))'), 4 as NodeId, 'mean'))).toBe(
      '5~((3 5) 11/3~(5~(8 2) 1))',
    );
    expect(printed(fillStatics(read('((3 5) 7~(8 2))'), ROOT, 'mean', { keeps: true }))).toBe(
      '4.5~(4~(3 5) 7~(8 2))',
    );
    expect(printed(fillStatics(read('((3~? 5) ?)'), ROOT, 'true'))).toBe('3~(3~? 5) ?');
  });
});

describe('an estimate', () => {
  test('of an inner node is set, taken away, and puts features aside', () => {
    const tree = read('(3 4) 5');
    expect(printed(setStatic(tree, 1 as NodeId, -2))).toBe('-2~(3 4) 5');
    expect(printed(setStatic(read('-2~(3 4) 5'), 1 as NodeId, Number.NaN))).toBe('(3 4) 5');
    expect(printed(setStatic(read('eval a=2; ({3}~(3 4) 5)'), 1 as NodeId, 7))).toBe('eval a=2; 7~(3 4) 5');
  });

  test('takes the place of a leaf’s value, and gives it back', () => {
    const tree = read('3 4');
    const estimated = treeOf(setEstimated(tree, 1 as NodeId, true));
    expect(printTree(estimated)).toBe('3~? 4');
    expect(isSameTree(treeOf(setEstimated(estimated, 1 as NodeId, false)), tree)).toBe(true);
    expect(printed(setEstimated(read('? 4'), 1 as NodeId, true))).toBe('? 4');
  });

  test('of a leaf stays one when its number is changed, alone or with its ply', () => {
    const tree = read('3~? 4');
    expect(printed(setValue(tree, 1 as NodeId, 8))).toBe('8~? 4');
    expect(printed(setValue(tree, 1 as NodeId, Number.NaN))).toBe('? 4');
    expect(printed(setValuesOfPly(tree, 1, [9, 2], ROOT))).toBe('9~? 2');
    expect(printed(setValuesOfPly(read('eval a=2; {3}~? 4'), 1, [6, 2], ROOT))).toBe('eval a=2; {3}~? 2');
  });

  test('outside the bounds declared is refused like a value', () => {
    const outcome = setStatic(read('leaves 0..9; ((3 4) 5)'), 1 as NodeId, 12);
    expect(outcome).toMatchObject({ ok: false, refusal: 'outside-bounds', outside: { value: 12 } });
  });

  test('of another tree is another tree', () => {
    const [plain, judged] = [read('(3 4) 5'), read('1~(3 4) 5')];
    expect(isSameTree(plain, judged)).toBe(false);
    expect(isSameTree(read('(!3 4) 5'), plain)).toBe(false);
    expect(isSameTree(read('3~? 4'), read('3 4'))).toBe(false);
  });
});

test('a move is noisy, or quiet again', () => {
  const tree = read('(3 4) 5');
  const noisy = treeOf(setNoisy(tree, 1 as NodeId, true));
  expect(printTree(noisy)).toBe('!(3 4) 5');
  expect(isSameTree(treeOf(setNoisy(noisy, 1 as NodeId, false)), tree)).toBe(true);
});

describe('weights', () => {
  const MATERIAL =
    'eval pawn=1 minor=3 rook=5 queen=9; (trade-> ({2 1 -1 0}~? {3 1 -1 0}~?) keep-> ({-1 0 0 0}~? {0 0 0 0}~?))';

  test('of a rook decide whether it is traded for a minor piece and two pawns: up to 6, where it is a tie', () => {
    for (let rook = 0; rook <= 10; rook += 1) {
      const tree = treeOf(edited(read(MATERIAL), ['setWeights', [1, 3, rook, 9]]));
      const run = recordSearch(tree, 'alpha-beta', DEFAULT_RULES, 'drawn', NO_LIMITS);
      const value = Math.max(5 - rook, -1);
      expect(run.result).toEqual({ ok: true, value });
      expect(tree.move(run.bestMoveAt()!)).toBe(rook <= 6 ? 'trade' : 'keep');
      expect(read(printTree(tree)).columns.staticValue).toEqual(tree.columns.staticValue);
    }
  });

  test('that put an estimate outside the bounds are refused, with bounds that hold all of them', () => {
    const tree = read('leaves -9..9; eval a=1 b=2; ({4 1}~(3 5) {-3 2}~(1 2))');
    expect(setWeights(tree, [2, 1]).ok).toBe(true);
    const outcome = setWeights(tree, [3, -1]);
    if (outcome.ok || outcome.refusal !== 'outside-bounds') throw new Error('it is not refused');
    expect(outcome.outside).toMatchObject({ leaf: tree.key(1 as NodeId), value: 11 });
    expect(outcome.outside.allowed.tree.leafBounds).toEqual([-11, 11]);
    expect(outcome.outside.allowed.tree.columns.evaluation?.weights).toEqual([3, -1]);
  });
});
