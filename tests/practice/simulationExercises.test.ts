/** Exercises about Monte-Carlo tree search by hand: their answers, marks, mistakes, trees and addresses. */
import { describe, expect, test } from 'vitest';
import type { GameTree } from '../../src/core/index.ts';
import { randomTree } from '../../src/core/random/randomTree.ts';
import { seeded } from '../../src/core/random/seeded.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { MIN } from '../../src/core/tree/nodeKind.ts';
import { decodePractice, encodeOnOwn } from '../../src/link/practiceLink.ts';
import { readValue } from '../../src/notation/codec.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { type Answer, BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import { diagnose } from '../../src/practice/diagnose/diagnose.ts';
import { methodAnswers } from '../../src/practice/diagnose/methodAnswers.ts';
import { chooseParts, type Exercise, isAskable, type PartKind } from '../../src/practice/exercise.ts';
import { setShape } from '../../src/practice/exerciseSet.ts';
import { visits } from '../../src/practice/formats/visits.ts';
import { generateExercise } from '../../src/practice/generate/index.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { rightRun, SUSPICIONS } from '../../src/practice/methods/methods.ts';
import {
  mistakenSimulation,
  type SimulationMistake,
  simulatedBy,
} from '../../src/practice/methods/mistakenSimulation.ts';
import { isOfSimulation, METHODS } from '../../src/practice/misconception.ts';
import { DIFFICULTIES } from '../../src/practice/skill.ts';
import { limitsOf, searchedBy, type Task, taskTo, taskWithin } from '../../src/practice/task.ts';
import { howMany } from '../support/howMany.ts';
import { type PlainPosition, plainIteration, plainNode } from '../support/plainMcts.ts';

const OWN = METHODS.filter(isOfSimulation);

/** The tree of win chances, whose ten first paths and counts the documentation of simulations has. */
const WIN_CHANCES = 'leaves 0..1; ((0.9 0.1)(0.6 0.4))((0.5 0.5)(0.7 0.2))';

function treeOf(text: string): GameTree {
  const parsed = parseTree(text);
  if (!parsed.ok) throw new Error(`no tree: ${text}`);
  return parsed.value;
}

function simulating(tree: GameTree, iterations: number, c: number | null = null): Task {
  return taskWithin({ iterations, c }, { tree, algorithm: 'mcts', rules: DEFAULT_RULES });
}

function asking(task: Task, ...kinds: readonly PartKind[]): Exercise {
  const parts = chooseParts(kinds, task, seeded(1));
  if (parts === null) throw new Error(`${kinds} cannot be asked`);
  return { ...task, parts };
}

/** Trees of MAX and MIN in turn, of two to four plies, whose leaves are whole numbers. */
function drawnTree(seed: number): GameTree {
  const answer = randomTree({
    ...{ depth: 2 + (seed % 3), branching: [2, 3], seed, values: [-9, 9], ties: true, chance: false },
    ...{ uneven: seed % 2 === 0, demand: 'any', root: seed % 4 === 0 ? 'min' : 'max' },
  });
  if (!answer.ok) throw new Error('no tree');
  return answer.tree;
}

/** The paths of the iterations, and N and W by node, by the second program. */
function plainly(tree: GameTree, iterations: number, c: number) {
  const positionOf = (node: NodeId): PlainPosition => ({
    kind: tree.isLeaf(node) ? 'end' : tree.kind(node) === MIN ? 'min' : 'max',
    moves: tree.children(node).map(positionOf),
    value: tree.value(node),
  });
  const leaves = tree.leaves().map((leaf) => tree.value(leaf));
  const [low, high] = tree.leafBounds.every(Number.isFinite)
    ? tree.leafBounds
    : [Math.min(...leaves), Math.max(...leaves)];
  const settings = {
    ...{ c, span: high - low, seed: 1, first: true, given: null },
    isChance: false,
    puct: null,
  };
  const root = plainNode(positionOf(ROOT));
  const counts = new Map<NodeId, { visits: number; sum: number }>();
  const ends: NodeId[] = [];
  for (let number = 1; number <= iterations; number += 1) {
    const { path, reward } = plainIteration(root, number, settings);
    let node: NodeId = ROOT;
    for (const place of [-1, ...path]) {
      if (place >= 0) node = tree.child(node, place);
      const { visits: before, sum } = counts.get(node) ?? { visits: 0, sum: 0 };
      counts.set(node, { visits: before + 1, sum: sum + reward });
    }
    ends.push(node);
  }
  return { ends, counts };
}

function sorted<T>(map: ReadonlyMap<NodeId, T>): (readonly [NodeId, T])[] {
  return [...map].sort(([a], [b]) => a - b);
}

describe('the right answer', () => {
  test('is that of the second program on drawn trees', () => {
    for (let seed = 1; seed <= howMany(2000, 100); seed += 1) {
      const [tree, iterations] = [drawnTree(seed), 1 + (seed % 12)];
      const c = seed % 3 === 0 ? 1 : null;
      const { ends, counts } = plainly(tree, iterations, c ?? Math.SQRT2);
      const task = simulating(tree, iterations, c);
      const exercise = asking(task, 'visits');
      const { answer } = rightAnswer(exercise);
      expect([...simulatedBy(rightRun(task)).ends]).toEqual(ends);
      expect(sorted(answer.visits).map(([node]) => node)).toEqual(sorted(counts).map(([node]) => node));
      for (const [node, { visits: times, sum }] of counts) {
        const due = answer.visits.get(node);
        if (due?.kind !== 'sum') throw new Error('a right entry says W');
        expect(due.visits).toBe(times);
        expect(due.sum).toBeCloseTo(sum, 8);
      }
    }
  });

  test('is that of the published iterations', () => {
    const tree = treeOf(WIN_CHANCES);
    const { visits: held, selections } = rightAnswer(
      asking(simulating(tree, 10), 'visits', 'selections'),
    ).answer;
    const [left, right] = tree.children(ROOT);
    expect(held.get(ROOT)).toEqual({ kind: 'sum', visits: 10, sum: 6.5 });
    expect(held.get(left!)).toEqual({ kind: 'sum', visits: 6, sum: 4.3 });
    expect(held.get(right!)).toEqual({ kind: 'sum', visits: 4, sum: 2.2 });
    const paths = selections.map((end) =>
      tree
        .pathTo(end)
        .slice(1)
        .map((node) => 'LR'[tree.childIndex(node)])
        .join(''),
    );
    expect(paths).toEqual(['L', 'R', 'LL', 'RL', 'LR', 'LRL', 'RR', 'LLL', 'RLL', 'LRR']);
  });

  test('of a part in an exercise to a depth is that of a simulation to the ends', () => {
    const tree = treeOf('(1~(2~(1 2) 3~(3 4)) 4~(5~(5 6) 6~(7 8)))');
    const searched = { tree, algorithm: 'alpha-beta', rules: DEFAULT_RULES } as const;
    const simulated = searchedBy(taskTo(1, searched), { algorithm: 'mcts', rules: DEFAULT_RULES });
    const { answer } = rightAnswer(asking(simulated, 'visits'));
    expect(answer).toEqual(rightAnswer(asking(simulating(tree, 4), 'visits')).answer);
  });

  test('is asked only where nothing is random and every reward is a number', () => {
    for (const [text, isAsked] of [
      [WIN_CHANCES, true],
      ['(3 12)(chance 2 4)', false],
      ['(3 ?)(2 4)', false],
    ] as const) {
      const parsed = parseTree(text);
      if (parsed.ok) expect(isAskable('visits', simulating(parsed.value, 4))).toBe(isAsked);
    }
  });
});

/** The iterations with a mistake, written a second time: the whole list of past paths is counted again each time. */
function plainMistake(tree: GameTree, iterations: number, mistake: SimulationMistake) {
  const values = tree.leaves().map((leaf) => tree.value(leaf));
  const span = Math.max(...values) - Math.min(...values);
  const past: { path: NodeId[]; reward: number }[] = [];
  const through = (node: NodeId) => past.filter(({ path }) => path.includes(node));
  const sumAt = (node: NodeId) =>
    through(node).reduce((sum, { path, reward }) => {
      const isOwn = path.at(-1) === node;
      return mistake === 'new-node' && !isOwn ? sum : sum + reward;
    }, 0);
  for (let number = 0; number < iterations; number += 1) {
    const path = [ROOT];
    for (;;) {
      const node = path.at(-1)!;
      if (tree.isLeaf(node) || (path.length > 1 && through(node).length === 0)) break;
      const scores = tree.children(node).map((child) => {
        const n = through(child).length;
        if (n === 0) return mistake === 'unvisited-as-zero' ? 0 : Infinity;
        const isOfMin = tree.kindName(node) === 'min';
        const q = ((mistake === 'other-side' ? !isOfMin : isOfMin) ? -1 : 1) * (sumAt(child) / n);
        if (mistake === 'no-bonus') return q;
        const big = mistake === 'own-visits' ? n : through(node).length;
        return q + Math.SQRT2 * span * Math.sqrt(Math.log(big) / n);
      });
      let best = 0;
      scores.forEach((score, index) => {
        if (score > scores[best]! + 1e-9) best = index;
      });
      path.push(tree.child(node, best));
    }
    let end = path.at(-1)!;
    while (!tree.isLeaf(end)) end = tree.child(end, 0);
    past.push({ path, reward: tree.value(end) });
  }
  return past.map(({ path }) => path.at(-1)!);
}

describe('a faulty method', () => {
  const mistakes = ['none', 'own-visits', 'no-bonus', 'other-side', 'new-node', 'unvisited-as-zero'] as const;

  test.each(mistakes)('selects as when it is written a second time: %s', (mistake) => {
    for (let seed = 1; seed <= howMany(1000, 60); seed += 1) {
      const tree = drawnTree(seed);
      const task = simulating(tree, 1 + (seed % 14));
      const { ends } = mistakenSimulation(tree, limitsOf(task), mistake);
      expect([...ends]).toEqual(plainMistake(tree, ends.length, mistake));
    }
  });

  test('is a suspicion in simulations alone, and no other method is one there', () => {
    const tree = treeOf(WIN_CHANCES);
    const named = (task: Task) => methodAnswers({ ...task, parts: [] }).map(({ method }) => method);
    expect(named(simulating(tree, 6))).toEqual(OWN);
    const others = named({ tree, algorithm: 'alpha-beta', rules: DEFAULT_RULES });
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter(isOfSimulation)).toEqual([]);
    expect(SUSPICIONS.filter(({ method }) => isOfSimulation(method)).length).toBeGreaterThan(OWN.length);
  });

  test('that backs up to the new node alone writes what each way of doing so writes', () => {
    const tree = treeOf(WIN_CHANCES);
    const [left] = tree.children(ROOT);
    const settings = limitsOf(simulating(tree, 3));
    expect(mistakenSimulation(tree, settings, 'new-node').counts.get(left!)).toEqual({ visits: 2, sum: 0.9 });
    expect(mistakenSimulation(tree, settings, 'new-node').counts.get(ROOT)).toEqual({ visits: 3, sum: 0 });
    const bare = mistakenSimulation(tree, settings, 'nothing-above').counts;
    expect(bare.get(left!)).toEqual({ visits: 1, sum: 0.9 });
    expect(bare.has(ROOT)).toBe(false);
  });
});

describe.each(DIFFICULTIES)('generated exercises of difficulty %i', (difficulty) => {
  test('tell the right answer and all mistakes apart, and name each mistake', () => {
    for (let seed = 1; seed <= howMany(500, 25); seed += 1) {
      const exercise = generateExercise({ skill: 'simulation', difficulty, seed, generator: 3 });
      const right = rightAnswer(exercise);
      const sheets = methodAnswers(exercise);
      expect(sheets.map(({ method }) => method)).toEqual(OWN);
      const written = [right.answer, ...sheets.map(({ answer }) => answer)].map((answer) =>
        JSON.stringify(exercise.parts.map(({ part }) => answerText(answer, part.kind))),
      );
      expect(new Set(written).size).toBe(1 + OWN.length);
      for (const { method, answer } of sheets) {
        const grade = gradeExercise(exercise, answer, right);
        expect(grade.isRight).toBe(false);
        const { findings, candidates } = diagnose(exercise, answer, grade, right, true);
        expect([findings[0]?.misconception, candidates]).toEqual([method, []]);
        expect(findings[0]!.place.step).toBeGreaterThan(0);
        expect(findings[0]!.place.step).toBeLessThanOrEqual(right.run.length);
      }
    }
  });
});

function answerText(answer: Answer, kind: PartKind): unknown {
  return kind === 'visits' ? sorted(answer.visits) : answer.selections;
}

test('a wrong place is the first selection at which the mistake goes another way', () => {
  const exercise = generateExercise({ skill: 'simulation', difficulty: 2, seed: 5, generator: 3 });
  const right = rightAnswer(exercise);
  for (const { method, answer, simulated } of methodAnswers(exercise)) {
    const grade = gradeExercise(exercise, answer, right);
    const [finding] = diagnose(exercise, answer, grade, right, true).findings;
    const first = simulated!.ends.findIndex((end, index) => end !== right.answer.selections[index]);
    const { run } = right;
    if (first < 0 || run.family !== 'simulation') continue;
    expect([method, run.iterationAt(finding!.place.step)]).toEqual([method, first + 1]);
    expect(['select', 'expand']).toContain(run.kindAt(finding!.place.step));
  }
});

describe('marks', () => {
  const tree = treeOf(WIN_CHANCES);
  const exercise = asking(simulating(tree, 4), 'visits', 'selections');
  const right = rightAnswer(exercise);

  test('count every node by itself, and an entry with one right number as half an error', () => {
    const [left, other] = tree.children(ROOT);
    const given = new Map(right.answer.visits);
    given.set(left!, { kind: 'sum', visits: 2, sum: 1 });
    given.set(other!, { kind: 'sum', visits: 9, sum: 9 });
    given.set(tree.leaves()[0]!, { kind: 'sum', visits: 1, sum: 0.9 });
    const [part] = gradeExercise(exercise, { ...right.answer, visits: given }, right).parts;
    expect(part!.errors).toBe(2.5);
    expect(part!.entries).toBe(right.answer.visits.size);
  });

  test('take Q for W, rounded as well, and 0 for no visit', () => {
    const given: Answer['visits'] = new Map(
      [...right.answer.visits].map(([node, entry]) => {
        const sum = entry.kind === 'sum' ? entry.sum : Number.NaN;
        return [
          node,
          { kind: 'mean', visits: entry.visits, mean: Number((sum / entry.visits).toFixed(2)) },
        ] as const;
      }),
    );
    const zero = { kind: 'sum', visits: 0, sum: 0 } as const;
    const answer = { ...right.answer, visits: new Map(given).set(tree.leaves()[0]!, zero) };
    expect(gradeExercise(exercise, answer, right).isRight).toBe(true);
  });

  test('count every iteration by itself', () => {
    const [first, second, ...rest] = right.answer.selections;
    const grade = gradeExercise(exercise, { ...right.answer, selections: [second!, first!, ...rest] }, right);
    expect(grade.parts[1]!.errors).toBe(2);
    expect(grade.parts[1]!.differences.map(({ iteration }) => iteration)).toEqual([1, 2]);
    const short = gradeExercise(exercise, { ...right.answer, selections: [first!, second!] }, right);
    expect(short.parts[1]!.differences.map(({ fault }) => fault)).toEqual(['blank', 'blank']);
    expect(gradeExercise(exercise, BLANK_ANSWER, right).points).toBe(0);
  });
});

test.each([
  ['3 2.4', { kind: 'sum', visits: 3, sum: 2.4 }],
  ['3, 2.4', { kind: 'sum', visits: 3, sum: 2.4 }],
  ['N 3, W 2.4', { kind: 'sum', visits: 3, sum: 2.4 }],
  ['N = 3 Q = 0.8', { kind: 'mean', visits: 3, mean: 0.8 }],
  ['3，Ｑ 4/5', { kind: 'mean', visits: 3, mean: 0.8 }],
  ['2.4/3', { kind: 'sum', visits: 3, sum: 2.4 }],
  ['3 −2', { kind: 'sum', visits: 3, sum: -2 }],
  ['0', { kind: 'sum', visits: 0, sum: 0 }],
  ['–', { kind: 'sum', visits: 0, sum: 0 }],
  ['3', null],
  ['2.5 1', null],
  ['N 3 X 2', null],
  ['3 inf', null],
] as const)('the entry %s is read', (text, expected) => {
  expect(visits.entry.parse(text, null)).toEqual(expected);
  if (expected === null) return;
  const signs = { window: String, spans: String, never: '' };
  expect(visits.entry.parse(visits.entry.print(expected, signs), null)).toEqual(expected);
});

test('an address says the iterations and C', () => {
  const on = {
    ...{ kinds: ['visits', 'selections'] as const, variant: 0, packed: '1abc' },
    search: { algorithm: 'mcts', rules: DEFAULT_RULES } as const,
  };
  for (const reach of [
    { iterations: 4, c: null },
    { iterations: 12, c: 0.5 },
  ]) {
    const hash = encodeOnOwn({ ...on, reach });
    expect(hash).toContain(reach.c === null ? '.i4&' : '.i12c0.5&');
    expect(decodePractice(`#${hash}`)).toEqual({ kind: 'own', on: { ...on, reach } });
  }
});

test('a set with a simulation has version 6, and is read again', () => {
  const item = {
    ...{
      title: '',
      source: { kind: 'text', text: WIN_CHANCES } as const,
      algorithm: 'mcts',
      rules: DEFAULT_RULES,
    },
    limits: { iterations: 4, c: 2 },
    parts: [{ kind: 'visits', marks: 4, penalty: { kind: 'per-entry', marks: 1 }, nodes: [] }],
  } as const;
  const printed = JSON.stringify(setShape().print({ title: 'Week 6', hints: true, items: [item] } as never));
  expect(printed).toContain('"version":6');
  expect(printed).toContain('"limits":{"iterations":4,"c":2}');
  expect(readValue(setShape(), JSON.parse(printed)).value).toMatchObject({ items: [item] });
});
