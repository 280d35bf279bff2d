/** What is exported is used elsewhere in src: what only its own file reads is its own, what only tests use is theirs. */

import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

/** Exports that no other file of src names, each kept for what is said over it. Types name what functions take. */
const KEPT: readonly string[] = [
  // Closed sets: their types are used everywhere, and whoever goes through them all finds them here.
  ...['NODE_STATUSES', 'HALT_REASONS', 'DETAILS', 'THEMES', 'MISTAKES'],
  // Limits and tables that tests hold the program to, rather than to numbers of their own.
  ...['MOST_RANDOM_NODES', 'ENOUGH_WITHOUT', 'OTHER_FILES'],
  ...['LATEX_WRAPS', 'TIKZ_PALETTES', 'MOST_DRAFTS', 'MOST_HANDED_IN'],
  ...['FOREIGN_EXAMPLES', 'ORDER_OF_FEEDBACK'],
  // Steps on the way to what is exported, each with a law or a table of its own.
  ...['widestNumber', 'withDescription', 'scanJson', 'variantOfTree', 'scaleFor'],
  ...['optionOfPress', 'answerKeyOf', 'leavesOfAlphaBeta', 'USUAL_GROWTH'],
  // A store in memory, and a recorder that takes the store it is given.
  ...['memoryStore', 'createProgressRecorder'],
];

const FILES = sourceFiles('src').filter(({ path }) => !path.endsWith('.css'));
/** What the door of a folder passes on is not used by that alone. */
const PASSED_ON = /export (?:type )?\{[^}]*\} from '[^']+';/g;
const NAMES = FILES.map(({ path, text }) => ({
  path,
  names: new Set(text.replace(PASSED_ON, '').match(/[\w$]+/g)),
}));

/** The names of the values that a file declares and exports. */
function valuesOf(path: string, text: string): readonly string[] {
  return parseSync(path, text)
    .module.staticExports.flatMap(({ entries }) => entries)
    .filter(({ moduleRequest, isType }) => moduleRequest === null && !isType)
    .flatMap(({ exportName }) => exportName.name ?? [])
    .filter((name) => !new RegExp(`export (?:interface|type) ${name}\\b`).test(text));
}

const unused = FILES.flatMap(({ path, text }) =>
  valuesOf(path, text)
    .filter((name) => !NAMES.some((other) => other.path !== path && other.names.has(name)))
    .map((name) => ({ path, name })),
);

test('an export is used by another file of src', () => {
  expect(unused.filter(({ name }) => !KEPT.includes(name))).toEqual([]);
});

test('what is kept all the same is there', () => {
  expect(KEPT.filter((kept) => !unused.some(({ name }) => name === kept))).toEqual([]);
});
