/** Exercises on trees of several players: the right sheet, its marks, the ways to go wrong, and the generator. */
import { describe, expect, test } from 'vitest';
import { recordVectors } from '../../src/core/run/recordVectors.ts';
import { OF_PLAYERS } from '../../src/core/search/algorithms.ts';
import type { VectorObserver } from '../../src/core/search/maxN.ts';
import { maxN } from '../../src/core/search/maxN.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { exampleById } from '../../src/library/library.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { type Answer, BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import { diagnose } from '../../src/practice/diagnose/diagnose.ts';
import { methodAnswers } from '../../src/practice/diagnose/methodAnswers.ts';
import { type Exercise, isAskable, type PartKind } from '../../src/practice/exercise.ts';
import { vectors } from '../../src/practice/formats/vectors.ts';
import { generateExercise } from '../../src/practice/generate/generate.ts';
import { tellingExercise } from '../../src/practice/generate/telling.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { suspectOnly } from '../../src/practice/methods/methods.ts';
import { mistakenMaxN } from '../../src/practice/methods/mistakenMaxN.ts';
import type { MethodName } from '../../src/practice/misconception.ts';
import { PART_KINDS } from '../../src/practice/partKinds.ts';
import { recipeOf } from '../../src/practice/recipes.ts';
import { DIFFICULTIES } from '../../src/practice/skill.ts';
import { canPractise, mayCut, PRACTISED, type Task, taskTo } from '../../src/practice/task.ts';
import { variantOfTree } from '../../src/practice/treeVariant.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { expectSame, naming } from '../support/forTrees.ts';
import { howMany, ofCases } from '../support/howMany.ts';
import { forPlayers, type PlayersSample, treeOfText } from '../support/playerTrees.ts';
import { leavesUnder, plainErrors } from './plainMarks.ts';
import { type Declared, partyOf, plainVectorSheet, type Way } from './plainVectors.ts';
import { sheetText } from './sheetText.ts';

const ASKED = ['vectors', 'crossing', 'leafOrder', 'leafCount', 'move', 'line'] as const;

const HEADS = ['', 'sum M; ', 'sum M; leaves 0..M; '] as const;

function taskOn(tree: GameTree): Task {
  return { tree, algorithm: OF_PLAYERS, rules: DEFAULT_RULES };
}

function exerciseOn(tree: GameTree, kinds: readonly PartKind[] = ASKED): Exercise {
  const task = taskOn(tree);
  const parts = kinds
    .filter((kind) => isAskable(kind, task))
    .map((kind) => ({
      part: { kind } as Exercise['parts'][number]['part'],
      marks: 4,
      penalty: { kind: 'per-error', marks: 1 } as const,
    }));
  return { ...task, parts };
}

function declaredIn({ players, sum, leafBounds: [least] }: GameTree): Declared {
  return { players, sum, least: Number.isFinite(least) ? least : null };
}

/** The law on trees of two to six players of which nothing is declared, their sum alone, or all; never a single leaf. */
function forExercises(most: number, law: (sample: PlayersSample) => void): void {
  for (const head of HEADS)
    forPlayers({ long: most * 5, usual: most }, { head }, (sample) => {
      if (!sample.tree.isLeaf(ROOT)) law(sample);
    });
}

function expectSheet(answer: Answer, due: Answer, tree: GameTree): void {
  expectSame(new Map([...answer.vectors].sort(byNode)), new Map([...due.vectors].sort(byNode)));
  expectSame(leavesUnder(answer.crossing, tree), due.crossing);
  expectSame([answer.leafOrder, answer.leafCount], [due.leafOrder, due.leafCount]);
  expectSame([answer.move, answer.line], [due.move, due.line]);
}

const byNode = ([one]: readonly [NodeId, unknown], [other]: readonly [NodeId, unknown]) => one - other;

describe('an exercise of several players', () => {
  test('has the sheet that follows from the definition', () => {
    let bounds = 0;
    forExercises(150, ({ root, tree }) => {
      const { answer } = rightAnswer(exerciseOn(tree));
      const due = plainVectorSheet(root, declaredIn(tree), 'right');
      expectSheet(answer, due, tree);
      bounds += [...due.vectors.values()].filter(({ kind }) => kind === 'least').length;
    });
    expect(bounds).toBeGreaterThan(ofCases(30));
  });

  test('asks for cuts only where something may be cut, and never about windows and numbers', () => {
    forExercises(60, ({ tree, players }) => {
      const task = taskOn(tree);
      const { sum, least } = declaredIn(tree);
      const isCut = sum !== null && (players === 2 || least !== null);
      expect(mayCut(task)).toBe(isCut);
      const asked = PART_KINDS.filter((kind) => isAskable(kind, task));
      const cuts: readonly PartKind[] = ['crossing', 'leafOrder', 'leafCount'];
      expect(asked).toEqual(
        PART_KINDS.filter(
          (kind) => ['vectors', 'move', 'line'].includes(kind) || (isCut && cuts.includes(kind)),
        ),
      );
    });
  });

  test('is about max^n alone, to the ends', () => {
    const tree = treeOfText('(<1 2> <2 1>) (<0 3> <3 0>)');
    expect(PRACTISED.filter((name) => canPractise(name, tree))).toEqual([OF_PLAYERS]);
    expect(canPractise(OF_PLAYERS, treeOfText('(1 2) 3'))).toBe(false);
    expect(taskTo(1, taskOn(tree))).toEqual(taskOn(tree));
  });

  test('takes a mark for each wrong entry, half of one for a vector of which only a bound is known', () => {
    forExercises(80, ({ root, tree, random }) => {
      const exercise = exerciseOn(tree);
      const right = rightAnswer(exercise);
      expect(gradeExercise(exercise, right.answer, right).isRight).toBe(true);
      const inner = tree.nodes().filter((node) => !tree.isLeaf(node));
      const given = new Map(right.answer.vectors);
      for (const node of inner.filter(() => random.flip(0.4)))
        if (random.flip(0.2)) given.delete(node);
        else given.set(node, { kind: 'vector', components: tree.vector(random.pick(tree.leaves())) });
      const answer = { ...right.answer, vectors: given };
      const [graded] = gradeExercise(exercise, answer, right).parts;
      const due = plainVectorSheet(root, declaredIn(tree), 'right');
      const { errors } = plainErrors({ kind: 'vectors' }, answer, due, tree);
      expect(graded?.errors).toBe(errors);
    });
  });

  test('has the sheet of its variants, but for the numbers', () => {
    forExercises(50, ({ tree, seed }) => {
      const variant = variantOfTree(tree, seed);
      expect(variant.leaves().some((leaf) => `${variant.vector(leaf)}` !== `${tree.vector(leaf)}`)).toBe(
        true,
      );
      const [before, after] = [tree, variant].map((of) => rightAnswer(exerciseOn(of)).answer);
      for (const kind of ['crossing', 'leafOrder', 'leafCount', 'move', 'line'] as const)
        expectSame(after![kind], before![kind]);
      const kinds = (answer: Answer) => [...answer.vectors].map(([node, { kind }]) => [node, kind]);
      expectSame(kinds(after!), kinds(before!));
      for (const way of ['deep', 'sum', 'one', 'first'] as const) {
        const [one, other] = [tree, variant].map((of) => plainVectorSheet(partyOf(of), declaredIn(of), way));
        expectSame([one!.leafOrder, one!.line], [other!.leafOrder, other!.line]);
      }
      const [least, most] = variant.leafBounds;
      for (const leaf of variant.leaves()) {
        const vector = variant.vector(leaf);
        expect(vector.every((value) => value >= least && value <= most)).toBe(true);
        if (variant.sum !== null) expect(vector.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(variant.sum);
      }
    });
  });
});

describe('what is typed', () => {
  const tree = treeOfText('(<1 2 6> <2 3 4>) <0 0 9>');
  const vector = (...components: number[]) => ({ kind: 'vector', components });

  test.each([
    ['1 2 6', vector(1, 2, 6)],
    ['1,2,6', vector(1, 2, 6)],
    [' (1, 2, 6) ', vector(1, 2, 6)],
    ['<1 2 6>', vector(1, 2, 6)],
    ['[1;2;6]', vector(1, 2, 6)],
    ['１，２，６', vector(1, 2, 6)],
    ['（１、２、６）', vector(1, 2, 6)],
    ['−1 0.5 inf', vector(-1, 0.5, Infinity)],
    ['>= 7', { kind: 'least', own: 7 }],
    ['≥7', { kind: 'least', own: 7 }],
    ['＞＝ −1', { kind: 'least', own: -1 }],
    ['1 2', null],
    ['1 2 6 7', null],
    ['7', null],
    ['<= 7', null],
    ['1 2 x', null],
    ['>= x', null],
  ])('%s', (text, due) => {
    expect(vectors.entry.parse(text, tree)).toEqual(due);
  });

  test('is printed so that it is read as it was', () => {
    const signs = {
      window: String,
      spans: String,
      never: '',
      reach: { shallow: 's', deep: 'd' },
      joining: { and: ' and ', or: ' or ' },
    };
    forExercises(20, ({ tree: other }) => {
      const { answer } = rightAnswer(exerciseOn(other));
      for (const known of answer.vectors.values())
        expect(vectors.entry.parse(vectors.entry.print(known, signs), other)).toEqual(known);
    });
  });
});

const WAY_OF: Readonly<Partial<Record<MethodName, Way>>> = {
  'deep-pruning': 'deep',
  'sum-of-components': 'sum',
  'all-against-one': 'one',
  'everybody-first': 'first',
  'right-to-left': 'right-to-left',
};
const WAYS = Object.entries(WAY_OF) as readonly (readonly [MethodName, Way])[];

function plainMethod(method: MethodName, tree: GameTree): Answer {
  return plainVectorSheet(partyOf(tree), declaredIn(tree), WAY_OF[method]!);
}

describe('a way to go wrong', () => {
  test.each(WAYS)('%s has the sheet that its statement gives', (method, way) => {
    let differing = 0;
    forExercises(80, ({ root, tree }) => {
      const exercise = exerciseOn(tree);
      const [sheet] = methodAnswers(exercise, [method]);
      const isSaid = mayCut(exercise) || way === 'sum' || way === 'one' || way === 'first';
      expect(sheet !== undefined).toBe(isSaid);
      if (sheet === undefined) return;
      const due = plainVectorSheet(root, declaredIn(tree), way);
      expectSheet(sheet.answer, due, tree);
      if (`${due.leafOrder}` !== `${rightAnswer(exercise).answer.leafOrder}`) differing += 1;
    });
    expect(differing).toBeGreaterThan(ofCases(5));
  });

  test('there are these, and the last of equal moves; those of MAX and MIN say nothing', () => {
    const exercise = exerciseOn(treeOfText('sum 9; leaves 0..9; ((<1 2 6> <2 3 4>) <0 0 9>) <3 3 3>'));
    expect(methodAnswers(exercise).map(({ method }) => method)).toEqual([
      'right-to-left',
      'last-of-equals',
      'deep-pruning',
      'sum-of-components',
      'all-against-one',
      'everybody-first',
    ]);
  });

  test('the last of equal moves is the last that gives the player at the root as much', () => {
    let ties = 0;
    forExercises(60, ({ root, tree }) => {
      if (!('children' in root)) return;
      const [sheet] = methodAnswers(exerciseOn(tree), ['last-of-equals']);
      const { run } = rightAnswer(exerciseOn(tree));
      const returned = tree.children(ROOT).map((child) => {
        const step = run.lastStep(child);
        return step === 0 ? null : recordVectors(tree, OF_PLAYERS).givenAt(child, run.length);
      });
      const own = returned.map((leaf) => (leaf === null ? Number.NaN : tree.utility(leaf, root.player)));
      const best = Math.max(...own.filter((value) => !Number.isNaN(value)));
      const last = own.lastIndexOf(best);
      expect(sheet?.answer.move).toBe(tree.child(ROOT, last));
      if (own.indexOf(best) !== last) ties += 1;
    });
    expect(ties).toBeGreaterThan(ofCases(5));
  });

  test('without a mistake it is max^n, event for event', () => {
    forExercises(60, ({ tree }) => {
      const [plain, none] = [maxN, mistakenMaxN('none')].map((search) => story(search, tree));
      expectSame(none, plain);
    });
  });

  function story(search: typeof maxN, tree: GameTree): string[] {
    const told: string[] = [];
    const tell =
      (name: string) =>
      (...of: number[]) => {
        told.push([name, ...of].join(' '));
      };
    const observer: VectorObserver = {
      enter: tell('enter'),
      leaf: tell('leaf'),
      update: tell('update'),
      cutoff: tell('cutoff'),
      exit: tell('exit'),
    };
    search(tree, observer);
    return told;
  }
});

describe('diagnosis', () => {
  function named(exercise: Exercise, given: Answer) {
    const right = rightAnswer(exercise);
    const { findings, candidates } = diagnose(
      exercise,
      given,
      gradeExercise(exercise, given, right),
      right,
      false,
    );
    return { found: findings.map(({ misconception }) => misconception), candidates };
  }

  test.each(WAYS)('names %s, or asks whether it is that', (method) => {
    let [differing, certain] = [0, 0];
    forPlayers({ long: 1_000, usual: 200 }, { head: 'sum M; leaves 0..M; ', players: 3 }, ({ tree }) => {
      if (tree.isLeaf(ROOT)) return;
      const exercise = exerciseOn(tree);
      const given = { ...BLANK_ANSWER, ...plainMethod(method, tree) };
      if (gradeExercise(exercise, given, rightAnswer(exercise)).isRight) return;
      differing += 1;
      const { found, candidates } = named(exercise, given);
      const isAsked = candidates.some((one) => one.method === method);
      // What another method writes as well is asked about, or may be that.
      const twins = methodAnswers(exercise).filter((one) =>
        exercise.parts.every(
          ({ part }) => sheetText(one.answer, part, tree) === sheetText(given, part, tree),
        ),
      );
      if (found.includes(method)) certain += 1;
      else if (!isAsked) expect(twins.length > 1 || found.length > 0).toBe(true);
    });
    expect(differing).toBeGreaterThan(ofCases(20));
    expect(certain / differing).toBeGreaterThan(method === 'deep-pruning' ? 0.3 : 0.6);
  });

  test('says of a vector that no leaf below has that it is put together', () => {
    const exercise = exerciseOn(treeOfText('(<1 2 6> <2 3 4>) (<5 1 3> <4 0 5>)'), ['vectors']);
    const right = rightAnswer(exercise).answer;
    const wrong = new Map(right.vectors).set(1 as NodeId, { kind: 'vector', components: [2, 3, 6] });
    expect(named(exercise, { ...right, vectors: wrong }).found).toEqual(['put-together']);
  });

  test('says of a vector at a cut node that it is only a bound, and of one at a node never called to leave it blank', () => {
    const exercise = exerciseOn(KORF, ['vectors']);
    const right = rightAnswer(exercise).answer;
    const [cut] = [...right.vectors].find(([, { kind }]) => kind === 'least')!;
    const whole = new Map(right.vectors).set(cut, { kind: 'vector', components: [1, 1, 7] });
    expect(named(exercise, { ...right, vectors: whole }).found).toEqual(['exact-at-cut']);
    const tree = treeOfText('sum 9; leaves 0..9; (<8 0 1> <7 1 1>) (<0 9 0> (<1 1 1> <2 2 2>))');
    const ofCut = exerciseOn(tree, ['vectors']);
    const sheet = rightAnswer(ofCut).answer;
    expect(sheet.vectors.has(6 as NodeId)).toBe(false);
    const extra = new Map(sheet.vectors).set(6 as NodeId, { kind: 'vector', components: [2, 2, 2] });
    expect(named(ofCut, { ...sheet, vectors: extra }).found).toEqual(['value-at-unvisited']);
  });
});

const KORF = subjectOfExample(exampleById('maxn-shallow')!).tree;
const MIT = subjectOfExample(exampleById('mit6034-maxn')!).tree;

describe('published trees', () => {
  const leafPlaces = (tree: GameTree, { leafOrder }: Answer) => leafOrder.map((leaf) => tree.leafIndex(leaf));

  test('MIT 6.034: all eight leaves, (1, 2, 3), above (1, 2, 3) and (−1, 5, 2)', () => {
    const { answer } = rightAnswer(exerciseOn(MIT));
    const at = (node: NodeId) => answer.vectors.get(node);
    expect(answer.leafCount).toBe(8);
    expect(at(ROOT)).toEqual({ kind: 'vector', components: [1, 2, 3] });
    expect(MIT.children(ROOT).map(at)).toEqual([
      { kind: 'vector', components: [1, 2, 3] },
      { kind: 'vector', components: [-1, 5, 2] },
    ]);
    expect(answer.move).toBe(MIT.child(ROOT, 0));
  });

  test('after Korf: seven leaves, not the fourth; deep pruning leaves out the eighth too, and plays the first move', () => {
    const exercise = exerciseOn(KORF);
    const { answer } = rightAnswer(exercise);
    expect(leafPlaces(KORF, answer)).toEqual([0, 1, 2, 4, 5, 6, 7]);
    expect(answer.vectors.get(ROOT)).toEqual({ kind: 'vector', components: [5, 1, 3] });
    expect(answer.move).toBe(KORF.child(ROOT, 1));
    const [deep] = methodAnswers(exercise, ['deep-pruning']);
    expect(leafPlaces(KORF, deep!.answer)).toEqual([0, 1, 2, 4, 5, 6]);
    expect(deep!.answer.vectors.get(ROOT)).toEqual({ kind: 'vector', components: [4, 2, 3] });
    expect(deep!.answer.move).toBe(KORF.child(ROOT, 0));
  });
});

/** Of every difficulty; in the ordinary run a few. */
const SEEDS = howMany(300, 30);
const GENERATORS = [{}, { generator: 2 }, { generator: 3 }] as const;

describe('a generated exercise', () => {
  test.each(DIFFICULTIES)('keeps its promise, %s', (difficulty) => {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const made = GENERATORS[seed % 3]!;
      const exercise = generateExercise({ skill: 'vectors', difficulty, seed, ...made });
      const { separates, parts } = recipeOf({ skill: 'vectors', difficulty, ...made });
      const { tree } = exercise;
      naming(
        () => `${difficulty}, ${seed}: ${printTree(tree)}`,
        () => {
          expect(exercise.algorithm).toBe(OF_PLAYERS);
          expect(exercise.parts.map(({ part }) => part.kind)).toEqual(parts);
          expect(tree.leafCount).toBeLessThanOrEqual(18);
          const right = plainVectorSheet(partyOf(tree), declaredIn(tree), 'right');
          if (made !== GENERATORS[0] && difficulty > 1) expect(right.crossing.size).toBeGreaterThan(0);
          const textOf = (sheet: Answer) =>
            exercise.parts.map(({ part }) => sheetText(sheet, part, tree)).join('; ');
          const texts = [right, ...separates.map((method) => plainMethod(method, tree))].map(textOf);
          expect(new Set(texts).size).toBe(separates.length + 1);
        },
      );
    }
  });

  test.each([
    ['deep-pruning', 'sum-of-components'],
    ['sum-of-components', 'all-against-one'],
    ['everybody-first', 'all-against-one'],
    ['everybody-first', 'sum-of-components'],
    ['deep-pruning', 'right-to-left'],
    ['last-of-equals', 'deep-pruning'],
  ] as const)('tells %s and %s apart', (...pair) => {
    for (let seed = 1; seed <= howMany(30, 3); seed += 1) {
      const tree = treeOfText('(<1 2 6> <2 3 4>) <0 0 9>');
      const asked = { tree, algorithm: OF_PLAYERS, rules: DEFAULT_RULES };
      const exercise = tellingExercise(asked, pair.map(suspectOnly), seed)!;
      const sheets = methodAnswers(exercise, pair).map(({ answer }) => answer);
      const texts = [rightAnswer(exercise).answer, ...sheets].map((sheet) =>
        exercise.parts.map(({ part }) => sheetText(sheet, part, exercise.tree)).join('; '),
      );
      expect(new Set(texts).size).toBe(3);
    }
  });
});
