/** A run is of one family: nobody asks for its class, none is a kind of another, and few ask for its kind. */
import { expect, test } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

const FILES = sourceFiles('src');

/** The classes that are runs of a family, and what they have in common. */
const RUNS = FILES.flatMap(({ text }) =>
  [...text.matchAll(/\b(abstract )?class (\w+Run)\b(?:<[^{]*?>)?(?: extends (\w+Run))?/g)].map(
    ([, isAbstract, name = '', above]) => ({ name, above, isAbstract: isAbstract !== undefined }),
  ),
);

test('no run of a family extends another one’s', () => {
  const families = RUNS.filter(({ isAbstract }) => !isAbstract).map(({ name }) => name);
  expect(families.sort()).toEqual([
    'GraphRun',
    'ListRun',
    'ProgramRun',
    'RecordedBoundsRun',
    'SimulationRun',
    'VectorRun',
  ]);
  expect(RUNS.filter(({ above }) => families.includes(above ?? ''))).toEqual([]);
});

test('nobody asks of which class a run is', () => {
  const names = RUNS.map(({ name }) => name).join('|');
  const asking = new RegExp(String.raw`\binstanceof (?:${names})\b`);
  expect(FILES.filter(({ text }) => asking.test(text)).map(({ path }) => path)).toEqual([]);
});

/** Functions that tell kinds of search or of figure apart. Each use is a place that a new kind has to be told to. */
const QUESTIONS =
  /\b(?:isListForm|bringsVectors|isOfTwo|handsWindow|entersAgain|passesChance|keepsLists|isGraph|isGrown)\(/g;

/** When families were told apart by nine questions there were 169 uses. */
const MOST_QUESTIONS = 34;

test('no new question about the kind of a search is asked', () => {
  const asked = FILES.flatMap(({ text }) => text.replaceAll(/function \w+\(/g, '').match(QUESTIONS) ?? []);
  expect(asked.length).toBeLessThanOrEqual(MOST_QUESTIONS);
});

/** Where kinds are told apart by their nature: searches, their runs, and the rows of the families. */
const HOMES = /^src\/(?:core\/(?:search|run|graph)|families)\//;

/** The same told by comparing a field, or by a question about two families at once. */
const COMPARISONS =
  /\.family [!=]== |\bwindows [!=]== |\bALGORITHM\[\w+\]\.(?:family|windows|entersAgain|keepsLists)\b|\bgrowthOf\(.*?\) [!=]== '|\b(?:isOfLists|isOfRecursion|isDepthFirst)\(/g;

/** Most of them narrow a run to a family whose own members are read next. */
const MOST_COMPARISONS = 50;

test('nor is it told by comparing', () => {
  const told = FILES.filter(({ path }) => !HOMES.test(path)).flatMap(
    ({ text }) => text.match(COMPARISONS) ?? [],
  );
  expect(told.length).toBeLessThanOrEqual(MOST_COMPARISONS);
});
