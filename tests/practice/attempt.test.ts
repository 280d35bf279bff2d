/** A record of an attempt is read whole or not at all, and what is wrong has its place. */
import { describe, expect, test } from 'vitest';
import { type AttemptField, examineAttempt, readAttempt } from '../../src/practice/attempt.ts';
import { attemptAt } from '../support/attempts.ts';

const SOUND = attemptAt(1_700_000_000_000, { misconceptions: ['slip'] });
const part = { kind: 'values', points: 1, marks: 2 };

test('a sound record is read, without whatever else it holds', () => {
  expect(readAttempt({ ...SOUND, colour: 'red' })).toEqual(SOUND);
  expect(readAttempt(structuredClone(SOUND))).toEqual(SOUND);
  const bare = { ...SOUND, skill: null, difficulty: null, parts: [{ ...part, marks: 1e3, points: 0.5 }] };
  expect(readAttempt(bare)).toEqual(bare);
});

const WRONG: readonly [record: unknown, field: AttemptField, path: string][] = [
  [null, 'record', ''],
  [42, 'record', ''],
  ['text', 'record', ''],
  [[SOUND], 'record', ''],
  [{}, 'version', '.version'],
  [{ ...SOUND, version: 0 }, 'version', '.version'],
  [{ ...SOUND, version: '1' }, 'version', '.version'],
  [{ ...SOUND, version: Number.NaN }, 'version', '.version'],
  [{ ...SOUND, version: 2 }, 'newer', '.version'],
  [{ ...SOUND, id: 'x' }, 'id', '.id'],
  [{ ...SOUND, id: `${SOUND.id}0` }, 'id', '.id'],
  [{ ...SOUND, at: '2025' }, 'at', '.at'],
  [{ ...SOUND, at: Number.NaN }, 'at', '.at'],
  [{ ...SOUND, at: Number.POSITIVE_INFINITY }, 'at', '.at'],
  [{ ...SOUND, at: 8.65e15 }, 'at', '.at'],
  [{ ...SOUND, at: -1 }, 'at', '.at'],
  [{ ...SOUND, skill: 'flying' }, 'skill', '.skill'],
  [{ ...SOUND, skill: undefined }, 'skill', '.skill'],
  [{ ...SOUND, difficulty: 4 }, 'difficulty', '.difficulty'],
  [{ ...SOUND, difficulty: '1' }, 'difficulty', '.difficulty'],
  [{ ...SOUND, source: 7 }, 'source', '.source'],
  [{ ...SOUND, source: 'x'.repeat(201) }, 'source', '.source'],
  [{ ...SOUND, peeked: 1 }, 'peeked', '.peeked'],
  [{ ...SOUND, parts: {} }, 'parts', '.parts'],
  [{ ...SOUND, parts: [] }, 'parts', '.parts'],
  [{ ...SOUND, parts: Array.from({ length: 51 }, () => part) }, 'parts', '.parts'],
  [{ ...SOUND, parts: [part, null] }, 'parts', '.parts[1]'],
  [{ ...SOUND, parts: [{ ...part, kind: 'essay' }] }, 'kind', '.parts[0].kind'],
  [{ ...SOUND, parts: [part, { ...part, marks: 1001 }] }, 'marks', '.parts[1].marks'],
  [{ ...SOUND, parts: [{ ...part, points: 2.5 }] }, 'points', '.parts[0].points'],
  [{ ...SOUND, parts: [{ ...part, points: Number.NaN }] }, 'points', '.parts[0].points'],
  [{ ...SOUND, parts: [{ ...part, points: -1 }] }, 'points', '.parts[0].points'],
  [{ ...SOUND, misconceptions: 'slip' }, 'misconceptions', '.misconceptions'],
  [
    { ...SOUND, misconceptions: Array.from({ length: 99 }, () => 'slip') },
    'misconceptions',
    '.misconceptions',
  ],
  [{ ...SOUND, misconceptions: ['slip', '__proto__'] }, 'misconception', '.misconceptions[1]'],
];

describe('a record that is wrong', () => {
  test.each(WRONG)('%j is refused at %s', (record, field, path) => {
    expect(examineAttempt(record)).toMatchObject({ ok: false, fault: { field, path } });
    expect(readAttempt(record)).toBe(field === 'newer' ? 'newer' : null);
  });

  test('is so with any one of its fields missing', () => {
    for (const name of Object.keys(SOUND)) {
      const rest = Object.fromEntries(Object.entries(SOUND).filter(([key]) => key !== name));
      expect(examineAttempt(rest)).toMatchObject({
        ok: false,
        fault: { path: `.${name}`, value: undefined },
      });
    }
  });
});
