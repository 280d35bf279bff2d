/** The house keeps its order: imports run one way, without cycles, and the model knows no browser. */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { globalsIn } from './globalsIn.ts';
import { findCycle, type Import, importsOf } from './importsOf.ts';
import { LAYERS, layerOf, PURE_LAYERS } from './layers.ts';
import { sourceFiles } from './sourceFiles.ts';

const FILES = sourceFiles('src');
const IMPORTS = FILES.flatMap(importsOf);

const IMPURE = new Set([
  ...['document', 'window', 'globalThis', 'self', 'navigator', 'location', 'history'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'fetch', 'Worker', 'process'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'],
  ...['Math.random', 'crypto', 'Date', 'performance', 'console'],
]);

describe('imports under src/', () => {
  it('are all found: the files at hand import each other', () => {
    expect(IMPORTS.filter(({ target }) => target !== null).length).toBeGreaterThan(FILES.length / 2);
  });

  it('stand between layers that the table knows', () => {
    const layers = new Set(FILES.map(({ path }) => layerOf(path)).filter((layer) => layer !== null));
    expect([...layers].filter((layer) => !(layer in LAYERS))).toEqual([]);
  });

  it('wait for nothing below the session but lessons and the texts of a language', () => {
    const isAbove = (path: string) => [null, 'session', 'ui', 'cli'].includes(layerOf(path));
    const waiting = FILES.filter(({ path, text }) => !isAbove(path) && /\bimport\(/.test(text));
    expect(waiting.map(({ path }) => path).sort()).toEqual([
      'src/library/lessons/lessons.ts',
      'src/words/languages.ts',
    ]);
  });

  it('run in the direction of the table', () => {
    expect(IMPORTS.filter(isAgainstTheTable).map(sentence)).toEqual([]);
  });

  it('never form a cycle, those of types included', () => {
    expect(findCycle(IMPORTS)).toBeNull();
  });

  it('name files that exist, with their endings', () => {
    const paths = new Set(FILES.map(({ path }) => path));
    const isFont = (path: string) => path.endsWith('.woff2') && existsSync(path);
    const missing = IMPORTS.filter(({ target }) => target !== null && !paths.has(target) && !isFont(target));
    expect(missing.map(sentence)).toEqual([]);
  });
});

describe('the model', () => {
  const files = FILES.filter(
    ({ path }) => PURE_LAYERS.includes(layerOf(path) ?? '') && !path.endsWith('.css'),
  );

  it.each(files)('knows no DOM, timer, random source, date or console in $path', (file) => {
    expect(globalsIn(file, IMPURE)).toEqual([]);
  });
});

describe('the clock of the device', () => {
  it('is read in one file, which knows that it may show no time', () => {
    const readers = FILES.filter(({ text }) => /\bDate\.now\(\)|new Date\(\)/.test(text));
    expect(readers.map(({ path }) => path)).toEqual(['src/session/now.ts']);
  });
});

describe('these readers', () => {
  const read = (text: string): readonly Import[] => importsOf({ path: 'src/core/a.ts', text });

  it.each([
    ["import type { B } from './b.ts';", './b.ts', true],
    ["import { type B } from './b.ts';", './b.ts', true],
    ["import { type B, c } from './b.ts';", './b.ts', false],
    ["import './b.css';", './b.css', false],
    ["export * from './b.ts';", './b.ts', false],
    ["export type { B } from './b.ts';", './b.ts', true],
    ["export type * from './b.ts';", './b.ts', true],
    ["const b = () => import('./b.ts');", './b.ts', false],
    ["type B = import('./b.ts').B;", './b.ts', true],
  ])('find the import in %s', (text, specifier, isType) => {
    expect(read(text)).toMatchObject([{ specifier, isType }]);
  });

  it('see an import against the direction, a package and a deep relative path', () => {
    const texts = [
      "import '../../src/ui/App.tsx';",
      "import 'react';",
      "import '../../bench/b.ts';",
      "import './b.ts';",
    ];
    expect(texts.map((text) => read(text).some(isAgainstTheTable))).toEqual([true, true, true, false]);
  });

  it('see a cycle of three files, also where one import is a type', () => {
    const ring = ['a', 'b', 'c'].map((from, i, all): Import => {
      const target = all[(i + 1) % all.length] as string;
      return { from, specifier: target, target, isType: false };
    });
    expect(findCycle(ring)).toEqual(['a', 'b', 'c', 'a']);
    expect(findCycle(ring.map((edge, i) => (i === 1 ? { ...edge, isType: true } : edge)))).not.toBeNull();
    expect(findCycle(ring.slice(1))).toBeNull();
  });

  it.each([
    ['const now = Date.now();', ['Date']],
    ['export const r = () => Math.random();', ['Math.random']],
    ['type T = Window; const w = window.alpha;', ['window']],
    ['const { window } = facts; use(window, { document: 1 }, facts.console);', []],
    ['function f(window: Pair): number { return window.alpha; }', []],
    ['// console.log(new Date())\nconst text = "document";', []],
    ['export const f = (a = performance.now()) => a;', ['performance']],
  ])('find the globals in %j', (text, names) => {
    expect(globalsIn({ path: 'src/core/a.ts', text }, IMPURE)).toEqual(names);
  });
});

function isAgainstTheTable({ from, specifier, target }: Import): boolean {
  const layer = layerOf(from);
  if (layer === null) return false;
  const allowed = LAYERS[layer];
  if (allowed === undefined) return true;
  if (target === null) return !allowed.packages.some((name) => isOfPackage(specifier, name));
  const other = layerOf(target);
  return other === null || (other !== layer && !allowed.layers.includes(other));
}

function isOfPackage(specifier: string, name: string): boolean {
  return /[-:/]$/.test(name) ? specifier.startsWith(name) : `${specifier}/`.startsWith(`${name}/`);
}

function sentence({ from, specifier }: Import): string {
  return `${from} imports ${specifier}`;
}
