/** The figure of every term opens by the search that the term is about, which may not be the one of its tree. */
import { expect, test } from 'vitest';
import '../../src/families/furtherRows.ts';
import { showingOf, TERMS, type TermId } from '../../src/library/glossary.ts';
import { searchedExample } from '../../src/session/exampleSubject.ts';
import { runOf } from '../../src/session/runOf.ts';

const SHOWN = Object.keys(TERMS).flatMap((term) => {
  const shown = showingOf(term as TermId);
  return shown.kind === 'tree' ? [[term, shown] as const] : [];
});

test.each(SHOWN)('the figure of %s is searched as its step says', (_term, { example, settings }) => {
  const run = runOf({ ...settings, subject: searchedExample(example, settings) });
  expect(run.algorithm).toBe(settings.algorithm);
  expect(run.length).toBeGreaterThanOrEqual(settings.step);
});
