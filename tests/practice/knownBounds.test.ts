/** Exercises in which windows begin with the declared bounds of the leaves. */
import { describe, expect, test } from 'vitest';
import { DEFAULT_RULES, type SearchRules } from '../../src/core/search/searchSettings.ts';
import { decodePractice, encodeOnTree } from '../../src/link/practiceLink.ts';
import { readValue } from '../../src/notation/codec.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { rightAnswer } from '../../src/practice/answer.ts';
import { methodAnswers } from '../../src/practice/diagnose/methodAnswers.ts';
import type { Exercise } from '../../src/practice/exercise.ts';
import { setShape } from '../../src/practice/exerciseSet.ts';
import { rightRun } from '../../src/practice/methods/methods.ts';
import { practice as english } from '../../src/words/en/work.ts';
import { practice as chinese } from '../../src/words/zh/work.ts';
import { said } from './saidOf.ts';

const TEXT = 'leaves 1..6; (1 5 4) (3 2 6) (2 4 6)';
const KNOWN: SearchRules = { ...DEFAULT_RULES, begin: 'leaves' };

function exam(rules: SearchRules): Exercise {
  const parsed = parseTree(TEXT);
  if (!parsed.ok) throw new Error(TEXT);
  const part = { kind: 'leafOrder' } as const;
  return {
    tree: parsed.value,
    algorithm: 'alpha-beta',
    rules,
    parts: [{ part, marks: 4, penalty: { kind: 'per-error', marks: 1 } }],
  };
}

describe('an exercise with known bounds', () => {
  test('is answered by the search that begins with them', () => {
    const order = (rules: SearchRules) => {
      const { tree } = exam(rules);
      return rightAnswer(exam(rules)).answer.leafOrder.map((leaf) => tree.leafIndex(leaf));
    };
    expect(order(KNOWN)).toEqual([0, 3, 4, 5, 6]);
    expect(order(DEFAULT_RULES)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(rightRun(exam(KNOWN)).run.kindOfValue).toBe('exact');
  });

  test('says whether they count, in both languages', () => {
    expect(english.rules(exam(KNOWN))).toContain('All leaves lie in [1, 6], and windows begin with (1, 6).');
    expect(english.rules(exam(DEFAULT_RULES))).toContain(
      'All leaves lie in [1, 6], but windows begin with (−∞, +∞).',
    );
    expect(chinese.rules(exam(KNOWN))).toContain('窗口从 (1, 6) 开始');
    expect(chinese.rules(exam(DEFAULT_RULES))).toContain('窗口从 (−∞, +∞) 开始');
  });

  test('knows who has ignored them', () => {
    const exercise = exam(KNOWN);
    const [sheet] = methodAnswers(exercise, ['ignores-window']);
    const { tree, parts } = exercise;
    const { candidates } = said(
      tree,
      parts.map(({ part }) => part),
      () => sheet!.answer,
      { rules: KNOWN },
    );
    expect(candidates).toContain('ignores-window');
    expect(methodAnswers(exam(DEFAULT_RULES), ['ignores-window'])).toEqual([]);
  });

  test('is in sets of a version of its own, and in the others nothing is said of it', () => {
    const setOf = (rules: SearchRules) => ({
      title: '',
      hints: true,
      items: [
        {
          title: '',
          source: { kind: 'text', text: TEXT } as const,
          algorithm: 'alpha-beta' as const,
          rules,
          parts: [{ kind: 'crossing', marks: 4, penalty: { kind: 'all' }, nodes: [] } as const],
        },
      ],
    });
    const shape = setShape();
    const [known, open] = [KNOWN, DEFAULT_RULES].map((rules) => shape.print(setOf(rules) as never));
    expect(known).toMatchObject({ version: 8, items: [{ rules: { begin: 'leaves' } }] });
    expect(open).toMatchObject({ version: 1 });
    expect(JSON.stringify(open)).not.toContain('begin');
    for (const [written, rules] of [
      [known, KNOWN],
      [open, DEFAULT_RULES],
    ] as const)
      expect(readValue(shape, written)).toMatchObject({ value: { items: [{ rules }] }, faults: [] });
  });

  test('is in its link', () => {
    const on = {
      example: 'cs188-quiz1',
      variant: 0,
      kinds: ['crossing'],
      search: { algorithm: 'alpha-beta', rules: KNOWN },
    } as const;
    const hash = encodeOnTree(on);
    expect(hash).toContain(':alpha-beta:equal:leaves.crossing.0');
    expect(decodePractice(`#${hash}`)).toMatchObject({ on: { search: { rules: KNOWN } } });
  });
});
