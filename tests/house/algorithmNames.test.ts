/** An algorithm is a row: nothing but the tables, and what is about one algorithm by its nature, names one. */
import { expect, test } from 'vitest';
import { ALGORITHMS } from '../../src/core/search/algorithms.ts';
import { sourceFiles } from './sourceFiles.ts';

const NAMING: readonly RegExp[] = [
  // the tables: rows, what is taken where nobody says otherwise, listings, names, terms
  /^src\/core\/search\/algorithm(?:Row)?s\.ts$/,
  /^src\/core\/(?:search\/listForms|run\/furtherSearches)\.ts$/,
  /^src\/words\/listings\/index\.ts$/,
  /^src\/words\/[a-z]+\/(?:page|figure|work)\.ts$/,
  // how a source searches its tree, what a skill is about, words to find a tree by
  /^src\/library\/(?:examples\/\w+|lessons\/lessons|topics|taught|glossary|termNames)\.ts$/,
  /^src\/practice\/recipes\.ts$/,
  /^src\/session\/program\/taughtBy\.ts$/,
  // expectations, and what a deep cutoff is
  /^src\/drawing\/labelWidths\.ts$/,
  /^src\/core\/random\/randomTree\.ts$/,
];

test('an algorithm is named in its row, and where its name is the matter', () => {
  const quoted = new RegExp(`'(?:${ALGORITHMS.join('|')})'`);
  const naming = sourceFiles('src').filter(({ text }) => quoted.test(text));
  expect(naming.length).toBeGreaterThan(5);
  expect(naming.map(({ path }) => path).filter((path) => !NAMING.some((rule) => rule.test(path)))).toEqual(
    [],
  );
});
