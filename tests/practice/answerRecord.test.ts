import { describe, expect, test } from 'vitest';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { readValue } from '../../src/notation/codec.ts';
import type { Expected } from '../../src/notation/fault.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { BLANK_ANSWER } from '../../src/practice/answer.ts';
import { answerRecord, answerShape } from '../../src/practice/answerRecord.ts';
import { expectSame, forTrees } from '../support/forTrees.ts';
import { randomAnswer } from '../support/randomAnswer.ts';

describe('an answer', () => {
  test('comes back from its record as it was', () => {
    forTrees(3000, { nodes: 40, halting: true }, ({ tree, random }) => {
      const answer = randomAnswer(tree, random);
      const text = JSON.stringify(answerRecord(answer));
      expectSame(readValue(answerShape(tree), JSON.parse(text)), {
        value: answer,
        faults: [],
        more: 0,
        dropped: [],
      });
    });
  });

  test('is the same text in whatever order it was filled in', () => {
    forTrees(200, { nodes: 30 }, ({ tree, random }) => {
      const answer = randomAnswer(tree, random);
      const turned = {
        ...answer,
        values: new Map([...answer.values].reverse()),
        crossing: new Set([...answer.crossing].reverse()),
      };
      expect(JSON.stringify(answerRecord(turned))).toBe(JSON.stringify(answerRecord(answer)));
    });
  });

  test('that is blank is {}, and "never" and 0 are no blanks', () => {
    expect(answerRecord(BLANK_ANSWER)).toEqual({});
    expect(answerRecord({ ...BLANK_ANSWER, interval: [], leafCount: 0 })).toEqual({
      interval: [],
      leafCount: 0,
    });
    expect(readValue(answerShape(TREE), {})).toEqual({
      value: BLANK_ANSWER,
      faults: [],
      more: 0,
      dropped: [],
    });
  });

  test('never holds NaN', () => {
    const values = new Map([[ROOT, { low: Number.NaN, high: 1 }]]);
    expect(() => answerRecord({ ...BLANK_ANSWER, values })).toThrow('NaN');
  });

  const TREE = treeOf('(3 12 8) (2 4 6)');
  const SPAN = { from: 1, to: 2, hasFrom: true, hasTo: true };

  test.each<[given: unknown, path: string, kind: Expected['kind']]>([
    [null, '$', 'object'],
    [{ values: {} }, '$.values', 'list'],
    [{ values: [[9, [1, 2]]] }, '$.values[0][0]', 'whole'],
    [{ values: [[1, [2, 1]]] }, '$.values[0][1]', 'ascending'],
    [{ values: [[1, [null, 1]]] }, '$.values[0][1][0]', 'value'],
    [{ values: [[1, ['NaN', 1]]] }, '$.values[0][1][0]', 'value'],
    [{ values: [[1, [1]]] }, '$.values[0][1]', 'entries'],
    [{ values: [[1]] }, '$.values[0]', 'entries'],
    [
      {
        values: [
          [1, [1, 2]],
          [1, [1, 2]],
        ],
      },
      '$.values[1]',
      'another',
    ],
    [{ crossing: [2, 2] }, '$.crossing[1]', 'another'],
    [{ crossing: [-1] }, '$.crossing[0]', 'whole'],
    [{ leafOrder: [2.5] }, '$.leafOrder[0]', 'whole'],
    [{ selections: Array.from({ length: 10 }, () => 2) }, '$.selections', 'entries'],
    [{ leafCount: -1 }, '$.leafCount', 'whole'],
    [{ leafCount: null }, '$.leafCount', 'whole'],
    [{ windows: [[0, ['-inf', 'infinity']]] }, '$.windows[0][1][1]', 'value'],
    [{ move: '1' }, '$.move', 'whole'],
    [{ line: [1, 6] }, '$.line[1]', 'child'],
    [{ line: [2] }, '$.line[0]', 'child'],
    [{ reorder: [[1, [0, 1]]] }, '$.reorder[0][1]', 'entries'],
    [{ reorder: [[1, [0, 1, 1]]] }, '$.reorder[0][1]', 'permutation'],
    [{ reorder: [[1, [0, 1, 3]]] }, '$.reorder[0][1][2]', 'whole'],
    [{ interval: [SPAN, SPAN] }, '$.interval[1]', 'ascending'],
    [{ interval: [SPAN, { ...SPAN, from: 2, to: 3 }] }, '$.interval[1]', 'ascending'],
    [{ interval: [{ ...SPAN, from: 2, hasFrom: false }] }, '$.interval[0]', 'ascending'],
    [{ interval: [{ ...SPAN, to: 'inf' }] }, '$.interval[0].hasTo', 'choice'],
    [{ interval: [{ ...SPAN, hasFrom: 1 }] }, '$.interval[0].hasFrom', 'choice'],
  ])('%j is refused at %s', (given, path, kind) => {
    expect(readValue(answerShape(TREE), given)).toMatchObject({
      value: null,
      faults: [{ path, expected: { kind } }],
    });
  });

  test('with more in it than this version knows is read without it', () => {
    expect(readValue(answerShape(TREE), { leafCount: 3, mood: 'fine' })).toMatchObject({
      value: { leafCount: 3 },
      dropped: ['$.mood'],
    });
  });
});

function treeOf(text: string): GameTree {
  const parsed = parseTree(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}
