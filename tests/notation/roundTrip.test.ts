import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { parseLeafValue, printLeafValue } from '../../src/notation/leafValue.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { isRounded } from '../../src/notation/rounding.ts';
import { expectSame, forTrees } from '../support/forTrees.ts';
import { withNastyNames } from '../support/nastyNames.ts';
import { printLiteral } from '../support/printLiteral.ts';
import { PUBLISHED, treeOfRecord } from '../support/publishedRecords.ts';
import { literalOf } from '../support/sketch.ts';

/** All that a literal says of a tree. */
function contentsOf({ columns }: GameTree) {
  const { kind, parent, value, weight, denominator, probability } = columns;
  return { kind, parent, value, weight, denominator, probability };
}

/** All that the notation says of a tree: everything but keys. */
function wholeOf({ columns, leafBounds }: GameTree) {
  return { ...columns, key: [], leafBounds };
}

function read(text: string): GameTree {
  const parsed = parseTree(text);
  if (!parsed.ok) throw new Error(`${parsed.problem.code} in ${text}`);
  return parsed.value;
}

describe('printing a tree and reading it', () => {
  test('gives the same tree in the short notation, with every feature there is', () => {
    forTrees(2000, { halting: true }, ({ tree, random }) => {
      const whole = withNastyNames(tree, random);
      expectSame(wholeOf(read(printTree(whole))), wholeOf(whole));
    });
  });

  test('gives the same text again', () => {
    forTrees(500, { halting: true }, ({ tree, random }) => {
      const text = printTree(withNastyNames(tree, random));
      expectSame(printTree(read(text)), text);
    });
  });

  test('gives the same tree as a literal', () => {
    forTrees(1000, { halting: true }, ({ tree }) => {
      expectSame(contentsOf(read(printLiteral(tree))), contentsOf(tree));
    });
  });

  test('reads what JSON writes as the tree that was written', () => {
    forTrees(500, { halting: true }, ({ sketch, tree }) => {
      const parsed = parseTree(literalOf(sketch), { root: 'max' });
      if (!parsed.ok) throw new Error(parsed.problem.code);
      expectSame(contentsOf(parsed.value), contentsOf(tree));
    });
  });

  test.each(PUBLISHED.filter(({ tree }) => tree !== undefined))('keeps $id', (record) => {
    const tree = treeOfRecord(record);
    expect(contentsOf(read(printTree(tree)))).toEqual(contentsOf(tree));
    expect(contentsOf(read(printLiteral(tree)))).toEqual(contentsOf(tree));
  });

  test('is short where the sides alternate from MAX', () => {
    expect(printTree(read('[[3,12,8],[2,4,6],[14,5,2]]'))).toBe('(3 12 8) (2 4 6) (14 5 2)');
    expect(printTree(read('[[3]]'))).toBe('((3))');
    expect(printTree(read('{"min":[3,{"chance":[["1/2",[1,2]],["0.5",5]]}]}'))).toBe(
      'min(3 chance(1/2*(1 2) 0.5*5))',
    );
    expect(printTree(read('-0'))).toBe('0');
  });

  test('every double comes back as it was', () => {
    const random = seeded(1);
    const bytes = new DataView(new ArrayBuffer(8));
    for (let run = 0; run < 5000; run += 1) {
      bytes.setUint32(0, random.below(2 ** 32));
      bytes.setUint32(4, random.below(2 ** 32));
      const value = bytes.getFloat64(0);
      expect(parseLeafValue(printLeafValue(value))).toBe(value);
    }
    for (const value of [5e-324, -5e-324, 2 ** 53, 1.7976931348623157e308]) {
      expect(parseLeafValue(printLeafValue(value))).toBe(value);
    }
  });
});

describe('a leaf value typed on its own', () => {
  test.each<[string, number | null]>([
    ['3', 3],
    [' -2.5 ', -2.5],
    ['−７', -7],
    ['-0', 0],
    ['5e-324', 5e-324],
    ['9007199254740993', 9007199254740992],
    [`1${'0'.repeat(300)}`, 1e300],
    [`0.${'3'.repeat(400)}`, 0.3333333333333333],
    ['+∞', Infinity],
    ['-inf', -Infinity],
    ['?', Number.NaN],
    ['', null],
    [' ', null],
    ['1e400', null],
    ['0x10', null],
    ['3abc', null],
    ['1,5', null],
    ['1 5', null],
    ['NaN', null],
    ['١', null],
    ['-?', null],
    ['--3', null],
  ])('%j is %j', (text, value) => {
    expect(parseLeafValue(text)).toBe(value);
  });
});

describe('a number of more digits than a double has', () => {
  test.each<[string, boolean]>([
    ['9007199254740993', true],
    ['9007199254740992', false],
    ['0.1', false],
    ['12.50', false],
    ['1e3', false],
    ['-0', false],
    ['0.10000000000000000555', true],
    [`1${'0'.repeat(300)}`, false],
    [`0.${'3'.repeat(400)}`, true],
    ['inf', false],
    ['−７.５', false],
  ])('%s: rounded is %s', (text, expected) => {
    expect(isRounded(text, parseLeafValue(text)!)).toBe(expected);
  });
});
