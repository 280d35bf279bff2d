/** What the start page offers in a chapter besides its figures: notions, and exercises on trees of the library. */
import { describe, expect, test } from 'vitest';
import { CHAPTERS } from '../../src/library/example.ts';
import { gameFigureById } from '../../src/library/gameFigures.ts';
import { showingOf, TERMS } from '../../src/library/glossary.ts';
import { exampleById, LIBRARY } from '../../src/library/library.ts';
import { notionsOf } from '../../src/library/notions.ts';
import { treeExercisesOf } from '../../src/library/treeExercises.ts';
import { decodePractice } from '../../src/link/practiceLink.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { beginOnExample } from '../../src/session/practice/begin.ts';
import { currentPractice } from '../../src/session/practice/practice.ts';
import { createSession } from '../../src/session/session.ts';
import { english } from '../../src/words/en/page.ts';
import { chinese } from '../../src/words/zh/page.ts';

test('notions are terms of the glossary, each in one chapter', () => {
  const all = CHAPTERS.flatMap((chapter) => [...notionsOf(chapter)]);
  expect(new Set(all).size).toBe(all.length);
  for (const term of all) expect(TERMS).toHaveProperty([term]);
});

test('the chapter on games has its trees and figures among the steps of its notions', () => {
  const shown = notionsOf(1).map((term) => showingOf(term));
  const ids = new Set(shown.map((each) => (each.kind === 'tree' ? each.example.id : each.figure.address)));
  for (const figure of ['seven-coins', 'six-coins']) expect(ids).toContain(gameFigureById(figure)?.address);
  for (const tree of ['erring-opponent', 'alliance']) expect(ids).toContain(tree);
});

describe.each(treeExercisesOf(1).map((exercise) => [exercise.title.en, exercise] as const))(
  'The exercise “%s”',
  (_, { address }) => {
    test.each([english, chinese])('begins with the questions of its address, in $tag', (language) => {
      const session = createSession({ subject: subjectOfExample(LIBRARY[0]!), language, theme: 'light' });
      const read = decodePractice(`#v1&${address}`);
      if (read?.kind !== 'tree') throw new Error('the address names no exercise on a tree');
      const { example, kinds, variant } = read.on;
      expect(beginOnExample(session, exampleById(example)!, kinds, variant)).toBe(true);
      const practice = currentPractice(session)!;
      expect(practice.exercise.parts.map(({ part }) => part.kind)).toEqual(kinds);
      expect(address).toContain(`${example}.${kinds.join('+')}.0`);
    });
  },
);
