/** Files of progress come in as they went out, for ever, and whatever is wrong in one has its place. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { seeded, shuffled } from '../../src/core/random/seeded.ts';
import type { Expected } from '../../src/notation/fault.ts';
import { readJson } from '../../src/notation/jsonText.ts';
import { inTimeOrder } from '../../src/practice/attempt.ts';
import { attemptsIn } from '../../src/practice/schedule/studentState.ts';
import { PROGRESS, printProgress } from '../../src/storage/progressFile.ts';
import { attemptAt, idOf, inARow, randomHistory } from '../support/attempts.ts';

const FROZEN = 'tests/fixtures/plyscope-progress-v1.json';

/** What a file holds, and what is wrong with it. */
function readProgressFile(text: string) {
  const { value, ...rest } = readJson(PROGRESS, text);
  return { attempts: value?.attempts ?? [], ...rest };
}

const file = (...attempts: unknown[]) =>
  JSON.stringify({ format: 'plyscope-progress', version: 1, attempts });

test('of version 1 is read for ever', () => {
  const text = readFileSync(FROZEN, 'utf8');
  const read = readProgressFile(text);
  expect(read).toMatchObject({ faults: [], dropped: [] });
  const attempts = attemptsIn(read.attempts);
  expect(attempts.map(({ id, skill, difficulty }) => [id, skill, difficulty])).toEqual([
    ['00f1e2d3c4b5a697', 'deep-cutoffs', 2],
    ['8899aabbccddeeff', null, null],
    ['0123456789abcdef', 'chance', 3],
  ]);
  expect(attempts[0]).toEqual({
    version: 1,
    id: '00f1e2d3c4b5a697',
    at: 1_760_000_000_000,
    skill: 'deep-cutoffs',
    difficulty: 2,
    source: 'generated:deep-cutoffs:2:41',
    parts: [
      { kind: 'crossing', points: 3.5, marks: 5 },
      { kind: 'leafCount', points: 0, marks: 1 },
    ],
    misconceptions: ['parent-only', 'slip'],
    peeked: false,
  });
  expect(JSON.parse(printProgress(read.attempts))).toEqual(JSON.parse(text));
});

test('comes in as it went out, over 300 random histories in any order', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const random = seeded(seed);
    const history = randomHistory(random, 30);
    const text = printProgress(shuffled(history, random));
    const read = readProgressFile(text);
    expect(read).toEqual({ attempts: inTimeOrder(history), faults: [], more: 0, dropped: [] });
    expect(printProgress(read.attempts)).toBe(text);
  }
});

test('holds worked models beside graded exercises', () => {
  const model = { version: 3, id: idOf(7), at: 5, skill: 'chance', model: true } as const;
  const text = printProgress([attemptAt(9), model, attemptAt(1)]);
  expect(readProgressFile(text)).toMatchObject({
    attempts: [attemptAt(1), model, attemptAt(9)],
    faults: [],
  });
  const wrong = readProgressFile(file({ ...model, skill: 'flying' }, attemptAt(1)));
  expect(wrong.faults).toMatchObject([{ path: '$.attempts[0].skill' }]);
  expect(wrong.attempts).toEqual([attemptAt(1)]);
});

describe('a file that is wrong', () => {
  const sound = file(attemptAt(1));
  test.each<[what: string, text: string, kind: Expected['kind'], path: string, found: string]>([
    ['empty', '', 'content', '1:1', ''],
    ['blanks', ' \n ', 'content', '1:1', ''],
    ['cut off', sound.slice(0, -2), 'json', `1:${sound.length - 1}`, ''],
    ['cut off within a word', '{"format": "plysc', 'json', '1:18', ''],
    ['with a stray sign', '{\n  "format": x}', 'json', '2:13', 'x}'],
    ['null', 'null', 'format', '$', 'null'],
    ['42', '42', 'format', '$', '42'],
    ['a list', '[1]', 'format', '$', '[…]'],
    ['a file of trees', '{"format":"plyscope","version":1}', 'format', '$.format', '"plyscope"'],
    ['without a version', '{"format":"plyscope-progress"}', 'whole', '$.version', ''],
    ['of a newer version', '{"format":"plyscope-progress","version":2}', 'version', '$.version', '2'],
    ['without attempts', '{"format":"plyscope-progress","version":1}', 'list', '$.attempts', ''],
    ['with one that is null', file(null), 'object', '$.attempts[0]', 'null'],
    ['with one that is text', file('x'.repeat(90)), 'object', '$.attempts[0]', `"${'x'.repeat(38)}…`],
    ['with a bad time', file({ ...attemptAt(1), at: 'now' }), 'moment', '$.attempts[0].at', '"now"'],
    ['with one that is newer', file({ version: 99 }), 'version', '$.attempts[0].version', '99'],
  ])('%s is refused', (_, text, kind, path, found) => {
    expect(readProgressFile(text)).toMatchObject({
      attempts: [],
      faults: [{ path, found, expected: { kind } }],
      dropped: [],
    });
  });

  test('in some attempts names all of those and offers the others', () => {
    const [a, b, c] = inARow(3, 1);
    const bad = { ...attemptAt(9), parts: [{ kind: 'values', points: 3, marks: 2 }] };
    const read = readProgressFile(file(a, bad, b, { ...c, id: 7 }, c));
    expect(read.attempts).toEqual([a, b, c]);
    expect(read.faults).toEqual([
      {
        path: '$.attempts[1].parts[0].points',
        found: '3',
        expected: { kind: 'number', least: 0, most: 2 },
      },
      { path: '$.attempts[3].id', found: '7', expected: { kind: 'digits', count: 16 } },
    ]);
  });

  test('with the same id twice names both places', () => {
    const read = readProgressFile(file(attemptAt(1), attemptAt(2), { ...attemptAt(3), id: attemptAt(1).id }));
    expect(read.attempts).toHaveLength(2);
    expect(read.faults).toEqual([
      {
        path: '$.attempts[2].id',
        found: `"${attemptAt(1).id}"`,
        expected: { kind: 'another', other: '$.attempts[0].id' },
      },
    ]);
  });

  test('names what this version does not know and leaves it out', () => {
    const text = sound.replace('"version":1,"id"', '"version":1,"mood":3,"id"').replace('{', '{"by":"A",');
    expect(readProgressFile(text)).toEqual({
      attempts: [attemptAt(1)],
      faults: [],
      more: 0,
      dropped: ['$.by', '$.attempts[0].mood'],
    });
    const nasty = readProgressFile(`{"__proto__":{"x":1},${sound.slice(1)}`);
    expect(nasty).toMatchObject({ attempts: [attemptAt(1)], dropped: ['$.__proto__'] });
  });

  test('nested as deep as it is long is refused and no more', () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    expect(
      readProgressFile(`{"format":"plyscope-progress","version":1,"attempts":[${deep}]}`).faults,
    ).toEqual([{ path: '$.attempts[0]', found: '[…]', expected: { kind: 'object' } }]);
  });

  test('damaged at any character is no crash, and never another history silently', () => {
    const text = printProgress(inARow(3, 1_700_000_000_000));
    for (let at = 0; at < text.length; at += 1) {
      const cut = readProgressFile(text.slice(0, at));
      expect(cut.faults.length).toBeGreaterThan(text.slice(at).trim() === '' ? -1 : 0);
      expect(readProgressFile(`${text.slice(0, at)}\u0000${text.slice(at + 1)}`).faults).not.toEqual([]);
    }
  });
});
