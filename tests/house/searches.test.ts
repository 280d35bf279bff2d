/**
 * The view runs no search: it asks the session for the run of the page, and what is not displayed it asks for beside the page.
 * Otherwise a control that nobody has tried on a large tree keeps the page busy.
 */
import { expect, test } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

const VIEW = sourceFiles('src/ui').filter(({ path }) => /\.tsx?$/.test(path));

test('no file of the view imports what records or runs searches', () => {
  const searching =
    /from '[./]+\/core\/(?:run\/(?:record\w+|limited|recorders)|search\/(?:runSearch|searchInPieces))\.ts'/;
  expect(VIEW.filter(({ text }) => searching.test(text)).map(({ path }) => path)).toEqual([]);
});

test('what is asked of another search than that of the page is asked for beside it, or of small trees alone', () => {
  const another = /\b(?:runOf\(\{|searchedSubject\()/;
  const isCareful = /\b(?:useRecorded|onceRecorded|MOST_AT_ONCE)\b/;
  const asking = VIEW.filter(({ text }) => another.test(text));
  expect(asking.length).toBeGreaterThan(2);
  expect(asking.filter(({ text }) => !isCareful.test(text)).map(({ path }) => path)).toEqual([]);
});
