/** The right search beside a program whose log has chance nodes, or is a negamax. */
import { expect, test } from 'vitest';
import { verdictSaid } from '../../src/cli/programReport.ts';
import type { ProgramLog } from '../../src/core/program/index.ts';
import { readLogs } from '../../src/core/program/readLog.ts';
import { recordProgram } from '../../src/core/run/recordProgram.ts';
import { searchedSubject } from '../../src/session/growing.ts';
import { hasRightSearch, rightSearch } from '../../src/session/program/besideProgram.ts';
import { placeLog } from '../../src/session/program/programSubject.ts';
import { runOf } from '../../src/session/runOf.ts';
import { loadLanguage } from '../../src/words/language.ts';

function shown(text: string) {
  const { runs, otherLines } = readLogs(text);
  return placeLog({ title: '', runs, index: 0, otherLines }, null).subject;
}

const dice = (returned: string) =>
  shown(`> s max\n> roll chance\n> a min\n< 2\n> b min\n< 4\n< ${returned}\n< ${returned}\n`);

test('where a chance node returned the mean, the right search finds the value that the program found', () => {
  const subject = dice('3');
  expect(hasRightSearch(subject)).toBe(true);
  const how = rightSearch(subject);
  const run = runOf({
    ...how,
    subject: searchedSubject({ ...subject, program: undefined } as never, how, 'drawn'),
  });
  expect(run.passes.at(-1)?.result).toMatchObject({ value: 3 });
});

test('no right search is shown where the outcomes are not as likely as one another', () => {
  expect(hasRightSearch(dice('2.5'))).toBe(false);
});

test('leaves of a negamax have the values that it prints, and so has the right search', () => {
  const subject = shown('# negamax\n> n -inf inf\n> a -inf inf\n< 7\n> b -inf 7\n< 9\n< -7\n');
  expect(subject.tree.leaves().map((leaf) => subject.names.of(leaf))).toEqual(['a = 7', 'b = 9']);
  expect(rightSearch(subject).numbers).toBe('mover');
});

test('the terminal names a leaf of a negamax with the value that the program prints', async () => {
  const [log] = readLogs('# negamax\n> r -inf inf\n> a -inf inf\n< -3\n> b -inf inf\n< -5\n< 5\n').runs;
  const said = verdictSaid(recordProgram(log as ProgramLog, null), await loadLanguage('en'));
  expect(said).toContain('b = −5 was called');
});
