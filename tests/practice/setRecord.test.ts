import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { readValue } from '../../src/notation/codec.ts';
import { printJson, readJson } from '../../src/notation/jsonText.ts';
import { USUAL_PENALTY } from '../../src/practice/exercise.ts';
import {
  canonicalSet,
  type ExerciseSet,
  marksOf,
  setCheck,
  setShape,
} from '../../src/practice/exerciseSet.ts';
import { expectSame, naming } from '../support/forTrees.ts';
import { FROZEN_SET } from '../support/frozenSet.ts';
import { ofTrees } from '../support/howMany.ts';
import { randomSet } from '../support/randomSet.ts';

describe('a set', () => {
  test('comes back from its file, its record and its canonical text as it was', () => {
    for (let seed = 1; seed <= ofTrees(3000); seed += 1) {
      const set = randomSet(seeded(seed));
      naming(
        () => `seed ${seed}`,
        () => {
          for (const read of [
            readValue(setShape(), setShape().print(set)),
            readJson(setShape(), printJson(setShape(), set)),
            readJson(setShape(), canonicalSet(set)),
          ])
            expectSame(read, { value: set, faults: [], more: 0, dropped: [] });
        },
      );
    }
  });

  test('of version 1 is read for ever', () => {
    const text = readFileSync('tests/fixtures/plyscope-set-v1.json', 'utf8');
    expect(readJson(setShape(), text)).toEqual({ value: FROZEN_SET, faults: [], more: 0, dropped: [] });
    expect(JSON.stringify(JSON.parse(text))).toBe(canonicalSet(FROZEN_SET));
    expect(setCheck(FROZEN_SET)).toBe(0x1e3bdc88);
  });

  test('with an item to a depth is of version 2, and comes back', () => {
    const [first, ...others] = FROZEN_SET.items;
    const set: ExerciseSet = { ...FROZEN_SET, items: [{ ...first!, limits: { depth: 2 } }, ...others] };
    const text = canonicalSet(set);
    expect(text).toMatch(/^\{"format":"plyscope-set","version":2,/);
    expect(text).toContain('"limits":{"depth":2},"parts":');
    expect(readJson(setShape(), text)).toEqual({ value: set, faults: [], more: 0, dropped: [] });
    expect(setCheck(set)).not.toBe(setCheck(FROZEN_SET));
  });

  test('with an item between bounds is of version 2, and comes back', () => {
    const [first, ...others] = FROZEN_SET.items;
    for (const [limits, printed] of [
      [{ depth: null, window: { alpha: 2, beta: 5 } }, '{"window":[2,5]}'],
      [{ depth: 3, window: { alpha: -Infinity, beta: 5 } }, '{"depth":3,"window":["-inf",5]}'],
    ] as const) {
      const set: ExerciseSet = { ...FROZEN_SET, items: [{ ...first!, limits }, ...others] };
      const text = canonicalSet(set);
      expect(text).toMatch(/^\{"format":"plyscope-set","version":2,/);
      expect(text).toContain(`"limits":${printed},"parts":`);
      expect(readJson(setShape(), text)).toEqual({ value: set, faults: [], more: 0, dropped: [] });
    }
  });

  test('with a part that has a search of its own is of version 4, and comes back', () => {
    const [first, ...others] = FROZEN_SET.items;
    const [asked, ...rest] = first!.parts;
    const rules = { ...first!.rules, cutoff: 'strict' } as const;
    for (const [own, printed] of [
      [{ algorithm: 'expectiminimax' }, '"algorithm":"expectiminimax"}'],
      [{ rules }, '"rules":{"cutoff":"strict",'],
      [{ algorithm: 'alpha-beta', rules }, '"algorithm":"alpha-beta","rules":{"cutoff":"strict",'],
    ] as const) {
      const items = [{ ...first!, parts: [{ ...asked!, ...own }, ...rest] }, ...others];
      const set: ExerciseSet = { ...FROZEN_SET, items };
      const text = canonicalSet(set);
      expect(text).toMatch(/^\{"format":"plyscope-set","version":4,/);
      expect(text).toContain(`"nodes":[${asked!.nodes}],${printed}`);
      expect(readJson(setShape(), text)).toEqual({ value: set, faults: [], more: 0, dropped: [] });
      expect(setCheck(set)).not.toBe(setCheck(FROZEN_SET));
    }
  });

  test('with a part about a search that its tree has no rules for is refused at its place', () => {
    const text = canonicalSet(FROZEN_SET)
      .replace(/"nodes":\[1,10\]/, '"nodes":[],"algorithm":"minimax"')
      .replace('"version":1', '"version":4');
    const { faults } = readJson(setShape(), text);
    expect(faults.map(({ path, expected }) => [path, expected.kind])).toContainEqual([
      '$.items[0].parts[0].algorithm',
      'chance-algorithm',
    ]);
  });

  test.each([
    ['{"window":[5,2]}', '$.items[0].limits.window[1]'],
    ['{"window":[2,2]}', '$.items[0].limits.window[1]'],
    ['{"window":[2]}', '$.items[0].limits.window'],
    ['{"window":"2..5"}', '$.items[0].limits.window'],
    ['{}', '$.items[0].limits.depth'],
  ])('with the limits %s is refused at its place', (limits, path) => {
    const text = canonicalSet(FROZEN_SET).replace('"parts":', `"limits":${limits},"parts":`);
    const { value, faults } = readJson(setShape(), text.replace('"version":1', '"version":2'));
    expect(value).toBeNull();
    expect(faults[0]?.path).toBe(path);
  });

  test('with an item within a budget is of version 2, and comes back', () => {
    const [first, ...others] = FROZEN_SET.items;
    const within = (limits: object) => ({ ...FROZEN_SET, items: [{ ...first!, limits }, ...others] });
    const set = within({ budget: 20, tries: 'last' }) as ExerciseSet;
    const text = canonicalSet(set);
    expect(text).toMatch(/^\{"format":"plyscope-set","version":2,/);
    expect(text).toContain('"limits":{"budget":20,"tries":"last"},"parts":');
    expect(readJson(setShape(), text)).toEqual({ value: set, faults: [], more: 0, dropped: [] });
    const wrong = JSON.stringify({
      ...within({ budget: 0, tries: 'best' }),
      format: 'plyscope-set',
      version: 2,
    });
    const { value, faults } = readJson(setShape(), wrong);
    expect(value).toBeNull();
    expect(faults.map(({ path }) => path)).toEqual(['$.items[0].limits.budget', '$.items[0].limits.tries']);
  });

  test('in which an error costs no more than an entry is of version 4, and comes back', () => {
    const [first] = FROZEN_SET.items;
    const parts = first!.parts.map((part) => ({ ...part, penalty: USUAL_PENALTY }));
    const set = { ...FROZEN_SET, items: [{ ...first!, parts }] };
    const text = canonicalSet(set);
    expect(text).toMatch(
      /^\{"format":"plyscope-set","version":4,.*"penalty":\{"kind":"per-entry","marks":1\}/,
    );
    expect(readJson(setShape(), text).value).toEqual(set);
  });

  test('with an item of which each student gets another tree is of version 5, which older programs refuse, and comes back', () => {
    const [first, ...others] = FROZEN_SET.items;
    const set: ExerciseSet = { ...FROZEN_SET, items: [{ ...first!, variants: 'fresh' }, ...others] };
    const text = canonicalSet(set);
    expect(text).toMatch(/^\{"format":"plyscope-set","version":5,/);
    expect(text).toContain('"variants":"fresh","parts":');
    expect(readJson(setShape(), text)).toEqual({ value: set, faults: [], more: 0, dropped: [] });
    const { value, faults } = readJson(setShape(), text.replace('"fresh"', '"other"'));
    expect([value, faults.map(({ path }) => path)]).toEqual([null, ['$.items[0].variants']]);
  });

  test('with an exercise of generator 3 is of version 4, and comes back', () => {
    const source = { kind: 'generated', skill: 'backing-up', difficulty: 1, seed: 7, generator: 3 } as const;
    const item = { ...FROZEN_SET.items[0]!, source };
    const set = { ...FROZEN_SET, items: [item] };
    const text = canonicalSet(set);
    expect(text).toMatch(/^\{"format":"plyscope-set","version":4,/);
    expect(readJson(setShape(), text).value).toEqual(set);
    const before = { ...set, items: [{ ...item, source: { ...source, generator: 2 as const } }] };
    expect(canonicalSet(before)).toMatch(/^\{"format":"plyscope-set","version":1,/);
  });

  test('with an item that takes either equality rule is of version 3, and comes back', () => {
    const [first, ...others] = FROZEN_SET.items;
    for (const limits of [{}, { limits: { depth: 2 } }]) {
      const set: ExerciseSet = {
        ...FROZEN_SET,
        items: [{ ...first!, ...limits, cutoffs: 'either' }, ...others],
      };
      const text = canonicalSet(set);
      expect(text).toMatch(/^\{"format":"plyscope-set","version":3,/);
      expect(text).toContain('"cutoffs":"either","parts":');
      expect(readJson(setShape(), text)).toEqual({ value: set, faults: [], more: 0, dropped: [] });
      const { value, faults } = readJson(setShape(), text.replace('"either"', '"strict"'));
      expect([value, faults.map(({ path }) => path)]).toEqual([null, ['$.items[0].cutoffs']]);
    }
  });

  test('holds nothing but what is asked', () => {
    const more = {
      ...FROZEN_SET,
      answers: [1, 2],
      items: FROZEN_SET.items.map((item) => ({ ...item, value: 3 })),
    };
    expect(canonicalSet(more)).toBe(canonicalSet(FROZEN_SET));
  });

  test('has the same check however its fields are ordered, and another one after any change', () => {
    const turned = turnedAround(FROZEN_SET) as ExerciseSet;
    expect(Object.keys(turned)).not.toEqual(Object.keys(FROZEN_SET));
    expect(setCheck(turned)).toBe(setCheck(FROZEN_SET));
    const [first, ...rest] = FROZEN_SET.items as [ExerciseSet['items'][0]];
    const changes: ExerciseSet[] = [
      { ...FROZEN_SET, title: `${FROZEN_SET.title} ` },
      { ...FROZEN_SET, hints: !FROZEN_SET.hints },
      { ...FROZEN_SET, items: [...rest, first] },
      { ...FROZEN_SET, items: [{ ...first, algorithm: 'minimax' }, ...rest] },
      { ...FROZEN_SET, items: [{ ...first, rules: { ...first.rules, cutoff: 'equal' } }, ...rest] },
    ];
    for (const change of changes) expect(setCheck(change)).not.toBe(setCheck(FROZEN_SET));
  });

  test('is worth the marks of all its parts', () => {
    expect(marksOf(FROZEN_SET)).toBe(17.5);
  });
});

/** The same data with the fields of every object in the opposite order. */
function turnedAround(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(turnedAround);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data)
      .reverse()
      .map(([name, value]) => [name, turnedAround(value)]),
  );
}
