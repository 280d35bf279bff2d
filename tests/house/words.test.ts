/** A part of the page asks only for texts of the file that comes with it, or of one before it. */
import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import * as figure from '../../src/words/en/figure.ts';
import * as work from '../../src/words/en/work.ts';
import { type SourceFile, sourceFiles } from './sourceFiles.ts';

const FILES = ['page', 'figure', 'work'];

/** What makes a part, and the file it has unless it names another. */
const MAKERS: Readonly<Record<string, string>> = {
  part: 'work',
  partAtLeisure: 'work',
  partAfterPicture: 'figure',
};

interface Part {
  readonly entries: readonly string[];
  readonly file: string;
}

const SOURCES = new Map(
  sourceFiles('src')
    .filter(({ path }) => !path.endsWith('.css'))
    .map((file) => [file.path, file]),
);

const targetOf = (path: string, specifier: string) => posix.join(posix.dirname(path), specifier);

/** The parts that a file makes. */
function partsIn({ path, text }: SourceFile): readonly Part[] {
  const parts: Part[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [load, , named] }) {
      const file = callee.type === 'Identifier' ? MAKERS[callee.name] : undefined;
      if (file === undefined || load?.type !== 'ArrowFunctionExpression') return;
      const imported = text.slice(load.start, load.end).matchAll(/import\('([^']+)'\)/g);
      parts.push({
        entries: [...imported].map(([, specifier = '']) => targetOf(path, specifier)),
        file: named?.type === 'Literal' ? String(named.value) : file,
      });
    },
  }).visit(parseSync(path, text).program);
  return parts;
}

/** By file what it cannot be without. */
const NEEDED = new Map([...SOURCES.values()].map((file) => [file.path, neededBy(file)]));

function neededBy({ path, text }: SourceFile): readonly string[] {
  return parseSync(path, text)
    .module.staticImports.filter(({ entries }) => entries.length === 0 || entries.some((one) => !one.isType))
    .map(({ moduleRequest }) => targetOf(path, moduleRequest.value));
}

/** The files that come with some, themselves among them. */
function withNeeded(entries: readonly string[]): readonly string[] {
  const found = new Set(entries);
  for (const path of found) for (const target of NEEDED.get(path) ?? []) found.add(target);
  return [...found];
}

function fileOf(section: string): string {
  return section in figure ? 'figure' : section in work ? 'work' : 'unknown';
}

/** The sections a file asks for. */
function sectionsIn(path: string): readonly string[] {
  const asked = SOURCES.get(path)?.text.matchAll(/\b(?:useWords\(|wordsIn\([^']*, )'(\w+)'/g) ?? [];
  return [...asked].map(([, section = '']) => section);
}

/** What a part asks for that need not have come with it. */
function askedTooEarly({ entries, file }: Part): readonly string[] {
  return withNeeded(entries).flatMap((path) =>
    sectionsIn(path)
      .filter((section) => FILES.indexOf(fileOf(section)) > FILES.indexOf(file))
      .map((section) => `${entries.join()} comes with ${file}, but ${path} asks for ${section}`),
  );
}

const PARTS = [...SOURCES.values()].flatMap(partsIn);

it('finds the parts of the page, of every file', () => {
  expect(PARTS.length).toBeGreaterThan(50);
  expect(new Set(PARTS.map(({ file }) => file))).toEqual(new Set(FILES));
  expect(PARTS.filter(({ entries }) => entries.length === 0)).toEqual([]);
});

it('knows every section that is asked for', () => {
  const asked = [...SOURCES.keys()].flatMap(sectionsIn);
  expect(asked.length).toBeGreaterThan(200);
  expect(asked.filter((section) => fileOf(section) === 'unknown')).toEqual([]);
});

it('each part asks for what has come with it', () => {
  expect(PARTS.flatMap(askedTooEarly)).toEqual([]);
});

it('the page and its player begin without the later files', () => {
  const beginnings = ['src/main.tsx', 'src/embed.tsx'].map((path) => ({ entries: [path], file: 'page' }));
  expect(beginnings.flatMap(askedTooEarly)).toEqual([]);
});
