/** The name of a call as the program prints it, where the figure shortens it. */
import { expect, test } from 'vitest';
import type { ProgramLog } from '../../src/core/program/index.ts';
import { readLogs } from '../../src/core/program/readLog.ts';
import { recordProgram } from '../../src/core/run/recordProgram.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { programPanel as english } from '../../src/words/en/program.ts';
import { namesAsTold, printedName } from '../../src/words/programNames.ts';
import { programPanel as chinese } from '../../src/words/zh/program.ts';

function runNamed(name: string) {
  const [log] = readLogs(`> ${name} max -inf inf\n> a min -inf inf\n< 3\n< 3\n`).runs as [ProgramLog];
  return recordProgram(log, null);
}

const BOARD = "['X', 'O', ' ', 'O', 'X', ' ', 'X', ' ', 'O']";

test('a board that the figure shortens is read whole beside it', () => {
  const run = runNamed(BOARD);
  expect(namesAsTold(run).of(ROOT)).toBe('XO·OX·X·O');
  expect(printedName(run, ROOT)).toEqual({ text: BOARD, isCut: false });
});

test('a name that the figure shows whole is not repeated', () => {
  expect(printedName(runNamed('the left half'), ROOT)).toBeNull();
});

test('of a name up to 200 characters are shown, and it is said when there are more', () => {
  const [most, more] = ['x'.repeat(200), 'x'.repeat(201)];
  expect(printedName(runNamed(most), ROOT)).toEqual({ text: most, isCut: false });
  expect(printedName(runNamed(more), ROOT)).toEqual({ text: most, isCut: true });
  expect(english.printedName(most, true)).toMatch(/x… \(the first 200 characters\)$/);
  expect(chinese.printedName(most, true)).toMatch(/x……（前 200 个字符）$/);
});
