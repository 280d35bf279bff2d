/** The right search beside a program whose log has chance nodes, or is a negamax. */
import { expect, test } from 'vitest';
import { verdictSaid } from '../../src/cli/programReport.ts';
import type { ProgramLog } from '../../src/core/program/index.ts';
import { readLogs } from '../../src/core/program/readLog.ts';
import { recordProgram } from '../../src/core/run/recordProgram.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { TreeBuilder } from '../../src/core/tree/treeBuilder.ts';
import { searchedSubject } from '../../src/session/growing.ts';
import { besideProgram } from '../../src/session/program/beside.ts';
import '../../src/session/program/besideProgram.ts';
import { placeLog } from '../../src/session/program/programSubject.ts';
import { runOf } from '../../src/session/runOf.ts';
import { subjectOfTree } from '../../src/session/subject.ts';
import { loadLanguage } from '../../src/words/language.ts';
import { namesAsTold } from '../../src/words/programNames.ts';

function shown(text: string) {
  const { runs, otherLines } = readLogs(text);
  return placeLog({ title: '', runs, index: 0, otherLines }, null).subject;
}

const dice = (returned: string) =>
  shown(`> s max\n> roll chance\n> a min\n< 2\n> b min\n< 4\n< ${returned}\n< ${returned}\n`);

test('where a chance node returned the mean, the right search finds the value that the program found', () => {
  const subject = dice('3');
  expect(besideProgram().hasRightSearch(subject)).toBe(true);
  const how = besideProgram().rightSearch(subject);
  const run = runOf({
    ...how,
    subject: searchedSubject({ ...subject, program: undefined } as never, how, 'drawn'),
  });
  expect(run.passes.at(-1)?.result).toMatchObject({ value: 3 });
});

test('a mean that is printed with six digits is the mean', () => {
  const thirds = (returned: string) =>
    shown(`> s max\n> roll chance\n> a\n< 1\n> b\n< 2\n> c\n< 2\n< ${returned}\n< ${returned}\n`);
  expect(besideProgram().hasRightSearch(thirds('1.66667'))).toBe(true);
  expect(besideProgram().hasRightSearch(thirds('1.667'))).toBe(false);
});

test('no right search is shown where the outcomes are not as likely as one another', () => {
  expect(besideProgram().hasRightSearch(dice('2.5'))).toBe(false);
});

test('leaves of a negamax have the values that it prints, and so has the right search', () => {
  const subject = shown('# negamax\n> n -inf inf\n> a -inf inf\n< 7\n> b -inf 7\n< 9\n< -7\n');
  expect(subject.tree.leaves().map((leaf) => subject.names.of(leaf))).toEqual(['a = 7', 'b = 9']);
  expect(besideProgram().rightSearch(subject).numbers).toBe('mover');
});

test('the terminal names a leaf of a negamax with the value that the program prints', async () => {
  const [log] = readLogs('# negamax\n> r -inf inf\n> a -inf inf\n< -3\n> b -inf inf\n< -5\n< 5\n').runs;
  const said = verdictSaid(recordProgram(log as ProgramLog, null), await loadLanguage('en'));
  expect(said).toContain('b = −5 was called');
});

test('on a figure that has names, inner nodes are called as the log calls them', () => {
  const { runs, otherLines } = readLogs('> top max\n> left min\n< 3\n> right min\n< 5\n< 5\n');
  const builder = new TreeBuilder();
  builder.open('max', { label: 'A' });
  builder.leaf(3);
  builder.leaf(5);
  builder.close();
  const on = subjectOfTree(builder.finish(), null);
  const { subject, run } = placeLog({ title: '', runs, index: 0, otherLines }, on);
  expect(subject.program?.isWalked).toBe(false);
  expect(namesAsTold(run).of(0 as NodeId)).toBe('top');
  expect(subject.tree.leaves().map((leaf) => namesAsTold(run).of(leaf))).toEqual(
    on.tree.leaves().map((leaf) => on.names.of(leaf)),
  );
});
