/** Whatever an answer or its feedback can name has its name on the sheet of an exercise, on the page and on paper. */

import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { innerNodes } from '../../src/core/tree/innerNodes.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import type { LayoutOptions } from '../../src/drawing/layout.ts';
import { NAME_FINDER } from '../../src/drawing/nameSpots.ts';
import { wholeTree } from '../../src/drawing/nodesInView.ts';
import { EXERCISE_PLY } from '../../src/drawing/paper.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { rightAnswer } from '../../src/practice/answer.ts';
import { BLANK_SHEET, sheetOf } from '../../src/practice/entry/sheet.ts';
import { writtenOn } from '../../src/practice/entry/written.ts';
import { chooseParts, type Exercise } from '../../src/practice/exercise.ts';
import { generateExercise } from '../../src/practice/generate/generate.ts';
import { PART_KINDS } from '../../src/practice/partKinds.ts';
import { positionsIn } from '../../src/practice/positions.ts';
import { DIFFICULTIES, generatorFor, SKILLS } from '../../src/practice/skill.ts';
import { wholeTree as drawnTree, mergesIn } from '../../src/practice/task.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { figureView } from '../../src/session/figureView.ts';
import { positionsOf } from '../../src/session/gamePositions.ts';
import { namedNodesIn } from '../../src/session/namedNodes.ts';
import { layOutBlank, marksOnBlank, namesOnPaper } from '../../src/session/paper.ts';
import { drawSheet } from '../../src/session/practice/drawSheet.ts';
import { namesAsked, newPractice } from '../../src/session/practice/practice.ts';
import { createSession } from '../../src/session/session.ts';
import { english } from '../../src/words/en/page.ts';
import { practice as englishPractice } from '../../src/words/en/work.ts';
import { answerSigns } from '../../src/words/formats.ts';
import { NodeNames, VectorNames } from '../../src/words/nodeNames.ts';
import { Clashes } from '../support/clashes.ts';
import { howMany, inTurns } from '../support/howMany.ts';
import { isOfNames, missing } from '../support/missingNames.ts';

/** What windows of these sizes leave for the tree of an exercise. */
const PAGES = [
  { name: '390 × 844', space: { width: 311, height: 354 } },
  { name: '1024 × 768', space: { width: 573, height: 577 } },
  { name: '1280 × 720', space: { width: 829, height: 529 } },
  { name: '1920 × 1080', space: { width: 1469, height: 889 } },
] as const;

const subjectForm = subjectOfExample(LIBRARY[0]!).form;
const sheetView = figureView(
  createSession({ subject: subjectOfExample(LIBRARY[0]!), language: english, theme: 'light' }).getState(),
  { closeness: 1, leastText: 0 },
  { namedNodesIn, NAME_FINDER },
);

describe.each(PAGES.map((size, index) => ({ ...size, index })))('On a page of $name', ({ space, index }) => {
  const skills = inTurns(SKILLS, index, 2);
  test.each(skills)('every node that an answer can name has its name in exercises: %s', (skill) => {
    const faults: string[] = [];
    for (const difficulty of inTurns(DIFFICULTIES, SKILLS.indexOf(skill) + index, DIFFICULTIES.length))
      for (const seed of [3, 14, 2150].slice(0, howMany(3, 1))) {
        const exercise = generateExercise({ skill, difficulty, seed, generator: generatorFor(skill) });
        faults.push(...faultsOfSheets(exercise, space).map((fault) => `${difficulty}.${seed} ${fault}`));
      }
    expect(faults.slice(0, 6)).toEqual([]);
  });

  test.each(['lists', 'solution'] as const)('the same of a game whose positions merge: %s', (kind) => {
    const { tree } = positionsOf('game=grundy&n=7')!;
    const task = { tree, algorithm: 'two-phase', rules: DEFAULT_RULES } as const;
    const parts = chooseParts([kind], task, seeded(1))!;
    expect(faultsOfSheets({ ...task, parts }, space)).toEqual([]);
  });
});

/** What is missing, or runs into something, on the sheets of an exercise: blank, filled in and marked. */
function faultsOfSheets(
  exercise: Exercise,
  space: Pick<LayoutOptions, 'width' | 'height'>,
): readonly string[] {
  const tree = drawnTree(exercise);
  const origin = { seed: null, title: '', source: '', place: null, variant: 0 };
  // Positions that merge are drawn as a graph, with names at ends too.
  const merging = mergesIn(tree) ? newPractice(exercise, origin).subject : null;
  const names = merging?.names ?? (tree.players > 0 ? new VectorNames(tree) : new NodeNames(tree));
  const form = merging?.form ?? subjectForm;
  const right = sheetOf(rightAnswer(exercise).answer, answerSigns(englishPractice.answer));
  return exercise.parts.flatMap(({ part }) =>
    [
      { sheet: BLANK_SHEET, differences: null },
      { sheet: right, differences: null },
      // Marked, each entry has its verdict beside it.
      { sheet: right, differences: [] },
    ].flatMap(({ sheet, differences }) => {
      const drawn = drawSheet({
        ...{ exercise, sheet, names, active: part, differences, current: null },
        isSettled: () => true,
        words: englishPractice.sheet,
      });
      const layout = form.layOut(tree, names, { ...space, beside: drawn.beside });
      const marks = drawn.marks(layout, sheetView, wholeTree(layout));
      const found = [
        ...missing(nameable(exercise, tree), marks, layout).map((name) => `no ${name}`),
        ...new Clashes(layout).in(marks).filter(isOfNames),
      ];
      return found.map((fault) => `${part.kind}: ${fault}`);
    }),
  );
}

/** Nobody looks beyond the depth limit. */
function nameable(exercise: Exercise, drawn: GameTree): ReadonlySet<NodeId> {
  return new Set([...innerNodes(drawn)].filter((node) => !exercise.tree.isBeyond(node)));
}

test.each(SKILLS)('and on papers of exercises and their keys: %s', (skill) => {
  for (const difficulty of [1, 2, 3] as const) {
    const exercise = generateExercise({ skill, difficulty, seed: 5, generator: generatorFor(skill) });
    const tree = drawnTree(exercise);
    const names = mergesIn(tree) ? namesAsked(exercise, tree) : namesOnPaper(exercise, tree);
    const layout = layOutBlank(names, EXERCISE_PLY);
    for (const sheet of [
      BLANK_SHEET,
      sheetOf(rightAnswer(exercise).answer, answerSigns(englishPractice.answer)),
    ]) {
      const marks = marksOnBlank(layout, exercise.tree, writtenOn(sheet, PART_KINDS, tree));
      // What holds positions together is not drawn.
      expect(missing(nameable(exercise, tree), marks, layout)).toEqual(
        positionsIn(tree) === null ? [] : ['f(p)'],
      );
      expect(new Clashes(layout).in(marks).filter(isOfNames)).toEqual([]);
    }
  }
});
