/** The sub-folders of the page have an order: each imports only those before it, so that none form a cycle. */
import { expect, it } from 'vitest';
import { importsOf } from './importsOf.ts';
import { sourceFiles } from './sourceFiles.ts';

/** Lowest first; those in one row import each other. What lies in src/ui itself puts all of them together. */
const ORDER: readonly (readonly string[])[] = [
  ['styles'],
  ['page'],
  ['keys'],
  ['kit'],
  ['files'],
  ['glossary'],
  ['part'],
  ['figure'],
  ['lists'],
  ['time'],
  ['search'],
  ['header'],
  ['limits'],
  ['simulation'],
  ['games'],
  ['play'],
  ['program'],
  ['compare'],
  ['bar'],
  ['figures'],
  ['predict'],
  ['edit'],
  ['whatif'],
  ['evaluation'],
  ['panels'],
  ['share'],
  ['growth'],
  ['tournament'],
  ['arms'],
  ['next'],
  ['progress'],
  // A set is worked through in the panel of the exercises.
  ['practice', 'sets'],
  ['audience'],
  ['lesson'],
  ['home'],
  ['screens'],
  ['dialogs'],
];

const IMPORTS = sourceFiles('src/ui').flatMap(importsOf);

/** The sub-folder of a file; "" for what lies in src/ui itself. */
function folderOf(path: string): string {
  return /^src\/ui\/([^/]+)\//.exec(path)?.[1] ?? '';
}

function rankOf(path: string): number {
  const folder = folderOf(path);
  return folder === '' ? ORDER.length : ORDER.findIndex((row) => row.includes(folder));
}

it('every sub-folder of src/ui is in the table', () => {
  const folders = new Set(IMPORTS.map(({ from }) => folderOf(from)));
  expect([...folders].filter((folder) => folder !== '' && !ORDER.flat().includes(folder))).toEqual([]);
});

it('imports run down the table, those that come late as well', () => {
  const upwards = IMPORTS.flatMap(({ from, target }) =>
    target?.startsWith('src/ui/') && rankOf(target) > rankOf(from) ? [`${from} imports ${target}`] : [],
  );
  expect(upwards).toEqual([]);
});
