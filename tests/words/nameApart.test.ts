import { expect, test } from 'vitest';
import { LIBRARY } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { leafApart as english } from '../../src/words/en/page.ts';
import { nameApart } from '../../src/words/nameApart.ts';
import { leafApart as chinese } from '../../src/words/zh/page.ts';

test.each([english, chinese])('no two leaves of an example are called alike: %#', (apart) => {
  for (const example of LIBRARY) {
    const { tree, names } = subjectOfExample(example);
    if (tree.leafCount > 200) continue;
    const called = tree.leaves().map((leaf) => nameApart(names, leaf, apart));
    expect(new Set(called).size, example.id).toBe(called.length);
  }
});

test('a leaf of which there is one has its value alone', () => {
  const { tree, names } = subjectOfExample(LIBRARY.find(({ id }) => id === 'aima-fig-5-5')!);
  const called = tree.leaves().map((leaf) => nameApart(names, leaf, english));
  expect(called).toContain('14');
  expect(called).toContain('2 (leaf 4, below C)');
});
