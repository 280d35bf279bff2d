import { describe, expect, test } from 'vitest';
import { MISTAKEN_PROGRAMS, type MistakeName } from '../../src/core/program/behaviours.ts';
import type { DepartureFacts, ProgramFacts } from '../../src/words/programFacts.ts';
import { programs } from '../../src/words/zh/program.ts';

const NAMES = new Set(MISTAKEN_PROGRAMS.flatMap(({ mistake }) => (mistake === null ? [] : [mistake])));

/** The whole sentence about a first difference that these mistakes explain. */
function said(mistakes: readonly MistakeName[]): string {
  const departure: DepartureFacts = {
    field: 'went-on',
    line: 8,
    call: 8,
    token: { kind: 'node', text: 'C', node: 1 } as unknown as DepartureFacts['token'],
    caller: null,
    got: null,
    expected: '2',
    mistakes,
    isComplete: true,
  };
  return programs
    .step({ departure } as unknown as ProgramFacts)
    .map(({ text }) => text)
    .join('');
}

describe('in Chinese, a mistake whose name begins with a Latin letter stands apart from the character before it', () => {
  test.each([...NAMES])('%s', (mistake) => {
    expect(said([mistake])).not.toMatch(/\p{Script=Han}[A-Za-z]/u);
    expect(said(['no-cutoff-test', mistake])).not.toMatch(/\p{Script=Han}[A-Za-z]|，或[A-Za-z]/u);
  });
});
