/**
 * The door of a folder, its `index.ts`, begins with the essay of the folder; some folders are entered by it alone, and
 * some doors pass on types, which cost nothing when the program runs.
 */
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from './importsOf.ts';
import { sourceFiles } from './sourceFiles.ts';

/**
 * The folders that others enter by the door alone. A door leads to everything behind it, and `scripts/vite/chunks.ts`
 * asks which modules lead to which; so the folders whose files come with different parts of the page stay open.
 */
const CLOSED = [
  'core/analysis',
  'core/edit',
  'core/uniform',
  'export',
  'practice/entry',
  'practice/generate',
];

/** A folder of src, or a folder of one that has several essays. */
const HAS_DOOR = /^src\/(?:\w+|(?:core|practice|session)\/\w+)$/;

const IMPORTS = sourceFiles('src').flatMap(importsOf);
const ENTERED = IMPORTS.flatMap(({ from, target }) => {
  if (target === null) return [];
  const [inside, outside] = [target, from].map(posix.dirname) as [string, string];
  return inside === outside ? [] : [{ from, target, folder: inside }];
});
const FOLDERS = [...new Set(ENTERED.map(({ folder }) => folder))]
  .filter((folder) => HAS_DOOR.test(folder))
  .sort();

/** Returns the files whose types a door passes on, also by way of another door. */
function typesBehind(door: string): readonly string[] {
  const text = existsSync(door) ? readFileSync(door, 'utf8') : '';
  return [...text.matchAll(/^export type \* from '(.+)';$/gm)].flatMap(([, path = '']) => {
    const file = posix.join(posix.dirname(door), path);
    return [file, ...typesBehind(file)];
  });
}

/** The comment at the head of a door; empty when there is none. */
function essayOf(folder: string): string {
  const door = `${folder}/index.ts`;
  return existsSync(door) ? (/^\/\*\*[\s\S]*?\*\//.exec(readFileSync(door, 'utf8'))?.[0] ?? '') : '';
}

test('the folders that others use are found', () => {
  expect(FOLDERS.length).toBeGreaterThan(20);
});

test.each(FOLDERS)('%s has a door that says what the folder is for', (folder) => {
  expect(essayOf(folder).split(/\s+/).length).toBeGreaterThan(15);
});

test.each(FOLDERS)('the files that the door of %s names are there', (folder) => {
  const named = [...essayOf(folder).matchAll(/`([\w/]+(?:\.\w+|\/))`|\bdocs\/[\w/-]+\.md/g)].map(
    ([whole, path]) => path ?? whole,
  );
  const places = (path: string) => [path, `src/${path}`, `${folder}/${path}`];
  expect(named.filter((path) => !places(path).some((place) => existsSync(place)))).toEqual([]);
});

test.each(CLOSED)('%s is entered by its door alone', (folder) => {
  const others = ENTERED.filter((one) => one.folder === `src/${folder}` && !one.target.endsWith('/index.ts'));
  expect(others.map(({ from, target }) => `${from} imports ${target}`)).toEqual([]);
});

/** The folders whose doors pass on types. A statement that imports values too names the file they come from. */
const PASSING_TYPES = FOLDERS.filter((folder) => typesBehind(`${folder}/index.ts`).length > 0);

test('some doors pass on types', () => {
  expect(PASSING_TYPES).toContain('src/core');
});

test.each(PASSING_TYPES)('the types that %s passes on are imported from its door', (folder) => {
  const behind = typesBehind(`${folder}/index.ts`);
  const past = IMPORTS.filter(
    ({ from, target, isType }) =>
      isType && target !== null && behind.includes(target) && !from.startsWith(`${folder}/`),
  );
  expect(past.map(({ from, target }) => `${from} imports ${target}`)).toEqual([]);
});
