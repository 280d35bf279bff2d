/** docs/architecture.md is a map: its picture is the order of the layers, its paths exist, and its walks are short. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importsOf } from './importsOf.ts';
import { LAYERS, layerOf } from './layers.ts';
import { sourceFiles } from './sourceFiles.ts';

const MAP = readFileSync('docs/architecture.md', 'utf8');
const WALKS = MAP.split('## Three walks')[1]?.split('\n## ')[0] ?? '';

/** The files of src that a text names by their paths. */
function filesIn(text: string): string[] {
  return [...text.matchAll(/`(\w+\/[\w/]+\.\w+)`/g)].map(([, path = '']) => path);
}

/** By layer, the layers that the picture lets it import; a row has a sign for each column up to its own. */
function drawnLayers(): Readonly<Record<string, readonly string[]>> {
  const picture = /```text\n([\s\S]*?)```/.exec(MAP)?.[1] ?? '';
  const [head = [], ...rows] = picture
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return Object.fromEntries(
    rows.map(([layer = '', ...signs]) => {
      expect(signs.indexOf('■'), layer).toBe(signs.length - 1);
      expect(head[signs.length - 1]).toBe(layer);
      return [layer, head.filter((_, column) => signs[column] === '●').sort()];
    }),
  );
}

/** By layer, the layers that its files import. */
function importedLayers(): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, Set<string>> = Object.fromEntries(
    Object.keys(LAYERS).map((layer) => [layer, new Set<string>()]),
  );
  for (const { from, target } of sourceFiles('src').flatMap(importsOf)) {
    const [layer, other] = [layerOf(from), target === null ? null : layerOf(target)];
    if (layer !== null && other !== null && other !== layer) found[layer]?.add(other);
  }
  return Object.fromEntries(Object.entries(found).map(([layer, all]) => [layer, [...all].sort()]));
}

describe('the picture of the layers', () => {
  test('is what imports are held to', () => {
    const held = Object.entries(LAYERS).map(([layer, { layers }]) => [layer, [...layers].sort()]);
    expect(drawnLayers()).toEqual(Object.fromEntries(held));
  });

  test('is what the files of src import', () => {
    expect(drawnLayers()).toEqual(importedLayers());
  });
});

test('it is short, and says of each layer what is in it', () => {
  expect(MAP.split(/\s+/).length).toBeLessThanOrEqual(1500);
  expect(Object.keys(LAYERS).filter((layer) => !MAP.includes(`| \`${layer}\` |`))).toEqual([]);
});

test('every file that it names by its path is there', () => {
  const files = filesIn(MAP);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((path) => !existsSync(`src/${path}`) && !existsSync(path))).toEqual([]);
});

describe.each(['A step', 'An edit', 'An answer'])('the walk of %s', (walk) => {
  test('leads through fewer than 15 files', () => {
    const steps = WALKS.split(`**${walk}**`)[1]?.split('**')[0] ?? '';
    const files = new Set(filesIn(steps));
    expect(files.size).toBeGreaterThan(8);
    expect(files.size).toBeLessThan(15);
  });
});
