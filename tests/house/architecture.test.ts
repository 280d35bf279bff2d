/** docs/architecture.md is a map: what it names is there, and each way through the house is short. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const MAP = readFileSync('docs/architecture.md', 'utf8');
const WAYS = MAP.split('## Three ways through the house')[1]?.split('\n## ')[0] ?? '';

/** The files of src that a text names by their paths. */
function filesIn(text: string): string[] {
  return [...text.matchAll(/`(\w+\/[\w/]+\.\w+)`/g)].map(([, path = '']) => path);
}

test('every file that it names by its path is there', () => {
  const files = filesIn(MAP);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((path) => !existsSync(`src/${path}`) && !existsSync(path))).toEqual([]);
});

describe.each(['A step', 'An edit', 'An answer'])('the way of %s', (way) => {
  test('leads through fewer than 15 files', () => {
    const paragraph = WAYS.split(/\n+/).find((text) => text.startsWith(`**${way}**`)) ?? '';
    const files = new Set(filesIn(paragraph));
    expect(files.size).toBeGreaterThan(8);
    expect(files.size).toBeLessThan(15);
  });
});
