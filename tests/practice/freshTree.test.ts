/** Each student's own tree of an item: of its shape, cut about as much, not in the same places, and telling the same. */
import { expect, test } from 'vitest';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { exampleById } from '../../src/library/library.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { rightAnswer } from '../../src/practice/answer.ts';
import { methodAnswers, speaksOf, writesSame } from '../../src/practice/diagnose/methodAnswers.ts';
import type { Exercise } from '../../src/practice/exercise.ts';
import type { SetItem } from '../../src/practice/exerciseSet.ts';
import { crossedLeaves } from '../../src/practice/formats/leaves.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { SKILLS } from '../../src/practice/skill.ts';
import { windowOf } from '../../src/practice/task.ts';
import { positionsOf } from '../../src/session/gamePositions.ts';
import { setExercise } from '../../src/session/sets/setExercise.ts';
import { setTrees } from '../../src/session/sets/setTrees.ts';
import { howMany } from '../support/howMany.ts';
import { exampleItem, part, seedItem, TREES, textItem } from '../support/setItems.ts';

const fresh = (item: SetItem): SetItem => ({ ...item, variants: 'fresh' });

function exerciseOf(item: SetItem, variant: number): Exercise {
  const made = setExercise(item, variant, TREES);
  if (!made.ok) throw new Error(`${item.title} ${JSON.stringify(item.source)}: ${made.refusal.kind}`);
  return made.exercise;
}

/** What a tree is without its numbers. */
function shapeOf(tree: GameTree): string {
  return tree
    .nodes()
    .map((id) => [tree.depth(id), tree.kindName(id), tree.label(id), tree.probability(id)].join(' '))
    .join('; ');
}

function cutLeaves(exercise: Exercise): readonly NodeId[] {
  const { tree } = exercise;
  const crossed = crossedLeaves(tree, rightAnswer(exercise).answer.crossing);
  return [...crossed].filter((leaf) => !tree.isBeyond(leaf));
}

/** The methods that write another sheet than the right one. */
function toldOf(exercise: Exercise): readonly string[] {
  const { answer } = rightAnswer(exercise);
  return methodAnswers(exercise)
    .filter((sheet) =>
      exercise.parts.some(({ part }) => speaksOf(sheet, part) && !writesSame(exercise, part, answer, sheet)),
    )
    .map(({ method }) => method);
}

/** Trees of exams and of the book on which other leaves can be cut as well. */
const EXAMS = [
  'aima-fig-5-5',
  'thu-fig-3-10',
  'thu-fig-intro',
  'cs188-quiz2',
  'km-2-3',
  'km-2-4',
  'mit6034-mc2',
  'wikipedia-ab',
  'gfg',
  'javatpoint',
  'nilsson-fig-3-12-left',
  'maxn-shallow',
];

const OF_EXAMS = EXAMS.map((id) => fresh(exampleItem(id)));
OF_EXAMS[OF_EXAMS.length - 1] = { ...OF_EXAMS.at(-1)!, algorithm: 'max-n' };
// What the best case spares follows from the shape alone, which every student has; numbers for a goal are the student's;
// positions are labels, which the shape has here: see estimate.test.ts.
const OF_SKILLS = SKILLS.filter(
  (skill) => !['deepening', 'best-case', 'construct', 'estimate'].includes(skill),
).map((skill) => fresh(seedItem({ skill, difficulty: 2, seed: 5, generator: 3 })));

test.each([...OF_EXAMS, ...OF_SKILLS])(
  'of $source has the shape, the cuts and the methods, for every student',
  (item) => {
    const own = exerciseOf(item, 0);
    const [shape, cut, told] = [shapeOf(own.tree), cutLeaves(own), toldOf(own)];
    const trees = new Set<string>();
    for (let variant = 1; variant <= howMany(200, 12); variant += 1) {
      const exercise = exerciseOf(item, variant);
      expect(shapeOf(exercise.tree)).toBe(shape);
      const cutHere = cutLeaves(exercise);
      expect(Math.abs(cutHere.length - cut.length)).toBeLessThanOrEqual(1);
      if (cut.length > 0) expect(cutHere).not.toEqual(cut);
      expect(toldOf(exercise)).toEqual(expect.arrayContaining([...told]));
      trees.add(printTree(exercise.tree));
    }
    expect(trees.size).toBeGreaterThan(howMany(150, 9));
  },
);

test('makes strokes that are right on the tree of the set, or on a neighbour’s, cost marks', () => {
  const item = fresh(exampleItem('thu-fig-3-10'));
  const strokes = rightAnswer(exerciseOf(item, 0)).answer;
  const full = Array.from({ length: 50 }, (_, at) => exerciseOf(item, at + 1)).filter(
    (exercise) => gradeExercise(exercise, strokes, rightAnswer(exercise)).isRight,
  );
  expect(full).toEqual([]);
});

test('is searched twice where two searches are asked about, and told apart by each', () => {
  const values = { ...part('values'), algorithm: 'minimax' } as const;
  const item = fresh(exampleItem('aima-fig-5-5', values, part('crossing')));
  const own = exerciseOf(item, 0);
  for (let variant = 1; variant <= 10; variant += 1) {
    const exercise = exerciseOf(item, variant);
    expect(exercise.parts).toHaveLength(2);
    expect(cutLeaves(exercise)).not.toEqual(cutLeaves(own));
  }
});

test('has at least other numbers where no other leaf can be cut', () => {
  const item = fresh(textItem('(3 5) (2 9)'));
  for (let variant = 1; variant <= 20; variant += 1) {
    const exercise = exerciseOf(item, variant);
    expect(cutLeaves(exercise)).toHaveLength(1);
    expect(printTree(exercise.tree)).not.toBe('(3 5) (2 9)');
  }
});

test('keeps what is unknown in its place, and the root’s window among the numbers', () => {
  const unknown = fresh(textItem('(3 5 4) (2 4 ?) (1 6 8)'));
  const between = { depth: null, window: { alpha: 2, beta: 9 } };
  const inWindow = fresh({ ...textItem('(3 12 8) (2 4 6) (14 5 2)'), limits: between });
  for (let variant = 1; variant <= 10; variant += 1) {
    const { tree } = exerciseOf(unknown, variant);
    expect(tree.leaves().map((leaf) => Number.isNaN(tree.value(leaf)))).toEqual(
      [3, 5, 4, 2, 4, 0, 1, 6, 8].map((value) => value === 0),
    );
    const searched = exerciseOf(inWindow, variant);
    const { alpha, beta } = windowOf(searched)!;
    const values = searched.tree.leaves().map((leaf) => searched.tree.value(leaf));
    expect(values.filter((value) => value <= alpha)).toHaveLength(2);
    expect(values.filter((value) => value < beta)).toHaveLength(7);
  }
});

test('is the same for ever, wherever it is drawn', () => {
  const drawn = [
    fresh(textItem('(3 12 8) (2 4 6) (14 5 2)')),
    fresh(exampleItem('thu-fig-3-10')),
    fresh(seedItem({ skill: 'star-windows', difficulty: 1, seed: 5, generator: 3 })),
  ].map((item) =>
    [TREES, setTrees({ exampleById, positionsOf })].map((trees) => printTree(trees.treeOf(item, 7)!)),
  );
  for (const [here, elsewhere] of drawn) expect(here).toBe(elsewhere);
  expect(drawn.map(([here]) => here)).toMatchInlineSnapshot(`
    [
      "(-5 -7 8) (-1 3 -8) (-8 4 -4)",
      "(((-15 -9) (6 -12)) ((2) (-12 -15 -2) (-13 -2 1) (4 -4)))
    (((-2 5 -4) (-15 -12)) ((-15 -15) (-12 2)))",
      "leaves -41..33; (chance(1/6*7 1/2*19 1/3*-41) chance(1/3*27 1/3*5 1/3*-31) chance(1/2*23 1/2*33))
    (chance(1/4*-1 1/2*-21 1/4*29) chance(1/4*11 1/4*-27 1/2*-11) chance(1/2*25 1/2*3))",
    ]
  `);
});
