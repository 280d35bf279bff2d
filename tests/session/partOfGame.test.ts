/** The tree of a simulated game has only what was tried: what needs the whole of it is refused, and changes nothing. */
import { beforeEach, expect, test, vi } from 'vitest';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { decodeAddress } from '../../src/link/address.ts';
import { chooseAlgorithm } from '../../src/session/chooseSearch.ts';
import { compare } from '../../src/session/comparing.ts';
import { drawPlain } from '../../src/session/drawFullTree.ts';
import { edit } from '../../src/session/editing.ts';
import { noticeText } from '../../src/session/noticeText.ts';
import { restore } from '../../src/session/restore.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { saveShown } from '../../src/ui/files/saveTrees.ts';
import { notices as english } from '../../src/words/en/figure.ts';
import { english as englishLanguage } from '../../src/words/en/page.ts';
import { notices as chinese } from '../../src/words/zh/figure.ts';

const saved = vi.hoisted(() => vi.fn());
vi.mock('../../src/ui/files/saveFile.ts', () => ({ saveText: saved }));

let session: Session;

beforeEach(async () => {
  const opened = await restore(decodeAddress('#v1&game=tic-tac-toe&algorithm=mcts&iterations=30&step=40'));
  session = createSession({ ...opened, language: englishLanguage, theme: 'light' });
});

test.each<[string, () => unknown]>([
  ['editing', () => expect(drawPlain(session)).toBe(false)],
  [
    'an edit by a key',
    () =>
      expect(
        edit(session, session.getState().subject.tree, [
          'removeNode',
          runOf(session.getState()).tree.children(ROOT)[0]!,
        ]),
      ).toBe(false),
  ],
  ['a comparison', () => compare(session)],
  ['a file', () => saveShown(session)],
])('%s', (_what, act) => {
  const before = session.getState();
  act();
  const { notices, ...after } = session.getState();
  expect(notices).toEqual([{ kind: 'only-tried' }]);
  expect(after).toEqual({ ...before, notices: undefined });
  expect(saved).not.toHaveBeenCalled();
  expect(noticeText(notices[0]!, english, englishLanguage.page)).toMatch(
    /only what the iterations have tried/,
  );
  expect(noticeText(notices[0]!, chinese, englishLanguage.page)).toMatch(/只有迭代试过的部分/);
});

test('another search has the tree that it makes itself', () => {
  expect(chooseAlgorithm(session, 'alpha-beta')).toBe(true);
  const state = session.getState();
  expect(runOf(state).tree).toBe(state.subject.tree);
  expect([runOf(state).algorithm, state.subject.growth?.run.algorithm]).toEqual(['alpha-beta', 'alpha-beta']);
});
