/** Winning strategies: right are those that win by trying all of them, what an answer is worth, and which methods are told. */
import { describe, expect, test } from 'vitest';
import { type Random, seeded } from '../../src/core/random/seeded.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { exampleById } from '../../src/library/library.ts';
import { decodePractice, encodeOnTree } from '../../src/link/practiceLink.ts';
import { readJson } from '../../src/notation/jsonText.ts';
import { BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import { diagnoseExercise } from '../../src/practice/diagnose/diagnoseExercise.ts';
import { chooseParts, type Exercise, formatOf, isAskable } from '../../src/practice/exercise.ts';
import { canonicalSet, setShape } from '../../src/practice/exerciseSet.ts';
import { withNumbers } from '../../src/practice/formats/goalNumbers.ts';
import type { Wish } from '../../src/practice/formats/wish.ts';
import { generateExercise } from '../../src/practice/generate/generate.ts';
import { tellingExercise } from '../../src/practice/generate/telling.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { suspectOnly } from '../../src/practice/methods/methods.ts';
import type { MethodName } from '../../src/practice/misconception.ts';
import { recipeOf } from '../../src/practice/recipes.ts';
import { DIFFICULTIES } from '../../src/practice/skill.ts';
import { type Task, taskTo } from '../../src/practice/task.ts';
import { variantOfTask } from '../../src/practice/treeVariant.ts';
import { setExercise } from '../../src/session/sets/setExercise.ts';
import { questionOf } from '../../src/words/formats.ts';
import { forTrees } from '../support/forTrees.ts';
import { howMany } from '../support/howMany.ts';
import { part, TREES, textItem } from '../support/setItems.ts';
import { treeOf } from './simulationTasks.ts';

type Side = 'max' | 'min';
type Marked = ReadonlySet<NodeId>;

const SIDES = ['max', 'min'] as const;
const NONE: Marked = new Set([ROOT]);

const about = (tree: GameTree): Task => ({ tree, algorithm: 'minimax', rules: DEFAULT_RULES });

function asking(task: Task, owner?: Side): Exercise {
  const wish: Wish = owner === undefined ? {} : { owner };
  const parts = chooseParts(['solution'], task, seeded(1), new Map(), wish);
  if (parts === null) throw new Error('no strategy can be asked for');
  return { ...task, parts };
}

function gradeOf(exercise: Exercise, marked: Marked) {
  return gradeExercise(exercise, { ...BLANK_ANSWER, solution: marked }, rightAnswer(exercise)).parts[0]!;
}

const textOf = (marked: Marked) => [...marked].sort((a, b) => a - b).join();

/** All that can be played when the owner plays by a rule: by position of the owner, the index of the move. */
function playedBy(tree: GameTree, owner: Side, rule: ReadonlyMap<NodeId, number>) {
  const moves = new Set<NodeId>();
  const ends: NodeId[] = [];
  const play = (at: NodeId): void => {
    if (tree.isLeaf(at)) ends.push(at);
    for (const [index, child] of tree.children(at).entries()) {
      if (tree.kindName(at) === owner && rule.get(at) !== index) continue;
      moves.add(child);
      play(child);
    }
  };
  play(ROOT);
  return { moves, ends };
}

/** The moves of all winning strategies of a side, each once as text: every rule is tried. Null when there are too many. */
function winningBy(tree: GameTree, owner: Side, wins: (leaf: NodeId) => boolean): ReadonlySet<string> | null {
  const own = tree.nodes().filter((node) => tree.kindName(node) === owner);
  if (own.reduce((count, node) => count * tree.childCount(node), 1) > 3_000) return null;
  let rules: ReadonlyMap<NodeId, number>[] = [new Map()];
  for (const node of own)
    rules = rules.flatMap((rule) => tree.children(node).map((_, index) => new Map([...rule, [node, index]])));
  const played = rules.map((rule) => playedBy(tree, owner, rule));
  return new Set(played.filter(({ ends }) => ends.every(wins)).map(({ moves }) => textOf(moves)));
}

/** The positions at which something is wrong, as one finds them by walking along the marked moves. */
function brokenIn(tree: GameTree, owner: Side, wins: (leaf: NodeId) => boolean, marked: Marked): number {
  const walked = new Set<NodeId>();
  const walk = (at: NodeId): number => {
    walked.add(at);
    if (tree.isLeaf(at)) return wins(at) ? 0 : 1;
    const next = tree.children(at).filter((child) => marked.has(child));
    const all = tree.kindName(at) === owner ? next.length === 1 : next.length === tree.childCount(at);
    return next.reduce((sum, child) => sum + walk(child), all ? 0 : 1);
  };
  const onWay = walk(ROOT);
  const astray = new Set([...marked].map((node) => tree.parent(node)).filter((from) => !walked.has(from)));
  return onWay + astray.size;
}

/** Values that say who wins, a draw among them in some trees. */
function decided(tree: GameTree, random: Random): GameTree {
  const values = random.pick([
    [-1, 1],
    [-1, 1],
    [0, 1],
    [-1, 0, 1],
  ]);
  return withNumbers(tree, new Map(tree.leaves().map((leaf) => [leaf, random.pick(values)])));
}

/** A strategy with a few moves more, fewer or exchanged, or anything. */
function attempt(tree: GameTree, strategies: readonly string[], random: Random): Marked {
  const start = strategies.length > 0 && random.flip(0.8) ? random.pick(strategies) : '';
  const marked = new Set(start.split(',').filter(Boolean).map(Number) as NodeId[]);
  for (let changes = random.below(4); changes > 0; changes -= 1) {
    const node = random.pick(tree.nodes().slice(1));
    if (!marked.delete(node)) marked.add(node);
  }
  return marked;
}

test('right is what wins when every strategy is tried, and errors are the positions that break it', () => {
  const met = { none: 0, several: 0, right: 0, wrong: 0, draws: 0 };
  forTrees({ long: 3000, usual: 300 }, { nodes: 26, chance: false }, ({ tree: drawn, random }) => {
    const tree = decided(drawn, random);
    const values = new Set(tree.leaves().map((leaf) => tree.value(leaf)));
    const task = about(tree);
    expect(isAskable('solution', task)).toBe(values.size > 1);
    if (values.size < 2 || tree.isLeaf(ROOT)) return;
    const [most, least] = [Math.max(...values), Math.min(...values)];
    const won = {
      max: (leaf: NodeId) => tree.value(leaf) === most,
      min: (leaf: NodeId) => tree.value(leaf) === least,
    };
    const [ofMax, ofMin] = SIDES.map((side) => winningBy(tree, side, won[side]));
    if (ofMax === null || ofMin === null) return;
    const strategies = { max: ofMax!, min: ofMin! };
    // Nobody is sure to win when both can keep the other from it.
    const winner = SIDES.find((side) => strategies[side].size > 0);
    if (winner === undefined) met.draws += 1;
    for (const asked of [...SIDES, undefined]) {
      const exercise = asking(task, asked);
      const owner = asked ?? winner;
      const all = owner === undefined ? new Set<string>() : strategies[owner];
      const right = rightAnswer(exercise).answer.solution;
      expect(all.size === 0 ? textOf(right) === '0' : all.has(textOf(right))).toBe(true);
      expect(gradeOf(exercise, right)).toMatchObject({ isRight: true, points: 4 });
      expect(gradeOf(exercise, NONE).isRight).toBe(all.size === 0);
      if (all.size === 0) met.none += 1;
      if (all.size > 1) met.several += 1;
      for (let tries = 0; tries < 4; tries += 1) {
        const marked = attempt(tree, [...all, ...strategies.max, ...strategies.min], random);
        const grade = gradeOf(exercise, marked);
        expect(grade.isRight).toBe(all.has(textOf(marked)));
        met[grade.isRight ? 'right' : 'wrong'] += 1;
        if (grade.isRight || all.size === 0 || owner === undefined || marked.size === 0) continue;
        expect(grade.errors).toBe(brokenIn(tree, owner, won[owner], marked));
        expect(grade.differences).toHaveLength(grade.errors);
      }
    }
  });
  for (const count of Object.values(met)) expect(count).toBeGreaterThan(8);
});

/** MAX wins by either move of the root; MIN could lose by its own. */
const TREE = treeOf('max(min(max(1 1) max(1 -1)) min(1 max(1 -1)) min(-1 -1))');
const [, A, A1, , , A2, , , B, B1, B2, , , C] = TREE.nodes();

const marked = (...nodes: readonly (NodeId | undefined)[]): Marked => new Set(nodes as NodeId[]);

describe('an answer', () => {
  const exercise = asking(about(TREE), 'max');
  const [x, y] = [TREE.child(B2!, 0), TREE.child(B2!, 1)];

  test('is worth a mark less for each position that breaks it, no less than an entry’s share', () => {
    expect(TREE.children(ROOT)).toEqual([A, B, C]);
    expect(gradeOf(exercise, marked(B, B1, B2, x))).toMatchObject({ isRight: true, points: 4 });
    const few = gradeOf(exercise, marked(B, B1));
    expect(few).toMatchObject({ errors: 1, points: 3.2, differences: [{ node: B, fault: 'missed' }] });
    const lost = gradeOf(exercise, marked(B, B1, B2, y));
    expect(lost).toMatchObject({ errors: 1, differences: [{ node: y, fault: 'wrong' }] });
    const two = gradeOf(exercise, marked(B, B1, B2, x, y));
    expect(two.differences.map(({ node, fault }) => [node, fault])).toEqual([
      [y, 'wrong'],
      [B2, 'over'],
    ]);
    const apart = gradeOf(exercise, marked(B, B1, B2, x, A2));
    expect(apart.differences).toEqual([{ node: A, fault: 'extra' }]);
  });

  test('is worth nothing that is empty, marks every move, or says that there is none', () => {
    for (const given of [marked(), NONE, marked(...TREE.nodes().slice(1))])
      expect(gradeOf(exercise, given)).toMatchObject({ isRight: false, points: 0 });
    const ofMin = asking(about(TREE), 'min');
    expect(textOf(rightAnswer(ofMin).answer.solution)).toBe('0');
    expect(gradeOf(ofMin, NONE).points).toBe(4);
    expect(gradeOf(ofMin, marked(C, TREE.child(C!, 0)))).toMatchObject({ isRight: false, points: 0 });
  });

  test('is made of presses, of which one at the root says that there is none', () => {
    const { entry } = formatOf('solution');
    if (entry.way !== 'picks') throw new Error(entry.way);
    const press = (given: unknown, ...nodes: readonly (NodeId | undefined)[]) =>
      nodes.reduce((before, node) => entry.press(TREE, before, node!), given) as Marked;
    expect(textOf(press(marked(), B, B1))).toBe(`${B},${B1}`);
    expect(textOf(press(marked(B, B1), B1))).toBe(String(B));
    expect(textOf(press(marked(B, B1), ROOT))).toBe('0');
    expect(textOf(press(NONE, A))).toBe(String(A));
    expect(textOf(press(NONE, ROOT))).toBe('');
  });
});

describe('a faulty method is told', () => {
  const told = (exercise: Exercise, given: Marked) => {
    const answer = { ...BLANK_ANSWER, solution: given };
    const right = rightAnswer(exercise);
    const { findings, candidates } = diagnoseExercise(
      exercise,
      answer,
      gradeExercise(exercise, answer, right),
      right,
      false,
    );
    return [...findings.map(({ misconception }) => misconception), ...candidates.map(({ method }) => method)];
  };

  test.each<readonly [MethodName, Side | undefined, readonly string[]]>([
    ['one-reply', 'max', ['1.1', '1.1.1', '1']],
    ['all-own-moves', undefined, ['1', '2', '1.1', '1.2', '1.1.1', '1.1.2', '1.2.1', '2.1', '2.2', '2.2.1']],
    ['ends-reversed', 'max', ['3', '3.1', '3.2']],
  ])('%s', (method, owner, paths) => {
    const nodes = paths.map((path) =>
      path.split('.').reduce((node, place) => TREE.child(node, Number(place) - 1), ROOT as NodeId),
    );
    expect(told(asking(about(TREE), owner), new Set(nodes))).toContain(method);
  });

  test('the strategy of the other side where one’s own has none', () => {
    const exercise = asking(about(treeOf('min(max(1 -1) max(-1 -1))')), 'max');
    const strategy = rightAnswer(asking(exercise, 'min')).answer.solution;
    expect(textOf(strategy)).not.toBe('0');
    expect(told(exercise, strategy)).toContain('other-player');
  });

  test('a move too many is a slip', () => {
    const exercise = asking(about(TREE), 'max');
    const given = new Set([...rightAnswer(exercise).answer.solution, B!]);
    const answer = { ...BLANK_ANSWER, solution: given };
    const right = rightAnswer(exercise);
    const grade = gradeExercise(exercise, answer, right);
    const { findings } = diagnoseExercise(exercise, answer, grade, right, true);
    expect(findings.map(({ misconception }) => misconception)).toEqual(['slip']);
  });

  test('one more question tells any two of them apart', () => {
    const methods = ['one-reply', 'all-own-moves', 'other-player', 'ends-reversed', 'interchanged'] as const;
    const pairs = methods.flatMap((one, at) => methods.slice(at + 1).map((other) => [one, other] as const));
    for (const pair of pairs)
      for (let seed = 1; seed <= howMany(20, 2); seed += 1) {
        const exercise = tellingExercise(about(TREE), pair.map(suspectOnly), seed);
        expect(
          exercise?.parts.map(({ part: { kind } }) => kind),
          pair.join(),
        ).toEqual(['solution']);
      }
  });
});

describe('a generated exercise', () => {
  test.each(DIFFICULTIES)(
    'separates the methods it is for, and is of either side: difficulty %i',
    (difficulty) => {
      const kinds = new Set<string>();
      for (let seed = 1; seed <= howMany(300, 25); seed += 1) {
        const made = { skill: 'solution', difficulty, generator: 3 } as const;
        const exercise = generateExercise({ ...made, seed });
        const { tree, parts } = exercise;
        expect(gradeOf(exercise, rightAnswer(exercise).answer.solution).isRight).toBe(true);
        expect(new Set(tree.leaves().map((leaf) => tree.value(leaf)))).toEqual(new Set([-1, 1]));
        const asked = parts[0]!.part;
        const { tellsApart } = formatOf('solution');
        const { separates } = recipeOf(made);
        expect(separates.length).toBeGreaterThan(2);
        expect(tellsApart!({ task: exercise, part: asked }, separates.map(suspectOnly), seeded(seed))).toBe(
          true,
        );
        kinds.add(`${tree.kindName(ROOT)} ${'owner' in asked ? asked.owner : 'winner'}`);
      }
      expect(kinds.size).toBeGreaterThan(difficulty === 1 ? 1 : 0);
    },
  );
});

describe('where it is asked', () => {
  test('of trees whose values say who wins, searched to their ends', () => {
    expect(isAskable('solution', about(treeOf('(1 0) (0 -1)')))).toBe(true);
    for (const text of ['(1 2) (3 4)', '(1 1) (1 1)', '(1 ?) (-1 1)', 'max(chance(0.5*1 0.5*-1) min(1 -1))'])
      expect(
        isAskable('solution', {
          ...about(treeOf(text)),
          algorithm: text.includes('chance') ? 'expectiminimax' : 'minimax',
        }),
      ).toBe(false);
    expect(isAskable('solution', taskTo(1, about(TREE)))).toBe(false);
  });

  test('other numbers leave the winners as they are, and the question says them', () => {
    const exercise = asking(about(TREE), 'max');
    for (let seed = 1; seed < 20; seed += 1) {
      const other = asking(variantOfTask(about(TREE), seed), 'max');
      expect(textOf(rightAnswer(other).answer.solution)).toBe(textOf(rightAnswer(exercise).answer.solution));
      const { strategy } = questionOf(other.parts[0]!.part, other, String);
      expect(Number(strategy!.max.replace('−', '-'))).toBe(other.tree.value(TREE.child(A1!, 0)));
    }
    expect(questionOf(exercise.parts[0]!.part, exercise, String).strategy).toEqual({
      ...{ owner: 'max', max: '1', min: '−1', draw: null },
    });
  });

  test('in links', () => {
    const { id } = exampleById('wikipedia-ab')!;
    for (const owner of [...SIDES, undefined]) {
      const wish = owner === undefined ? {} : { wish: { owner } };
      const on = { example: id, kinds: ['solution'], variant: 7, ...wish } as const;
      const hash = encodeOnTree(on);
      expect(hash).toContain(`solution${owner === undefined ? '' : `-${owner}`}.7`);
      expect(decodePractice(`#${hash}`)).toEqual({ kind: 'tree', on });
    }
    for (const name of ['solution-max-min', 'solution-end', 'values-max'])
      expect(decodePractice(`#v1&practice=on.${id}.${name}.0`)).toBeNull();
  });

  test('in sets, of version 4; a tree that does not say who wins is refused', () => {
    const text = '((1 -1) 1) (-1 (1 -1))';
    const set = { title: 'S', hints: true, items: [textItem(text, part('solution', { owner: 'min' }))] };
    const json = canonicalSet(set);
    expect(json).toContain('"version":4');
    expect(json).toContain('"owner":"min"');
    expect(readJson(setShape(), json).value).toEqual(set);
    const wrong = json.replace('"owner":"min"', '"owner":"chance"');
    expect(readJson(setShape(), wrong).faults.map(({ path }) => path)).toEqual(['$.items[0].parts[0].owner']);
    const made = setExercise(set.items[0]!, 0, TREES);
    if (!made.ok) throw new Error(made.refusal.kind);
    expect(made.exercise.parts[0]!.part).toEqual({ kind: 'solution', owner: 'min' });
    expect(setExercise(textItem('(1 2) (3 4)', part('solution')), 0, TREES)).toEqual({
      ok: false,
      refusal: { kind: 'part', part: 'solution' },
    });
  });
});
