/** Limits in the session: chosen, in links, in files and records, in games, beside another search. */

import { describe, expect, test } from 'vitest';
import { NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import { decodeAddress, encodeAddress } from '../../src/link/address.ts';
import { readTreeFile } from '../../src/notation/readTreeFile.ts';
import { printTreeFile } from '../../src/notation/treeFile.ts';
import { addressOf } from '../../src/session/addressOf.ts';
import { chooseAlgorithm, chooseLimits } from '../../src/session/chooseSearch.ts';
import { compare, comparedRuns } from '../../src/session/comparing.ts';
import { filedTree } from '../../src/session/filedTrees.ts';
import { move } from '../../src/session/moves.ts';
import { restore } from '../../src/session/restore.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { english } from '../../src/words/en/page.ts';
import { EACH_DEPTH_ANOTHER } from '../support/limitExamples.ts';
import { searchOver } from '../support/searchOver.ts';

const LITERAL = `literal=${encodeURIComponent(EACH_DEPTH_ANOTHER)}`;

async function opened(parts: string): Promise<Session> {
  const {
    notices,
    language: _language,
    compare: _compare,
    ...shown
  } = await restore(decodeAddress(`#v1&${parts}`));
  expect(notices).toEqual([]);
  return createSession({ ...shown, language: english, theme: 'light' });
}

describe('limits', () => {
  test('of a link are searched with, and written again', async () => {
    const session = await opened(`${LITERAL}&algorithm=alpha-beta&deepen=1&budget=20&step=31`);
    const run = runOf(session.getState());
    expect([run.length, run.why, run.answered?.depth]).toEqual([47, 'budget', 2]);
    expect(session.getState().step).toBe(31);
    expect(session.getState().limits).toEqual({ ...NO_LIMITS, deepen: true, budget: 20 });
  });

  test('that a link gets wrong are named and left out', async () => {
    for (const part of ['depth=-1', 'depth=1001', 'deepen=yes', 'budget=0', 'tries=best']) {
      const { notices, limits } = await restore(decodeAddress(`#v1&${LITERAL}&${part}`));
      expect(notices).toEqual([{ kind: 'unknown-part', part }]);
      expect(limits).toEqual(NO_LIMITS);
    }
  });

  test('that are chosen keep the reader at the same moment', async () => {
    const session = await opened(`${LITERAL}&depth=2&step=23`);
    expect(runOf(session.getState()).kindAt(23)).toBe('exit');
    chooseLimits(session, { depth: 1 });
    expect(session.getState().step).toBe(runOf(session.getState()).length);
    chooseLimits(session, { depth: null, deepen: true });
    const { step } = session.getState();
    expect(runOf(session.getState()).kindAt(step)).toBe('exit');
  });

  test('lead from pass to pass', async () => {
    const session = await opened(`${LITERAL}&deepen=1`);
    const steps: number[] = [];
    for (let pass = 0; pass < 4; pass += 1) {
      move(session, 'nextPass');
      steps.push(session.getState().step);
    }
    const { passes, length } = runOf(session.getState());
    expect(steps).toEqual([...passes.slice(0).map(({ from }) => from)]);
    move(session, 'nextPass');
    expect(session.getState().step).toBe(length);
    move(session, 'previousPass');
    expect(session.getState().step).toBe(passes.at(-1)?.from);
  });

  test('of files come back; a file that says none has none', async () => {
    const session = await opened(`${LITERAL}&depth=2&tries=given&step=3`);
    const filed = filedTree(session.getState());
    const [read] = readTreeFile(printTreeFile([filed]), '').trees;
    expect(read?.limits).toEqual({ ...NO_LIMITS, depth: 2, tries: 'given' });
    const plain = printTreeFile(
      [{ ...filed, limits: NO_LIMITS }].map(({ limits: _limits, ...rest }) => rest),
    );
    expect(plain).not.toContain('limits');
    expect(readTreeFile(plain, '').trees[0]?.limits).toBeUndefined();
  });

  test('of a game deepen to the depth it is set to', async () => {
    const session = await opened('game=tic-tac-toe&depth=6&deepen=1');
    const run = runOf(session.getState());
    const entered = run.passes.map(({ from, to }) => run.tallyAt(to).entered - run.tallyAt(from).entered);
    expect(entered).toEqual([1, 4, 8, 35, 58, 296, 316]);
    expect(run.tallyAt(run.length)).toMatchObject({ entered: 718, distinct: 458 });
    expect([run.why, run.grows]).toEqual(['limit', true]);
    chooseLimits(session, { tries: 'given' });
    await searchOver(session);
    const given = runOf(session.getState());
    expect(given.tallyAt(given.length).entered).toBe(1_704);
    const address = addressOf(session.getState());
    expect(address === null ? '' : encodeAddress(address)).toMatch(
      /game=tic-tac-toe&depth=6&.*deepen=1&tries=given/,
    );
  });

  test('of a comparison are one pass to the same depth on both sides', async () => {
    const session = await opened(`${LITERAL}&depth=2&deepen=1`);
    compare(session);
    const { leading, other } = comparedRuns(session.getState());
    expect([leading, other].map(({ limits }) => limits)).toEqual([
      { ...NO_LIMITS, depth: 2 },
      { ...NO_LIMITS, depth: 2 },
    ]);
    expect([leading.algorithm, leading.tallyAt(leading.length).leaves]).toEqual(['minimax', 6]);
  });

  test('of what is worked off by lists are a depth alone, of one ply at least', async () => {
    const session = await opened(`${LITERAL}&depth=2&algorithm=two-phase`);
    const run = runOf(session.getState());
    expect(run.result).toEqual({ ok: true, value: 7 });
    const flat = await opened(`${LITERAL}&depth=0`);
    expect(chooseAlgorithm(flat, 'two-phase')).toBe(false);
  });
});
