/** Exercises on a search to a depth, and on one whose windows pass through chance nodes: the right sheet and its marks. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { canSearch, keepsLists } from '../../src/core/search/algorithms.ts';
import type { SearchRules } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { type Answer, rightAnswer } from '../../src/practice/answer.ts';
import { methodAnswers } from '../../src/practice/diagnose/methodAnswers.ts';
import { type Exercise, isAskable } from '../../src/practice/exercise.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { PART_KINDS } from '../../src/practice/partKinds.ts';
import {
  bySimulation,
  depthOf,
  onTree,
  PRACTISED,
  searchesAgain,
  type Task,
  taskTo,
  wholeTree,
} from '../../src/practice/task.ts';
import { variantOfTree } from '../../src/practice/treeVariant.ts';
import { EVERY_RULE, expectSame, forTreesAndRulesInTurn, naming, type Sample } from '../support/forTrees.ts';
import { ofCases, ofTrees } from '../support/howMany.ts';
import { judgedAtRandom, truncated } from '../support/judged.ts';
import { layered } from '../support/layered.ts';
import { leavesUnder } from './plainMarks.ts';
import { oracleRules, plainSheet } from './plainSheet.ts';
import { READ_OFF } from './randomExercise.ts';

function treeFrom(text: string): GameTree {
  const parsed = parseTree(text);
  if (!parsed.ok) throw new Error(`no tree: ${text}`);
  return parsed.value;
}

/** An end of a window is the double beside a fraction: of two ways to it the last digits may differ. */
function nearly(value: unknown): unknown {
  if (typeof value === 'number')
    return Number.isFinite(value) ? Number(value.toPrecision(12)) : String(value);
  if (value instanceof Map)
    return [...value].sort(([a], [b]) => Number(a) - Number(b)).map(([key, one]) => [key, nearly(one)]);
  if (Array.isArray(value)) return value.map(nearly);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, nearly(one)]));
}

/** The sheet of the part of the tree that is looked at, by the nodes of the whole. */
function sheetTo(depth: number, task: Task, { sketch }: Sample): Answer {
  const tree = wholeTree(task);
  const { root, original } = truncated(sketch, tree, depth);
  const { algorithm, rules } = task;
  const { leafBounds } = tree;
  const sheet = plainSheet({ root, rules: oracleRules(algorithm, rules, leafBounds), leafBounds });
  const back = (node: number) => original[node] as NodeId;
  const keysBack = <T>(map: ReadonlyMap<NodeId, T>) =>
    new Map([...map].map(([node, of]) => [back(node), of]));
  return {
    ...sheet,
    values: keysBack(sheet.values),
    windows: keysBack(sheet.windows),
    crossing: new Set([...sheet.crossing].map(back)),
    leafOrder: sheet.leafOrder.map(back),
    line: sheet.line.map(back),
    move: sheet.move === null ? null : back(sheet.move),
  };
}

function expectSheet(task: Task, due: Answer): void {
  const { answer } = rightAnswer({ ...task, parts: [] });
  expectSame(nearly(answer.values), nearly(due.values));
  expectSame(nearly(answer.windows), nearly(due.windows));
  expectSame(leavesUnder(answer.crossing, task.tree), due.crossing);
  expectSame(answer.leafOrder, due.leafOrder);
  expectSame(answer.leafCount, due.leafCount);
  expectSame(answer.move, due.move);
  expectSame(answer.line, due.line);
}

/** Every part that can be read off, about every node that is called. */
function askingAll(task: Task): Exercise {
  const { answer } = rightAnswer({ ...task, parts: [] });
  const nodes = [...answer.windows.keys()];
  const parts = READ_OFF.filter((kind) => isAskable(kind, task)).map((kind) => ({
    part: kind === 'windows' ? { kind, nodes } : { kind },
    marks: 4,
    penalty: { kind: 'per-error', marks: 1 } as const,
  }));
  return { ...task, parts };
}

/** Checks the law on trees that are judged everywhere, at every depth, by every search that suits them. */
function forLimited(count: number, law: (task: Task, depth: number, sample: Sample) => void): void {
  forTreesAndRulesInTurn(count, { nodes: 40 }, (sample, rules) => {
    const tree = judgedAtRandom(sample.tree, sample.random);
    const possible = PRACTISED.filter(
      (name) => !bySimulation(name) && !searchesAgain(name) && !keepsLists(name) && canSearch(name, tree),
    );
    if (tree.size === 1) return;
    for (let depth = 1; depth <= tree.height; depth += 1) {
      const algorithm = sample.random.pick(possible);
      naming(
        () => `${algorithm}, depth ${depth}`,
        () => law(taskTo(depth, { tree, algorithm, rules }), depth, sample),
      );
    }
  });
}

describe('an exercise with a depth limit', () => {
  test('has the sheet of the part of the tree that is looked at, with static values for leaves', () => {
    forLimited(1200, (task, depth, sample) => expectSheet(task, sheetTo(depth, task, sample)));
  });

  test('gives its right sheet full marks, and takes one off for a leaf crossed out too many', () => {
    let met = 0;
    forLimited(500, (task) => {
      const exercise = askingAll(task);
      const right = rightAnswer(exercise);
      const grade = gradeExercise(exercise, right.answer, right);
      expectSame(grade.points, grade.marks);
      const { tree } = task;
      const extra = right.answer.leafOrder.at(-1)!;
      if (!exercise.parts.some(({ part }) => part.kind === 'crossing') || right.answer.crossing.size === 0)
        return;
      met += 1;
      const crossing = new Set([...right.answer.crossing, extra]);
      const marks = gradeExercise(exercise, { ...right.answer, crossing }, right).parts;
      const isAll = leavesUnder(crossing, tree).size === tree.leafCount;
      expectSame(marks.find(({ kind }) => kind === 'crossing')?.points, isAll ? 0 : 3);
    });
    expect(met).toBeGreaterThan(ofCases(100));
  });

  test('at the height or deeper is the exercise without one', () => {
    forTreesAndRulesInTurn(300, { nodes: 40 }, ({ tree: plain, random }, rules) => {
      const tree = judgedAtRandom(plain, random);
      if (tree.size === 1) return;
      const task = { tree, algorithm: 'alpha-beta', rules } as const;
      const whole = rightAnswer({ ...task, parts: [] }).answer;
      const limited = rightAnswer({ ...taskTo(tree.height + random.below(3), task), parts: [] }).answer;
      for (const kind of READ_OFF) expectSame(limited[kind], whole[kind]);
    });
  });

  test('keeps its sheet, but for the numbers, in every variant', () => {
    forLimited(300, (task) => {
      const variant = onTree(task, variantOfTree(wholeTree(task), 7));
      const [before, after] = [task, variant].map((of) => rightAnswer({ ...of, parts: [] }).answer);
      for (const kind of ['crossing', 'leafOrder', 'leafCount', 'move', 'line'] as const)
        expectSame(after![kind], before![kind]);
      expectSame([...after!.values.keys()], [...before!.values.keys()]);
    });
  });

  test('asks nothing about orders and intervals, and nothing beyond the horizon', () => {
    const tree = treeFrom('5~(a->9~(3~(5 7) 6~(1 0)) b->2~(5~(9 4) 5~(8 3)) c->4~(8~(6 9) 7~(6 1)))');
    const task = taskTo(2, { tree, algorithm: 'alpha-beta', rules: EVERY_RULE[0]! });
    expect(PART_KINDS.filter((kind) => isAskable(kind, task))).toEqual([...READ_OFF, 'ties', 'cutLabels']);
    expect(depthOf(task)).toBe(2);
    const right = rightAnswer({ ...task, parts: [] });
    const named = (nodes: Iterable<NodeId>) => [...nodes].map((node) => tree.depth(node));
    expect(named(right.answer.values.keys())).toEqual([0, 1, 1, 1]);
    expect(named(right.answer.leafOrder)).toEqual([2, 2, 2, 2, 2, 2]);
  });

  /** The figures of the course: each depth plays another move. */
  test.each([
    [1, 9, 'a', 3],
    [2, 7, 'c', 6],
    [3, 8, 'b', 12],
  ])('to depth %i: value %i, move %s, %i evaluations', (depth, value, move, evaluated) => {
    const tree = treeFrom('5~(a->9~(3~(5 7) 6~(1 0)) b->2~(5~(9 4) 5~(8 3)) c->4~(8~(6 9) 7~(6 1)))');
    const task = taskTo(depth, { tree, algorithm: 'alpha-beta', rules: EVERY_RULE[0]! });
    const { answer } = rightAnswer({ ...task, parts: [] });
    expect(answer.values.get(0 as NodeId)).toEqual({ low: value, high: value });
    expect(tree.move(answer.move!)).toBe(move);
    expect(answer.leafCount).toBe(evaluated);
  });
});

describe('an exercise whose windows pass through chance nodes', () => {
  function forLayered(count: number, law: (task: Task, sample: Sample) => void): void {
    for (let seed = 1; seed <= ofTrees(count); seed += 1) {
      const sample = layered(seeded(seed));
      if (sample.tree.size === 1) continue;
      for (const cutoff of ['equal', 'strict'] as const) {
        const rules: SearchRules = { ...EVERY_RULE[0]!, cutoff };
        naming(
          () => `${cutoff}, layered seed ${seed}`,
          () => law({ tree: sample.tree, algorithm: 'star1', rules }, sample),
        );
      }
    }
  }

  test('has the sheet that the definitions say', () => {
    forLayered(1200, (task, { root }) => {
      const { leafBounds } = task.tree;
      const rules = oracleRules('star1', task.rules, leafBounds);
      expectSheet(task, plainSheet({ root, rules, leafBounds }));
    });
  });

  test('gives its right sheet full marks', () => {
    forLayered(400, (task) => {
      const exercise = askingAll(task);
      const right = rightAnswer(exercise);
      const grade = gradeExercise(exercise, right.answer, right);
      expectSame(grade.points, grade.marks);
    });
  });

  /** AIMA's exercise: which leaves need not be seen if all lie in [−2, 2]; without bounds the last alone. */
  test.each([
    ['leaves -2..2; ', 5],
    ['', 7],
  ])('of the published exercise, %s', (bounds, seen) => {
    const text = `${bounds}chance(0.5*(2 2) 0.5*(1 2)) chance(0.5*(0 2) 0.5*(-1 0))`;
    const task = { tree: treeFrom(text), algorithm: 'star1', rules: EVERY_RULE[0]! } as const;
    const { answer } = rightAnswer({ ...task, parts: [] });
    expect(answer.leafOrder).toEqual(task.tree.leaves().slice(0, seen));
    expect(answer.move).toBe(task.tree.children(0 as NodeId)[0]);
  });

  test('who takes the leaves drawn for bounds cuts where nothing is known of them', () => {
    const text = 'chance(0.5*(2 2) 0.5*(1 2)) chance(0.5*(0 2) 0.5*(-1 0))';
    const task = { tree: treeFrom(text), algorithm: 'star1', rules: EVERY_RULE[0]! } as const;
    const [sheet] = methodAnswers({ ...task, parts: [] }, ['bounds-from-leaves']);
    expect(sheet?.answer.leafCount).toBe(5);
    const known = { ...task, tree: task.tree.withBounds([-2, 2]), parts: [] };
    expect(methodAnswers(known, ['bounds-from-leaves'])).toEqual([]);
  });
});

describe('an estimate taken for a proof', () => {
  /** Alpha-beta that leaves a node alone whose static value already fails its test; by the definition. */
  function leavesTakingEstimates({ tree, rules }: Task): NodeId[] {
    const seen: NodeId[] = [];
    const value = (node: NodeId, alpha: number, beta: number): number => {
      if (tree.isLeaf(node)) {
        seen.push(node);
        return tree.value(node);
      }
      const isMax = tree.kindName(node) === 'max';
      const fails = (v: number) => {
        const [over, limit] = isMax ? [v - beta, beta] : [alpha - v, alpha];
        return rules.cutoff === 'equal' ? v === limit || over > 0 : over > 0;
      };
      if (node !== 0 && fails(tree.staticValue(node))) return tree.staticValue(node);
      let v = isMax ? -Infinity : Infinity;
      for (const child of tree.children(node)) {
        v = isMax
          ? Math.max(v, value(child, Math.max(alpha, v), beta))
          : Math.min(v, value(child, alpha, Math.min(beta, v)));
        if (fails(v)) break;
      }
      return v;
    };
    value(0 as NodeId, -Infinity, Infinity);
    return seen;
  }

  test('cuts a node by its own static value', () => {
    let other = 0;
    forTreesAndRulesInTurn(600, { nodes: 60, chance: false }, ({ tree: plain, random }, rules) => {
      if (rules.bounds === 'parent' || rules.value !== 'soft' || plain.height < 3) return;
      const tree = judgedAtRandom(plain, random);
      const task = taskTo(2 + random.below(tree.height - 2), { tree, algorithm: 'alpha-beta', rules });
      const [sheet] = methodAnswers({ ...task, parts: [] }, ['estimate-for-proof']);
      expectSame(sheet?.answer.leafOrder, leavesTakingEstimates(task));
      if (sheet?.answer.leafCount !== rightAnswer({ ...task, parts: [] }).answer.leafCount) other += 1;
    });
    expect(other).toBeGreaterThan(ofCases(10));
  });
});
