/** Which texts are taken for the log of a program when they are dropped or pasted. */
import { expect, test } from 'vitest';
import { isLog } from '../../../src/core/program/isLog.ts';
import { isLogFile } from '../../../src/ui/files/isLogFile.ts';

test.each([
  ['a call and its return', '> A\n< 3'],
  ['a call and its return in JSON', 'hello\n{"call": "A"}\n{"return": 3}'],
  [
    'a program that ended before its first return',
    'Traceback\n> A max -inf inf\n  > B min -inf inf\nsegmentation fault',
  ],
  ['calls with a window and no side', '> A -Infinity +Infinity\n> B -1e9 1e9'],
  ['calls with a side and no window', '> A MAX'],
  ['the end of a line as Windows writes it', '> A -inf inf\r\n'],
  ['a call in JSON without its return', '{"call": "A", "side": "max"}'],
  ['a call after a quotation', '> good morning\n> A max 3 4'],
])('%s: a log', (_name, text) => {
  expect(isLog(text)).toBe(true);
});

test.each([
  ['a quotation', '> good morning\n> at 7\n> 42'],
  ['a return before a call', '< 3\n> A'],
  ['a tree', '((3 12 8) (2 4 6))'],
  ['nothing', ''],
])('%s: no log', (_name, text) => {
  expect(isLog(text)).toBe(false);
});

test('a file is looked into up to 1 MiB', async () => {
  const chatter = (bytes: number) => 'loading the opening book\n'.repeat(Math.ceil(bytes / 25));
  const fileOf = (text: string) => new File([text], 'run.log');
  const bare = '> A\n< 3\n';
  expect(await isLogFile(fileOf(bare))).toBe(true);
  expect(await isLogFile(fileOf(chatter(70_000) + bare))).toBe(true);
  expect(await isLogFile(fileOf(`> A\n${chatter(900_000)}< 3\n`))).toBe(true);
  expect(await isLogFile(fileOf(chatter(2 ** 20 + 25) + bare))).toBe(false);
  expect(await isLogFile(fileOf(chatter(70_000)))).toBe(false);
});
