import { expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { scanJson } from '../../src/notation/jsonText.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { readTreeFile } from '../../src/notation/readTreeFile.ts';

const NAMES = ['a', 'b', '"', '\\', '{', ',', '__proto__', '[0]', ''];

test('on random JSON, exactly the names that were written twice are found', () => {
  const random = seeded(36);
  for (let round = 0; round < 2_000; round += 1) {
    const expected: string[] = [];
    const write = (path: string, depth: number): string => {
      const kind = depth > 4 ? 0 : random.below(3);
      if (kind === 0) return ['1', 'null', '"x,\\"y\\":{"', '[]', '{}'][random.below(5)]!;
      const count = 1 + random.below(4);
      if (kind === 1)
        return `[${Array.from({ length: count }, (_, at) => write(`${path}[${at}]`, depth + 1)).join(' , ')}]`;
      const seen = new Set<string>();
      const entries = Array.from({ length: count }, () => {
        const name = NAMES[random.below(NAMES.length)]!;
        if (seen.has(name)) expected.push(`${path}.${name}`);
        seen.add(name);
        return `${JSON.stringify(name)} : ${write(`${path}.${name}`, depth + 1)}`;
      });
      return `{${entries.join(',')}}`;
    };
    const text = write('$', 0);
    expect(() => JSON.parse(text)).not.toThrow();
    expect(scanJson(text).twice, text).toEqual(expected);
  }
});

test('a hundred are enough, and a deep text takes no longer than a long one', () => {
  expect(scanJson(`{${Array(5_000).fill('"a":1').join(',')}}`).twice).toHaveLength(100);
  const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
  expect(scanJson(deep).twice).toEqual([]);
});

test('a file of trees names every such place, and what stands there last can be opened', () => {
  const leaf = '{"value":1,"value":2}';
  const text = `{"format":"plyscope","version":1,"trees":[{"title":"A","t\\u0069tle":"B",
    "root":{"kind":"max","children":[{"value":3,"move":"{\\"value\\":[,"},${leaf}]}}],"version":1}`;
  const { faults, trees } = readTreeFile(text, '');
  expect(faults.map(({ expected, path }) => `${expected.kind} ${path}`)).toEqual([
    'one-key $.trees[0].title',
    'one-key $.trees[0].root.children[1].value',
    'one-key $.version',
  ]);
  expect(trees.map(({ title, tree }) => `${title} ${printTree(tree)}`)).toEqual([
    'B "{\\"value\\":[,"-> 3 2',
  ]);
});
