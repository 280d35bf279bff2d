/** A record of an attempt is read whole or not at all, and what is wrong has its place. */
import { describe, expect, test } from 'vitest';
import { readValue } from '../../src/notation/codec.ts';
import type { Expected } from '../../src/notation/fault.ts';
import { ATTEMPT, type Attempt, attemptVersion } from '../../src/practice/attempt.ts';
import { readRecord } from '../../src/storage/storedText.ts';
import { attemptAt } from '../support/attempts.ts';

const SOUND = attemptAt(1_700_000_000_000, { misconceptions: ['slip'] });
const readAttempt = (record: unknown): Attempt | null => readValue(ATTEMPT, record).value;
const part = { kind: 'values', points: 1, marks: 2 };

test('a sound record is read, without whatever else it holds', () => {
  expect(readAttempt({ ...SOUND, colour: 'red' })).toEqual(SOUND);
  expect(readAttempt(structuredClone(SOUND))).toEqual(SOUND);
  const bare = { ...SOUND, skill: null, difficulty: null, parts: [{ ...part, marks: 1e3, points: 0.5 }] };
  expect(readAttempt(bare)).toEqual(bare);
});

const WRONG: readonly [record: unknown, kind: Expected['kind'], path: string][] = [
  [null, 'object', '$'],
  [42, 'object', '$'],
  ['text', 'object', '$'],
  [[SOUND], 'object', '$'],
  [{}, 'whole', '$.version'],
  [{ ...SOUND, version: 0 }, 'whole', '$.version'],
  [{ ...SOUND, version: '1' }, 'whole', '$.version'],
  [{ ...SOUND, version: Number.NaN }, 'whole', '$.version'],
  [{ ...SOUND, version: 7 }, 'version', '$.version'],
  [{ ...SOUND, id: 'x' }, 'digits', '$.id'],
  [{ ...SOUND, id: `${SOUND.id}0` }, 'digits', '$.id'],
  [{ ...SOUND, at: '2025' }, 'moment', '$.at'],
  [{ ...SOUND, at: Number.NaN }, 'moment', '$.at'],
  [{ ...SOUND, at: Number.POSITIVE_INFINITY }, 'moment', '$.at'],
  [{ ...SOUND, at: 8.65e15 }, 'moment', '$.at'],
  [{ ...SOUND, at: -1 }, 'moment', '$.at'],
  [{ ...SOUND, skill: 'flying' }, 'choice', '$.skill'],
  [{ ...SOUND, skill: undefined }, 'choice', '$.skill'],
  [{ ...SOUND, difficulty: 4 }, 'choice', '$.difficulty'],
  [{ ...SOUND, difficulty: '1' }, 'choice', '$.difficulty'],
  [{ ...SOUND, source: 7 }, 'text', '$.source'],
  [{ ...SOUND, source: 'x'.repeat(201) }, 'text', '$.source'],
  [{ ...SOUND, peeked: 1 }, 'choice', '$.peeked'],
  [{ ...SOUND, parts: {} }, 'list', '$.parts'],
  [{ ...SOUND, parts: [] }, 'entries', '$.parts'],
  [{ ...SOUND, parts: Array.from({ length: 51 }, () => part) }, 'entries', '$.parts'],
  [{ ...SOUND, parts: [part, null] }, 'object', '$.parts[1]'],
  [{ ...SOUND, parts: [{ ...part, kind: 'essay' }] }, 'choice', '$.parts[0].kind'],
  [{ ...SOUND, parts: [part, { ...part, marks: 1001 }] }, 'number', '$.parts[1].marks'],
  [{ ...SOUND, parts: [{ ...part, points: 2.5 }] }, 'number', '$.parts[0].points'],
  [{ ...SOUND, parts: [{ ...part, points: Number.NaN }] }, 'number', '$.parts[0].points'],
  [{ ...SOUND, parts: [{ ...part, points: -1 }] }, 'number', '$.parts[0].points'],
  [{ ...SOUND, misconceptions: 'slip' }, 'list', '$.misconceptions'],
  [{ ...SOUND, misconceptions: Array.from({ length: 99 }, () => 'slip') }, 'entries', '$.misconceptions'],
  [{ ...SOUND, misconceptions: ['slip', '__proto__'] }, 'choice', '$.misconceptions[1]'],
];

test('is made with version 3 or later, and a later one only where it holds a name that came with it', () => {
  const none = { skill: null, misconceptions: [], parts: [{ kind: 'values' }] } as const;
  expect(attemptVersion({ ...none, skill: 'windows', misconceptions: ['slip'] })).toBe(3);
  expect(attemptVersion({ ...none, skill: 'depth-limit', misconceptions: ['interchanged'] })).toBe(3);
  expect(attemptVersion({ ...none, skill: 'simulation' })).toBe(4);
  expect(attemptVersion({ ...none, parts: [{ kind: 'ties' }] })).toBe(5);
  const made = { ...SOUND, version: 2, skill: 'star-windows', misconceptions: ['estimate-for-proof'] };
  expect(readValue(ATTEMPT, made).value).toEqual(made);
});

describe('a record that is wrong', () => {
  test.each(WRONG)('%j is refused at %s', (record, kind, path) => {
    expect(readValue(ATTEMPT, record)).toMatchObject({ value: null, faults: [{ path, expected: { kind } }] });
    expect(readRecord(ATTEMPT, record).kind).toBe(kind === 'version' ? 'newer' : 'damaged');
  });

  test('is so with any one of its fields missing', () => {
    for (const name of Object.keys(SOUND)) {
      const rest = Object.fromEntries(Object.entries(SOUND).filter(([key]) => key !== name));
      expect(readValue(ATTEMPT, rest)).toMatchObject({
        value: null,
        faults: [{ path: `$.${name}`, found: '' }],
      });
    }
  });
});
