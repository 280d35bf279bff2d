/** What the notices say in numbers, run. A claim that is not in a table here is read off the tree by eye. */
import { describe, expect, it } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES, NO_LIMITS, type SearchRules } from '../../src/core/search/searchSettings.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { exampleById } from '../../src/library/library.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { cutValues, deepCuts, runOf, treeOf } from './runs.ts';

const example = (id: string) => exampleById(id)!;
const evaluated = (id: string, cutoff: SearchRules['cutoff']) => {
  const run = runOf(example(id), { cutoff }, 'alpha-beta');
  return run.tallyAt(run.length).leaves;
};

describe('The notices say what is cut', () => {
  it.each<[string, number[][]]>([
    ['aima-fig-5-5', [[4, 6]]],
    [
      'aima-fig-5-5-reordered',
      [
        [4, 6],
        [5, 14],
      ],
    ],
    ['thu-fig-3-10', [[3], [-3, 0, 2, 2, -3, 0, -2, 3], [0], [9, -3]]],
    ['thu-fig-intro', [[3], [-3, 0, 2, 2, -3, 0, -2, 3]]],
    ['cs188-quiz1', [[50]]],
    ['cs188-quiz2', [[8], [20, 4]]],
    ['mit6034-mc2', [[2, 1]]],
    ['gfg', [[9], [0, -1]]],
    ['javatpoint', [[9], [7, 5]]],
    ['bb4-alphaBetaPruneTree-min', [[0]]],
    ['bb4-alphaPruneTree-max', [[3]]],
    ['bb4-alphaPruneTree-min', []],
    ['bb4-basicWPITree-max', []],
    ['bb4-basicWPITree-min', [[6, 7]]],
    ['ts-simple', [[9]]],
    ['cs188-q3-0-small-tree', [[1000]]],
    ['cs188-q3-0-tied-root', []],
    ['cs188-q3-1-alpha-beta-pruning', [[11]]],
    ['cs188-q3-2-one-ghost-3level', [[6], [0, 5]]],
    ['csc480-q24', [[8], [4]]],
    ['pitt-tree1', [[0, 3]]],
    ['pitt-tree2', [[3], [3, 0]]],
    ['pitt-tree3', [[5], [6], [5, 2], [10, 2]]],
    ['uppsala-2010', [[1], [2, 6]]],
    ['aima-ex-chance-trivial', [[2], [-1, 0]]],
    ['star1-six-one', [[10], [8, 10]]],
    ['aima-ex-max-leaves-0-1', [[0.5], [0.2, 0.3]]],
    ['aima-ex-expectimax-leaves-0-1', [[1, 0.3]]],
  ])('%s', (id, cuts) => {
    expect(cutValues(runOf(example(id)))).toEqual(cuts);
  });
});

describe('The notices count leaves, cuts and deep cuts', () => {
  it.each([
    // id, leaves, evaluated, cuts, deep cuts, evaluated with the parent's bound alone
    ['aima-fig-5-5', 9, 7, 1, 0, 7],
    ['aima-fig-5-5-reordered', 9, 5, 2, 0, 5],
    ['thu-fig-3-10', 22, 10, 4, 0, 10],
    ['thu-fig-intro', 13, 4, 2, 0, 4],
    ['nilsson-fig-3-12', 41, 18, 13, 6, 27],
    ['nilsson-fig-3-12-left', 25, 11, 7, 2, 14],
    ['km-2-3', 8, 5, 2, 0, 5],
    ['km-2-4', 16, 7, 5, 2, 8],
    ['km-3-3', 27, 11, 4, 0, 11],
    ['km-3-4', 81, 17, 12, 6, 21],
    ['wikipedia-ab', 14, 9, 3, 0, 9],
    ['bb4-alphaBetaPruneTree-max', 12, 7, 4, 2, 9],
    ['bb4-alphaBetaPruneTree-min', 12, 11, 1, 0, 11],
    ['bb4-basicWPITree-max', 6, 6, 0, 0, 6],
    ['pitt-tree1', 8, 6, 1, 0, 6],
    ['pitt-tree2', 8, 5, 2, 0, 5],
    ['pitt-tree3', 14, 8, 4, 0, 8],
  ])('%s', (id, leaves, seen, cuts, deep, seenByParent) => {
    const run = runOf(example(id));
    const tally = run.tallyAt(run.length);
    expect([run.tree.leafCount, tally.leaves, tally.cutoffs, deepCuts(run)]).toEqual([
      leaves,
      seen,
      cuts,
      deep,
    ]);
    const parentOnly = runOf(example(id), { bounds: 'parent' });
    expect(parentOnly.tallyAt(parentOnly.length).leaves).toBe(seenByParent);
  });

  it.each([
    // id, evaluated on equality, evaluated only beyond
    ['ttt-stage1-alphabeta', 8, 10],
    ['aima-ex-ttt-depth2', 8, 10],
    ['wikipedia-ab', 9, 10],
    ['auckland-ab14', 9, 12],
    ['cs188-q3-0-tied-root', 2, 3],
    ['cs188-q3-0-small-tree', 3, 3],
    ['cs188-q3-1-alpha-beta-pruning', 8, 8],
    ['cs188-q3-2-one-ghost-3level', 5, 5],
  ])('%s differs, or not, by the cutoff rule', (id, onEquality, beyond) => {
    expect([evaluated(id, 'equal'), evaluated(id, 'strict')]).toEqual([onEquality, beyond]);
  });
});

describe('The notices give the values of the moves and the choice', () => {
  it.each<[string, number[], number]>([
    ['single-agent', [5, 8], 1],
    ['thu-fig-3-5', [-6, -2, -4], 1],
    ['kalah-2-1', [-2, 2], 1],
    ['aima-fig-5-2', [3, 2, 2], 0],
    ['ttt-stage1', [-1, 1, -2], 1],
    ['ttt-stage2', [1, 0, 1, 0], 0],
    ['ttt-stage3', [1, -Infinity, -Infinity, -Infinity, -Infinity], 0],
    ['aima-ex-ttt-depth2', [-1, -2, 1], 2],
    ['aima-order-preserving-minimax-1234', [2, 1], 0],
    ['aima-order-preserving-minimax-1-20-30-400', [20, 1], 0],
    ['aima-chance-1234', [2.1, 1.3], 0],
    ['aima-chance-1-20-30-400', [21, 40.9], 1],
    ['aima-ex-chance-trivial', [1.5, 1], 0],
    ['star1-six-one', [6.1, 6.1], 0],
    ['aima-ex-expectimax-leaves-0-1', [0.6, 0.5], 0],
    ['gfg-expectimax', [10, 54.5], 1],
    ['cs188-q4-0-expectimax1', [23 / 3, 4, 7], 0],
    ['cs188-q4-1-expectimax2', [8, 4, 7], 0],
    ['cs188-q4-2-one-ghost-3level', [9.5, 6], 0],
    ['csc480-q26', [4, 5, 2.5], 1],
    ['bb4-basicWPITree-max', [3, 4, 5], 2],
    ['uppsala-2010', [5, 7], 1],
  ])('%s', (id, values, best) => {
    const run = runOf(example(id));
    const { tree } = run;
    expect(tree.children(ROOT).map((child) => run.stateAt(child, run.length).value)).toEqual(values);
    expect(tree.childIndex(run.bestMoveAt(run.length)!)).toBe(best);
  });

  it('two dice move 49/6 points on average', () => {
    const { result } = runOf(example('backgammon-dice'));
    expect(result.ok && result.value).toBe(49 / 6);
  });

  it('after the fifth leaf the right chance node of AIMA’s exercise is worth at most 1', () => {
    const run = runOf(example('aima-ex-chance-trivial'));
    const fifth = run.tree.leaves()[4]!;
    const right = run.tree.children(ROOT)[1]!;
    const steps = Array.from({ length: run.length }, (_, index) => index + 1);
    const step = steps.find((each) => run.kindAt(each) === 'leaf' && run.event(each).node === fifth)!;
    expect(run.rangeAt(right, step).high).toBe(1);
    expect(run.rangeAt(ROOT, step)).toEqual({ low: 1.5, high: 1.5 });
  });

  it.each([
    ['the single agent’s tree, with MIN on the middle level', '[[[2, 5], [1, 4]], [[0, 8], [6, 3]]]', 6],
    ['the expectimax of GeeksforGeeks, with MIN for chance', '[[10, 10], [9, 100]]', 10],
  ])('%s', (_, literal, value) => {
    const parsed = parseTree(literal);
    if (!parsed.ok) throw new Error(parsed.problem.code);
    expect(recordTrace(parsed.value, 'minimax', DEFAULT_RULES).result).toEqual({ ok: true, value });
  });
});

describe('The notices of chapter 4 say what is seen to a depth', () => {
  const moveOf = (run: AnyRun) => {
    const move = run.bestMoveAt();
    return move === null ? null : run.tree.move(move);
  };
  const toDepth = (id: string, depth: number | null) =>
    recordSearch(treeOf(example(id)), 'alpha-beta', DEFAULT_RULES, 'drawn', { ...NO_LIMITS, depth });

  it('how-deep: another move at each depth; 32 nodes against 22', () => {
    expect([1, 2, 3].map((depth) => moveOf(toDepth('how-deep', depth)))).toEqual(['a', 'c', 'b']);
    const deepened = runOf(example('how-deep'));
    expect([moveOf(deepened), deepened.why]).toEqual(['b', 'proved']);
    expect(deepened.tallyAt(deepened.length).entered).toBe(32);
    const once = toDepth('how-deep', null);
    expect(once.tallyAt(once.length).entered).toBe(22);
  });

  it('estimate-or-proof: 7 at depth 2, 3 in truth, and at most 1 at b', () => {
    const seen = runOf(example('estimate-or-proof'));
    expect([seen.result, toDepth('estimate-or-proof', null).result]).toEqual([
      { ok: true, value: 7 },
      { ok: true, value: 3 },
    ]);
    const [a, b] = seen.tree.children(ROOT).map((child) => seen.stateAt(child, seen.length).proved);
    expect([a, b]).toEqual([
      { low: 0, high: 9 },
      { low: 0, high: 1 },
    ]);
  });

  it('proved-early: by depth 2 of 3, with 14 nodes', () => {
    const run = runOf(example('proved-early'));
    expect([run.tree.height, run.passes.at(-1)?.depth, run.why]).toEqual([3, 2, 'proved']);
    expect([run.result, moveOf(run)]).toEqual([{ ok: true, value: Infinity }, 'b']);
    expect(run.tallyAt(run.length).entered).toBe(14);
  });

  it('material: the trade is worth 0 against −1, and is played up to a rook of 6', () => {
    const tree = treeOf(example('material'));
    const by = (rook: number) => recordTrace(tree.withWeights([1, 3, rook, 9]), 'alpha-beta', DEFAULT_RULES);
    expect([5, 6, 7].map((rook) => [by(rook).result, moveOf(by(rook))])).toEqual([
      [{ ok: true, value: 0 }, 'trade'],
      [{ ok: true, value: -1 }, 'trade'],
      [{ ok: true, value: -1 }, 'keep'],
    ]);
  });
});
