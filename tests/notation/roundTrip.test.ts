import { describe, expect, test } from 'vitest';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { parseLiteral } from '../../src/notation/parseLiteral.ts';
import { printLiteral } from '../../src/notation/printLiteral.ts';
import { expectSame, forTrees } from '../support/forTrees.ts';
import { PUBLISHED, treeOfRecord } from '../support/publishedRecords.ts';
import { literalOf } from '../support/sketch.ts';

/** All that a literal says of a tree. */
function contentsOf({ columns }: GameTree) {
  const { kind, parent, value, weight, denominator, probability } = columns;
  return { kind, parent, value, weight, denominator, probability };
}

function read(text: string): GameTree {
  const parsed = parseLiteral(text);
  if (!parsed.ok) throw new Error(`${parsed.problem.code} in ${text}`);
  return parsed.value;
}

describe('printing a tree and reading it', () => {
  test('gives the same tree', () => {
    forTrees(1000, { halting: true }, ({ tree }) => {
      expectSame(contentsOf(read(printLiteral(tree))), contentsOf(tree));
    });
  });

  test('gives the same text', () => {
    forTrees(500, { halting: true }, ({ tree }) => {
      const text = printLiteral(tree);
      expectSame(printLiteral(read(text)), text);
    });
  });

  test('says the same as a text in which every side is written out', () => {
    forTrees(500, { halting: true }, ({ tree, sketch }) => {
      expectSame(contentsOf(read(literalOf(sketch))), contentsOf(tree));
    });
  });

  test.each(PUBLISHED.map((record) => [record.id, record] as const))('keeps %s', (_id, record) => {
    const tree = treeOfRecord(record);
    expect(contentsOf(read(printLiteral(tree)))).toEqual(contentsOf(tree));
  });

  test('writes plain arrays where the sides alternate from a MAX root', () => {
    const text = '[[3,12,8],[2,4,6],[14,5,2]]';
    expect(printLiteral(read(text))).toBe(text);
  });

  test('keeps every digit of a value', () => {
    const values = [0.1, 1 / 3, 1e21, -1e-7, 5e-324, Number.MAX_VALUE, Number.MIN_SAFE_INTEGER];
    const tree = read(printLiteral(read(`[${values.join()}]`)));
    expect(tree.leaves().map((leaf) => tree.value(leaf))).toEqual(values);
  });

  test('is always valid JSON', () => {
    forTrees(200, { halting: true }, ({ tree }) => {
      expect(() => JSON.parse(printLiteral(tree))).not.toThrow();
    });
  });
});
