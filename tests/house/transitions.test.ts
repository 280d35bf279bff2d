/** What moves is moved by the compositor: a transition of a place or a size lays the page out in every frame. */
import { expect, test } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

/** Properties that no layout depends on. */
const WITHOUT_LAYOUT = ['transform', 'translate', 'scale', 'rotate', 'opacity', 'background', 'none'];

test('no transition lays the page out', () => {
  const files = sourceFiles('src/ui').filter(({ path }) => path.endsWith('.css'));
  const found = files.flatMap(({ path, text }) =>
    [...text.matchAll(/\btransition(?:-property)?:([^;}]*)/g)].flatMap(([, list = '']) =>
      list.split(',').map((part) => `${path}: ${/[\w-]+/.exec(part)?.[0]}`),
    ),
  );
  expect(found.length).toBeGreaterThan(3);
  expect(found.filter((name) => !WITHOUT_LAYOUT.includes(name.split(': ')[1] ?? ''))).toEqual([]);
});
