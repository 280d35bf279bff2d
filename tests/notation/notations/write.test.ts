/** What is written for other programs comes back through the readers. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../src/core/random/seeded.ts';
import { uniformTree } from '../../../src/core/random/uniformTree.ts';
import type { GameTree } from '../../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../../src/core/tree/nodeId.ts';
import { LIBRARY } from '../../../src/library/library.ts';
import { writeTree, writeTreeInParts } from '../../../src/notation/notations/write.ts';
import { WRITTEN_NOTATIONS, whyNotWritten } from '../../../src/notation/notations/written.ts';
import { parseTree } from '../../../src/notation/parseTree.ts';
import { printTree } from '../../../src/notation/printTree.ts';
import { readTypedTree } from '../../../src/notation/typedTree.ts';
import { expectSame, forTrees, naming } from '../../support/forTrees.ts';
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

describe('a tree that is written part by part', () => {
  /** The number of nodes whose subtree ends with a node. */
  function endsAt(tree: GameTree, node: number): number {
    let count = 1;
    for (let open = node as NodeId; open !== ROOT; open = tree.parent(open)) {
      const siblings = tree.children(tree.parent(open));
      if (siblings.at(-1) !== open) return count;
      count += 1;
    }
    return count;
  }

  test('has every node in a line of forest, as deep as it is, with all brackets that end there', () => {
    forTrees({ long: 1000, usual: 300 }, {}, ({ tree }) => {
      const [begin, ...lines] = writeTree(tree, 'forest').split('\n');
      expectSame([begin, ...lines.splice(tree.size)], ['\\begin{forest}', '\\end{forest}', '']);
      const ends = lines.map((line, node) => {
        const isEnd = tree.isLeaf(node as NodeId);
        return line.slice(0, 2 * tree.depth(node as NodeId) + 3) + (isEnd ? /\]*$/.exec(line)?.[0] : '');
      });
      const expected = tree.nodes().map((node) => {
        const end = tree.isLeaf(node) ? ']'.repeat(endsAt(tree, node)) : '';
        return `${'  '.repeat(tree.depth(node) + 1)}[${end}`;
      });
      expectSame(ends, expected);
    });
  });

  test('has the indentation of JSON', () => {
    forTrees({ long: 1000, usual: 300 }, {}, ({ tree }) => {
      const text = writeTree(tree, 'json');
      expectSame(text, `${JSON.stringify(JSON.parse(text), null, 2)}\n`);
    });
  });

  test.each(WRITTEN_NOTATIONS)('as %s comes in parts of a few thousand nodes', (notation) => {
    const wish = { branching: 3, depth: 9, seed: 1, values: [0, 99], order: 'given', root: 'max' } as const;
    const tree = uniformTree(wish);
    const parts = [...writeTreeInParts(tree, notation)];
    expectSame(parts.join(''), writeTree(tree, notation));
    const [least, most] = [tree.size / 2_048, Math.max(...parts.map(({ length }) => length))];
    expect(parts.length).toBeGreaterThan(least);
    expect(most).toBeLessThan((3 * parts.join('').length) / least);
  });
});
