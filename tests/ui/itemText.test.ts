import { describe, expect, test } from 'vitest';
import '../../src/families/programAdded.ts';
import type { ProgramLog } from '../../src/core/program/index.ts';
import { readLogs } from '../../src/core/program/readLog.ts';
import type { BoundNotation } from '../../src/core/run/boundNotation.ts';
import { recordProgram } from '../../src/core/run/recordProgram.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { itemText } from '../../src/ui/figure/itemText.ts';
import { operable } from '../../src/words/en/figure.ts';
import { english } from '../../src/words/en/page.ts';
import { namesAsTold } from '../../src/words/programNames.ts';
import { runOf } from '../library/runs.ts';

const AIMA = exampleById('aima-fig-5-5')!;

/** What is said of the nodes B and C when C has seen its first leaf, 2, beside the 3 that A has: figure 5.5 (d). */
function spoken(notation: BoundNotation): string[] {
  const run = runOf(AIMA);
  const { names } = subjectOfExample(AIMA);
  const moment = run.momentAt(13);
  return [1, 5].map((node) =>
    itemText(moment, names, { page: english.page, words: operable }, node as NodeId, false, notation),
  );
}

describe('bounds are said as they are drawn', () => {
  test.each([
    ['window', ['B, MIN, finished, 3', 'C, MIN, open, ≤ 2, (3, +∞), the search is here']],
    ['range', ['B, MIN, finished, 3, [3, 3]', 'C, MIN, open, ≤ 2, [−∞, 2], the search is here']],
    ['one', ['B, MIN, finished, 3, β = 3', 'C, MIN, open, ≤ 2, β = 2, the search is here']],
    ['pair', ['B, MIN, finished, 3, [−∞, 3]', 'C, MIN, open, ≤ 2, [3, 2], the search is here']],
  ] as const)('%s', (notation, said) => {
    expect(spoken(notation).map((text) => text.replaceAll('\u2009', ' '))).toEqual(said);
  });
});

describe('a name that the figure shortens', () => {
  const board = "['X', 'O', ' ', 'O', 'X', ' ', 'X', 'X', 'O']";
  const endless = 'x'.repeat(300);
  const [log] = readLogs(`> ${endless} max\n> ${board} min\n< 1\n< 1\n`).runs;
  const run = recordProgram(log as ProgramLog, null);
  const said = (node: number, hasWholeName: boolean) =>
    itemText(
      run.momentAt(4),
      namesAsTold(run),
      { page: english.page, words: operable },
      node as NodeId,
      false,
      'window',
      hasWholeName,
    );

  test('is told as the program prints it where the reader is, and as the figure shows it elsewhere', () => {
    expect(said(1, true)).toContain(`${board}, XO·OX·XXO = 1`);
    expect(said(1, false)).not.toContain(board);
    expect(said(1, false)).toContain('XO·OX·XXO = 1');
  });

  test('is cut after 200 characters', () => {
    expect(said(0, true)).toMatch(/^x{200}…, MAX/);
  });
});
