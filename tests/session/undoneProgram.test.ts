/** An edit of the tree on which a program's run is shown, and its undoing. */
import { expect, test } from 'vitest';
import { readLogs } from '../../src/core/program/readLog.ts';
import { edit, travel } from '../../src/session/editing.ts';
import { firstSubject } from '../../src/session/firstSubject.ts';
import { openRun } from '../../src/session/program/openLog.ts';
import { workedLog } from '../../src/session/program/workedExamples.ts';
import { createSession } from '../../src/session/session.ts';
import { english } from '../../src/words/en/page.ts';

test.each([
  ['on the figure that the log fits', 'fresh-root-windows', true],
  ['on the tree that the program walked', 'right', false],
] as const)(
  '%s, the run of the program is there again when the edit is undone',
  (_where, name, isOnFigure) => {
    const session = createSession({ subject: firstSubject(), language: english, theme: 'light' });
    const { runs, otherLines } = readLogs(workedLog(name));
    const log = { title: '', runs, index: 0, otherLines };
    openRun(session, log, isOnFigure ? {} : { on: null });
    expect(session.getState().algorithm).toBe('program');
    const leaf = session.getState().subject.tree.leaves()[0]!;
    expect(edit(session, session.getState().subject.tree, ['removeNode', leaf])).toBe(true);
    expect(session.getState().algorithm).toBe('alpha-beta');
    expect(session.getState().subject.program).toBeUndefined();
    travel(session, 'undo');
    const { algorithm, subject, notices } = session.getState();
    expect([algorithm, subject.program?.runs.length]).toEqual(['program', 1]);
    expect(notices).toEqual([]);
    travel(session, 'redo');
    expect(session.getState().algorithm).toBe('alpha-beta');
  },
);
