import { describe, expect, test } from 'vitest';
import { methodAnswers } from '../../src/practice/diagnose/methodAnswers.ts';
import type { Part } from '../../src/practice/exercise.ts';
import { METHODS, type MethodName } from '../../src/practice/misconception.ts';
import { expectSame, naming } from '../support/forTrees.ts';
import { ofCases } from '../support/howMany.ts';
import { plainMethodSheet } from './plainMethods.ts';
import { forExercises } from './randomExercise.ts';
import { sheetText } from './sheetText.ts';

const SHAPES = [
  ['trees of any kind', {}],
  ['MAX and MIN in turn', { alternating: true, chance: false, nodes: 40 }],
] as const;

describe('the sheet of a faulty method', () => {
  test.each(SHAPES)('is, part by part, what the statement of the method says: %s', (_name, traits) => {
    const met = new Map<MethodName, number>();
    forExercises(700, traits, ({ exercise, sample: { sketch, tree } }) => {
      const { algorithm, rules } = exercise;
      const sheets = new Map(methodAnswers(exercise).map(({ method, answer }) => [method, answer]));
      const nodes = tree.nodes();
      const parts: readonly Part[] = [
        { kind: 'values' },
        { kind: 'crossing' },
        { kind: 'leafOrder' },
        { kind: 'leafCount' },
        { kind: 'windows', nodes },
        { kind: 'move' },
        { kind: 'line' },
      ];
      for (const method of METHODS) {
        const due = plainMethodSheet(method, { sketch, algorithm, rules, leafBounds: tree.leafBounds });
        const found = sheets.get(method);
        expectSame([method, found !== undefined], [method, due !== null]);
        if (due === null || found === undefined) continue;
        met.set(method, (met.get(method) ?? 0) + 1);
        for (const part of parts) {
          naming(
            () => `${method}, ${part.kind}`,
            () => expectSame(sheetText(found, part, tree), sheetText(due, part, tree)),
          );
        }
      }
    });
    for (const [method, count] of met) expect(count, method).toBeGreaterThan(ofCases(80));
    expect(met.size).toBeGreaterThanOrEqual(9);
  });
});
