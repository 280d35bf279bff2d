/** Exercises about Monte-Carlo tree search by hand: their answers, marks, mistakes and trees. */
import { describe, expect, test } from 'vitest';
import type { GameTree } from '../../src/core/index.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { MIN } from '../../src/core/tree/nodeKind.ts';
import { type Answer, BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import { diagnose } from '../../src/practice/diagnose/diagnose.ts';
import { methodAnswers } from '../../src/practice/diagnose/methodAnswers.ts';
import { isAskable, type PartKind } from '../../src/practice/exercise.ts';
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
import { limitsOf, type Simulating, searchedBy, type Task, taskTo } from '../../src/practice/task.ts';
import { howMany } from '../support/howMany.ts';
import { type PlainPosition, plainIteration, plainNode } from '../support/plainMcts.ts';
import { asking, drawnSettings, drawnTree, simulating, treeOf, WIN_CHANCES } from './simulationTasks.ts';

const OWN = METHODS.filter(isOfSimulation);

/** The paths of the iterations, and N and W by node, by the second program. */
function plainly(
  tree: GameTree,
  iterations: number,
  c: number,
  { span, given }: Pick<Simulating, 'span' | 'given'>,
) {
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
    ...{ c, span: span === 'one' ? 1 : high - low, seed: 1, first: true, given: given ?? null },
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
      const settings = drawnSettings(seed, iterations);
      const { ends, counts } = plainly(tree, iterations, c ?? Math.SQRT2, settings);
      const task = simulating(tree, iterations, c, settings);
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

  test('with given results is that of the lecture, whose leaves are unknown', () => {
    const tree = treeOf('max(max(? ?) max(? ?))');
    const task = simulating(tree, 4, 2, { given: [20, 10, 0, 14] });
    const { visits: held, selections } = rightAnswer(asking(task, 'visits', 'selections')).answer;
    const [left, right] = tree.children(ROOT);
    expect(sorted(held)).toEqual(
      [
        [ROOT, 4, 44],
        [left!, 2, 20],
        [tree.child(left!, 0), 1, 0],
        [right!, 2, 24],
        [tree.child(right!, 0), 1, 14],
      ].map(([node, times, sum]) => [node, { kind: 'sum', visits: times, sum }]),
    );
    expect(selections).toEqual([left, right, tree.child(left!, 0), tree.child(right!, 0)]);
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
      ['max(3 chance(1/2*2 1/2*4))', false],
      ['((3 ?)(2 4))', false],
      ['((3 inf)(2 4))', false],
    ] as const)
      expect(isAskable('visits', simulating(treeOf(text), 4)), text).toBe(isAsked);
    const given = { given: [1, 0, 1, 1] };
    for (const [text, isAsked] of [
      ['((3 ?)(2 4))', true],
      ['((3 inf)(2 4))', false],
      ['max(3 chance(1/2*2 1/2*4))', false],
    ] as const)
      expect(isAskable('visits', simulating(treeOf(text), 4, null, given)), text).toBe(isAsked);
  });
});

/** The iterations with a mistake, written a second time: the whole list of past paths is counted again each time. */
function plainMistake(
  tree: GameTree,
  iterations: number,
  mistake: SimulationMistake,
  { span: counted, given }: Pick<Simulating, 'span' | 'given'>,
) {
  const values = tree.leaves().map((leaf) => tree.value(leaf));
  const span = counted === 'one' ? 1 : Math.max(...values) - Math.min(...values);
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
    past.push({ path, reward: given?.[number] ?? tree.value(end) });
  }
  return past.map(({ path }) => path.at(-1)!);
}

const MISTAKES = ['none', 'own-visits', 'no-bonus', 'other-side', 'new-node', 'unvisited-as-zero'] as const;

describe('a faulty method', () => {
  test.each(MISTAKES)('selects as when it is written a second time: %s', (mistake) => {
    for (let seed = 1; seed <= howMany(1000, 60); seed += 1) {
      const tree = drawnTree(seed);
      const iterations = 1 + (seed % 14);
      const settings = drawnSettings(seed, iterations);
      const task = simulating(tree, iterations, null, settings);
      const { ends } = mistakenSimulation(tree, limitsOf(task), mistake);
      expect([...ends]).toEqual(plainMistake(tree, iterations, mistake, settings));
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
    const more = [...right.answer.selections, tree.leaves().at(-1)!];
    const long = gradeExercise(exercise, { ...right.answer, selections: more }, right).parts[1]!;
    expect(long.differences).toMatchObject([{ fault: 'over', iteration: more.length }]);
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
  const signs = {
    window: String,
    spans: String,
    never: '',
    reach: { shallow: 's', deep: 'd' },
    joining: { and: ' and ', or: ' or ' },
  };
  expect(visits.entry.parse(visits.entry.print(expected, signs), null)).toEqual(expected);
});
