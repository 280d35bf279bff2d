/** What is written for other programs comes back through the readers. */
import { expect, test } from 'vitest';
import { seeded } from '../../../src/core/random/seeded.ts';
import { LIBRARY } from '../../../src/library/library.ts';
import { writeTree } from '../../../src/notation/notations/write.ts';
import { WRITTEN_NOTATIONS, whyNotWritten } from '../../../src/notation/notations/written.ts';
import { parseTree } from '../../../src/notation/parseTree.ts';
import { printTree } from '../../../src/notation/printTree.ts';
import { readTypedTree } from '../../../src/notation/typedTree.ts';
import { naming } from '../../support/forTrees.ts';
import { howMany } from '../../support/howMany.ts';
import { EVERYTHING, randomModel, TEXTS, treeOfModel } from '../../support/notations/model.ts';

const READ_AS = { forest: 'forest', dot: 'graphviz', json: 'other-json' } as const;

/** Names that say something else where nothing marks them as names. */
const MISLEADING = [
  ...['MAX', 'min', 'chance (A)', '3', '-inf', 'node 3', 'x = 3', '1/2', 'p = 0.5', 'a: 1/3', '≥', '△'],
  ...[
    'a\\b',
    '\\textbf',
    '{',
    '}',
    '~',
    '^',
    '$x$',
    '#',
    '&',
    '[',
    ']',
    ',',
    '=',
    '%',
    '“q',
    '-->',
    ';',
    '//',
  ],
];

test.each(WRITTEN_NOTATIONS)('a tree that is written as %s comes back', (notation) => {
  const traits = { ...EVERYTHING, pool: [...TEXTS, ...MISLEADING] };
  for (let seed = 1; seed <= howMany(2_000, 150); seed += 1) {
    const random = seeded(seed);
    const tree = treeOfModel(randomModel(random, traits, 40));
    if (tree === null) throw new Error(`seed ${seed}`);
    const text = writeTree(tree, notation);
    naming(
      () => `seed ${seed}: ${text}`,
      () => {
        const { parsed, readAs } = readTypedTree(text);
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
        expect(printTree(parsed.value)).toBe(printTree(tree));
        expect(readAs).toBe(READ_AS[notation]);
      },
    );
  }
});

test.each(WRITTEN_NOTATIONS)('every tree of the library is written as %s, or said to be none', (notation) => {
  for (const { literal } of LIBRARY) {
    const parsed = parseTree(literal);
    if (!parsed.ok) throw new Error(literal);
    const tree = parsed.value;
    if (whyNotWritten(tree) !== null) continue;
    const read = readTypedTree(writeTree(tree, notation)).parsed;
    const withoutBounds = printTree(tree).replace(/^leaves [^;]*; /, '');
    expect(read.ok && printTree(read.value)).toBe(withoutBounds);
  }
});

test('an outcome keeps its move beside its probability', () => {
  const parsed = parseTree('chance(a-> 1/3*3 b-> 2/3*(4 5))');
  if (!parsed.ok) throw new Error('no tree');
  for (const notation of WRITTEN_NOTATIONS) {
    const read = readTypedTree(writeTree(parsed.value, notation)).parsed;
    expect(read.ok && printTree(read.value)).toBe('chance(a-> 1/3*3 b-> 2/3*(4 5))');
  }
});

test.each([
  ['(<1 2> <2 1>) (<3 4> <0 1>)', 'players'],
  ['5~(3 4) (2 8)', 'estimates'],
  ['(!3 4) (2 8)', 'estimates'],
  ['(3 4) (2 8)', null],
])('what the other notations cannot say is told: %s', (text, why) => {
  const parsed = parseTree(text);
  expect(parsed.ok && whyNotWritten(parsed.value)).toBe(why);
});
