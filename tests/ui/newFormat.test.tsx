/**
 * A format of questions is a file and a row: one that has a row in the table, and its words, is in every
 * menu, sheet, link, file, paper and in the progress without another line.
 */

import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { exampleById } from '../../src/library/library.ts';
import { decodePractice, encodeOnTree } from '../../src/link/practiceLink.ts';
import { readValue } from '../../src/notation/codec.ts';
import { printJson, readJson } from '../../src/notation/jsonText.ts';
import { BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import { ATTEMPT } from '../../src/practice/attempt.ts';
import { sheetShape } from '../../src/practice/entry/sheetRecord.ts';
import { choosePart, formatOf, type PartKind } from '../../src/practice/exercise.ts';
import { setShape } from '../../src/practice/exerciseSet.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { handInOf, handInShape, hasOwnCode, printHandIn } from '../../src/practice/handIn.ts';
import { PART_KINDS } from '../../src/practice/partKinds.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { currentPractice } from '../../src/session/practice/practice.ts';
import { beginPractice } from '../../src/session/practice/showPractice.ts';
import { submitSheet } from '../../src/session/practice/submit.ts';
import { pressNode } from '../../src/session/practice/writeNode.ts';
import { createSession } from '../../src/session/session.ts';
import { prepareSetTrees } from '../../src/session/sets/setTrees.ts';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { ChooseTree } from '../../src/ui/practice/ChooseTree.tsx';
import { ExercisePanel } from '../../src/ui/practice/ExercisePanel.tsx';
import { PartRow } from '../../src/ui/sets/make/PartRow.tsx';
import { PaperItem } from '../../src/ui/sets/papers/PaperItem.tsx';
import { formats } from '../../src/words/en/figure.ts';
import { english } from '../../src/words/en/page.ts';
import { loadWords } from '../../src/words/language.ts';
import { attemptAt } from '../support/attempts.ts';
import { GREATEST_LEAF } from '../support/greatestLeaf.ts';
import { exampleItem, part, TREES } from '../support/setItems.ts';

vi.mock('../../src/practice/formats/index.ts', async (original) => {
  const { FORMATS } = await original<typeof import('../../src/practice/formats/index.ts')>();
  const { greatestLeaf } = await import('../support/greatestLeaf.ts');
  return { FORMATS: [...FORMATS, greatestLeaf] };
});

vi.mock('../../src/practice/partKinds.ts', async (original) => {
  const { PART_KINDS } = await original<typeof import('../../src/practice/partKinds.ts')>();
  return { PART_KINDS: [...PART_KINDS, 'greatestLeaf'] };
});

Object.assign(formats, { greatestLeaf: GREATEST_LEAF });

// The table's type is that of the rows which the program has.
const KIND = 'greatestLeaf' as PartKind;
const NAME = GREATEST_LEAF.name;
/** AIMA, figure 5.5: MAX over 3 12 8, 2 4 6, 14 5 2 */
const EXAMPLE = exampleById('aima-fig-5-5')!;
const TREE = subjectOfExample(EXAMPLE).tree;
const [FOURTEEN, TWELVE] = [14, 12].map((value) => TREE.leaves().find((leaf) => TREE.value(leaf) === value)!);
const ITEM = exampleItem('aima-fig-5-5', part(KIND));
const SET = { title: 'One question', hints: true, items: [ITEM] };
const answer = (leaf: NodeId | undefined) => ({ ...BLANK_ANSWER, [KIND]: leaf });

const session = createSession({ subject: subjectOfExample(EXAMPLE), language: english, theme: 'light' });

async function show(element: ReactNode): Promise<void> {
  await act(async () => {
    await prepareSetTrees();
    await loadWords('en', 'work');
    render(
      <SessionProvider session={session}>
        <div className="stage" />
        {element}
      </SessionProvider>,
    );
  });
}

test('it can be chosen in the menus of exercises and of sets', async () => {
  expect(PART_KINDS.at(-1)).toBe(KIND);
  await show(<ChooseTree />);
  await userEvent.click(screen.getByRole('checkbox', { name: NAME }));
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  const asked = currentPractice(session)?.exercise.parts.map((one) => [one.part.kind, one.marks]);
  expect(asked).toEqual([
    ['crossing', formatOf('crossing').usualMarks],
    [KIND, 3],
  ]);
  await show(<PartRow entry={{ key: 1, item: ITEM }} kind={KIND} tree={TREE} />);
  expect(screen.getByLabelText(`Marks for ${NAME}`)).toBeDefined();
});

test('it is asked, answered on the tree, marked and told of', async () => {
  const practice = currentPractice(session)!;
  beginPractice(session, { ...practice, active: 1 });
  await show(<ExercisePanel practice={currentPractice(session)!} />);
  expect(screen.getByText('Which leaf is the greatest?')).toBeDefined();
  expect(screen.getByText('Click it.')).toBeDefined();
  expect(pressNode(session, TWELVE!)).toBe(true);
  submitSheet(session);
  const grade = currentPractice(session)!.result!.grade.parts[1]!;
  expect(grade).toMatchObject({ kind: KIND, isRight: false, points: 0, marks: 3 });
});

test('it is marked by its own right answer', () => {
  const task = { tree: TREE, algorithm: 'alpha-beta' as const, rules: ITEM.rules };
  const asked = choosePart(KIND, task, null!)!;
  const exercise = { ...task, parts: [{ part: asked, marks: 4, penalty: ITEM.parts[0]!.penalty }] };
  const right = rightAnswer(exercise);
  expect(right.answer[KIND]).toBe(FOURTEEN);
  expect(gradeExercise(exercise, answer(FOURTEEN), right)).toMatchObject({ isRight: true, points: 4 });
  expect(gradeExercise(exercise, answer(TWELVE), right)).toMatchObject({ isRight: false, points: 0 });
});

test('a link asks it', () => {
  const on = { example: 'aima-fig-5-5', kinds: ['move', KIND] as const, variant: 7 };
  const hash = encodeOnTree(on);
  expect(hash).toContain(`on.aima-fig-5-5.move+${KIND}.7`);
  expect(decodePractice(hash)).toEqual({ kind: 'tree', on });
});

test('the file of a set asks it, and what is handed in and kept holds its answer', () => {
  expect(readJson(setShape(), printJson(setShape(), SET)).value).toEqual(SET);
  const item = { variant: 0, tries: 1, peeked: false, points: 4, marks: 4, answer: answer(FOURTEEN) };
  const handIn = handInOf({ set: SET, name: 'Ada', at: 0, items: [item] });
  const back = readJson(handInShape(TREES.treeOf), printHandIn(handIn)).value!;
  expect(back.items[0]!.answer[KIND]).toBe(FOURTEEN);
  expect(hasOwnCode(back)).toBe(true);
  const other = { ...back, items: [{ ...item, answer: answer(TWELVE) }] };
  expect(hasOwnCode(other)).toBe(false);

  const { sheet } = currentPractice(session)!;
  const kept: unknown = JSON.parse(JSON.stringify(sheetShape(null).print(sheet)));
  expect(readValue(sheetShape(TREE), kept).value?.[KIND]).toBe(TWELVE);
});

test('papers ask it, and their keys answer it', async () => {
  await show(<PaperItem item={ITEM} place={1} variant={0} isKey={false} />);
  expect(screen.getByText('Write the greatest leaf.')).toBeDefined();
  await show(<PaperItem item={ITEM} place={1} variant={0} isKey />);
  expect(screen.getByText('14 below D')).toBeDefined();
});

test('the progress keeps what it was worth', () => {
  const attempt = { ...attemptAt(1), parts: [{ kind: KIND, points: 1, marks: 3 }] };
  expect(readValue(ATTEMPT, attempt).value).toEqual(attempt);
  const parts = [{ kind: 'other', points: 1, marks: 3 }];
  expect(readValue(ATTEMPT, { ...attempt, parts }).value).toBeNull();
});
