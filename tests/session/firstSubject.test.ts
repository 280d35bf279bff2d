import { expect, test } from 'vitest';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { FIRST_EXAMPLE, firstSubject } from '../../src/session/firstSubject.ts';

test('The tree of a first visit is what its literal says, built without a parser', () => {
  const parsed = subjectOfExample(FIRST_EXAMPLE);
  expect(firstSubject()).toEqual(parsed);
  expect(firstSubject().tree.columns).toEqual(parsed.tree.columns);
});
