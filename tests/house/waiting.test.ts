/** Nothing that is shown waits: what is loaded comes whole, before it is shown. See ui/part/part.tsx. */
import { expect, test } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

const FILES = sourceFiles('src').filter(({ path }) => /\.tsx?$/.test(path));

test('no component suspends: React’s own ways to wait are not imported', () => {
  const waiting = /import \{[^}]*\b(?:lazy|Suspense|use)\b[^}]*\} from 'react'/;
  expect(FILES.filter(({ text }) => waiting.test(text)).map(({ path }) => path)).toEqual([]);
});
