/** The `next` command: what a student should do next, in the terminal. */
import { describe, expect, test } from 'vitest';
import { nextTo } from '../../src/cli/nextTo.ts';
import { attemptAt, marked } from '../support/attempts.ts';

const NOW = 1_767_225_600_000;

async function next(text: string, ...args: string[]): Promise<{ lines: readonly object[]; refusal: string }> {
  const answer = await nextTo(args, {
    stdin: () =>
      (async function* () {
        yield new TextEncoder().encode(text);
      })(),
    folder: '/nowhere',
  });
  if (!answer.ok) return { lines: [], refusal: answer.refusal };
  const lines = [...answer.value].join('').trimEnd().split('\n');
  return { lines: lines.map((line) => JSON.parse(line) as object), refusal: '' };
}

const line = (records: readonly object[]) => JSON.stringify({ now: NOW, records });
const done = (at: number, share: number) =>
  attemptAt(at, { version: 3, skill: 'backing-up', difficulty: 3, ...marked(share) });

describe('next --lines', () => {
  test('answers each line with one', async () => {
    const failed = Array.from({ length: 6 }, (_, at) => attemptAt(at, { version: 3, ...marked(0) }));
    const text = [line([]), '', line([done(1, 1), done(2, 1)]), line(failed)].join('\n');
    const { lines } = await next(text, '--lines');
    const nothing = {
      skill: null,
      difficulty: null,
      purpose: null,
      until: null,
      separates: [],
      mastered: [],
    };
    expect(lines).toEqual([
      { ...nothing, kind: 'exercise', skill: 'backing-up', difficulty: 3, purpose: 'placement' },
      {
        ...{ ...nothing, kind: 'exercise', skill: 'shallow-cutoffs', difficulty: 3, purpose: 'placement' },
        mastered: ['backing-up'],
      },
      { ...nothing, kind: 'model', skill: 'backing-up', difficulty: 1 },
    ]);
  });

  test('takes one object without --lines, over several lines', async () => {
    const { lines } = await next(JSON.stringify({ now: NOW, records: [] }, null, 2));
    expect(lines).toHaveLength(1);
  });

  test.each([
    ['{', 'standard input, line 2: this is no JSON'],
    ['{"now": 5, "records": [{"version": 3}]}', 'standard input, line 2: $.records[0].id'],
    ['{"now": "today", "records": []}', 'standard input, line 2: $.now'],
    ['{"records": []}', 'standard input, line 2: $.now'],
    [
      '{"now": 5, "records": [{"version": 3, "id": "0123456789abcdef", "at": 1, "skill": "x", "model": true}]}',
      '$.records[0].skill',
    ],
  ])('refuses %j with its line and place', async (wrong, said) => {
    const { refusal } = await next(`${line([])}\n${wrong}\n`, '--lines');
    expect(refusal).toContain(said);
  });

  test('refuses options that it has not, and a second file', async () => {
    expect((await next('', '--line')).refusal).toContain('--line');
    expect((await next('', 'one', 'two')).refusal).toContain('“two” comes after “one”');
  });
});
