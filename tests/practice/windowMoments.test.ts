/** Windows at the call and at the end: both are asked, each is told from the other, and neither by default. */
import { describe, expect, test } from 'vitest';
import type { SearchWindow } from '../../src/core/search/searchWindow.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { decodePractice, encodeOnTree } from '../../src/link/practiceLink.ts';
import { readValue } from '../../src/notation/codec.ts';
import { BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import type { Part } from '../../src/practice/exercise.ts';
import { canonicalSet, setShape } from '../../src/practice/exerciseSet.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { exerciseOn } from '../support/exerciseOn.ts';
import { FROZEN_SET } from '../support/frozenSet.ts';
import { TEXTBOOK_TREE } from './deepTree.ts';
import { said } from './saidOf.ts';

const [B, C, D] = [1, 5, 9] as NodeId[];
const nodes = [B!, C!, D!];
const AT_CALL: Part = { kind: 'windows', nodes };
const AT_END: Part = { kind: 'windows', nodes, at: 'end' };

const inf = Infinity;
const pairs = (...entries: readonly (readonly [number, number])[]) =>
  new Map<NodeId, SearchWindow>(entries.map(([alpha, beta], index) => [nodes[index]!, { alpha, beta }]));

const CALLED = pairs([-inf, inf], [3, inf], [3, inf]);
/** C is cut by its first leaf, 2, before β becomes 2. */
const ENDED = pairs([-inf, 3], [3, inf], [3, 5]);
const ENDED_CROSSED = pairs([-inf, 3], [3, 2], [3, 2]);

function points(part: Part, windows: ReadonlyMap<NodeId, SearchWindow>): number {
  const exercise = exerciseOn(TEXTBOOK_TREE, part);
  return gradeExercise(exercise, { ...BLANK_ANSWER, windows }, rightAnswer(exercise)).points;
}

describe('windows', () => {
  test('are those of the call where nothing else is said, and those of the end where it is', () => {
    expect(points(AT_CALL, CALLED)).toBe(4);
    expect(points(AT_END, ENDED)).toBe(4);
    expect(points(AT_CALL, ENDED)).toBeLessThan(4);
    expect(points(AT_END, CALLED)).toBeLessThan(4);
  });

  test('at the end may have the value in them that cuts', () => {
    expect(points(AT_END, ENDED_CROSSED)).toBe(4);
  });

  test('(−∞, +∞) everywhere earn nothing where other windows are asked', () => {
    const wide = pairs([-inf, inf], [-inf, inf], [-inf, inf]);
    expect(points(AT_CALL, wide)).toBe(0);
    expect(points(AT_CALL, pairs([-inf, inf], [-inf, inf], [3, inf]))).toBe(3.5);
    expect(points({ kind: 'windows', nodes: [B!] }, pairs([-inf, inf]))).toBe(4);
  });

  test('of the other moment are told as such, and accuse of nothing', () => {
    const ended = said(TEXTBOOK_TREE, AT_CALL, () => ({ windows: ENDED }));
    expect([ended.names, ended.candidates]).toEqual([['other-moment'], []]);
    const called = said(TEXTBOOK_TREE, AT_END, () => ({ windows: CALLED }));
    expect([called.names, called.candidates]).toEqual([['other-moment'], []]);
  });

  test('with one bound a node are the convention of other books', () => {
    const own = pairs([-inf, 3], [-inf, 2], [-inf, 2]);
    const { names, candidates } = said(TEXTBOOK_TREE, AT_CALL, () => ({ windows: own }));
    expect([names, candidates]).toEqual([['one-bound'], []]);
  });
});

describe('the moment', () => {
  test('stands in the address of an exercise on a tree', () => {
    const on = { example: 'aima-fig-5-5', kinds: ['crossing', 'windows'], variant: 7 } as const;
    expect(encodeOnTree(on)).toMatch(/&practice=on\.aima-fig-5-5\.crossing\+windows\.7$/);
    const atEnd = { ...on, wish: { at: 'end' } } as const;
    expect(decodePractice(`#${encodeOnTree(atEnd)}`)).toEqual({ kind: 'tree', on: atEnd });
  });

  test('stands in a set, and only where it is not the call', () => {
    const [first, ...rest] = FROZEN_SET.items;
    const [windows, ...parts] = first!.parts;
    const atEnd = { ...windows!, at: 'end' } as const;
    const set = { ...FROZEN_SET, items: [{ ...first!, parts: [atEnd, ...parts] }, ...rest] };
    expect(readValue(setShape(), setShape().print(set))).toEqual({
      value: set,
      faults: [],
      more: 0,
      dropped: [],
    });
    expect(canonicalSet(FROZEN_SET)).not.toContain('"at"');
  });

  test('so does the generator of an exercise', () => {
    const [, , generated] = FROZEN_SET.items;
    const source = { ...generated!.source, generator: 2 } as const;
    const set = { ...FROZEN_SET, items: [{ ...generated!, source }] } as typeof FROZEN_SET;
    expect(readValue(setShape(), setShape().print(set))).toEqual({
      value: set,
      faults: [],
      more: 0,
      dropped: [],
    });
    expect(canonicalSet(FROZEN_SET)).not.toContain('generator');
  });
});
