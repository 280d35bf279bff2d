/** A game whose positions merge, in the session: how it opens, is linked, searched otherwise; whose strategy; what is too large. */

import { beforeEach, describe, expect, test } from 'vitest';
import type { GraphRun } from '../../src/core/graph/graphRun.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { questionAt } from '../../src/families/questionAt.ts';
import { openingSetting } from '../../src/games/setting.ts';
import { decodeAddress, encodeAddress } from '../../src/link/address.ts';
import { addressOf } from '../../src/session/addressOf.ts';
import { chooseAlgorithm, chooseGrowth } from '../../src/session/chooseSearch.ts';
import { chosenMove } from '../../src/session/chosenMove.ts';
import { firstSubject } from '../../src/session/firstSubject.ts';
import { changeGame, chooseStrategy, openGame } from '../../src/session/games.ts';
import { noticeText } from '../../src/session/noticeText.ts';
import { askQuestions } from '../../src/session/predicting.ts';
import { restore } from '../../src/session/restore.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession, goToStep, type Session } from '../../src/session/session.ts';
import { can, growthOf, isGraph } from '../../src/session/subject.ts';
import { notices as englishNotices } from '../../src/words/en/figure.ts';
import { english } from '../../src/words/en/page.ts';
import { notices as chineseNotices } from '../../src/words/zh/figure.ts';
import { chinese } from '../../src/words/zh/page.ts';
import { searchOver } from '../support/searchOver.ts';

let session: Session;
const state = () => session.getState();
const hash = () => encodeAddress(addressOf(state())!);
const run = () => runOf(state()) as GraphRun;
const called = (name: string) =>
  state()
    .subject.tree.nodes()
    .find((node) => state().subject.names.of(node) === name)!;
const names = (nodes: readonly NodeId[]) => nodes.map((node) => state().subject.names.of(node));

beforeEach(() => {
  session = createSession({ subject: firstSubject(), language: english, theme: 'light' });
  openGame(session, openingSetting('grundy'));
});

describe('Grundy’s coins', () => {
  test('open as a graph whose nodes are called by their positions', () => {
    expect([isGraph(state().subject), run().length, state().subject.tree.size]).toEqual([true, 50, 14]);
    expect(names(run().graph.byGeneration().slice(0, 6))).toEqual([
      '7',
      '(6, 1)',
      '(5, 2)',
      '(4, 3)',
      '(5, 1, 1)',
      '(4, 2, 1)',
    ]);
    goToStep(session, 50);
    expect(hash()).toBe('v1&game=grundy&algorithm=two-phase&step=50');
  });

  test('stay a graph when questions are asked; exercises are made of the graph and of the tree', () => {
    askQuestions(session, true);
    expect([isGraph(state().subject), can(state().subject).practise]).toEqual([true, true]);
    askQuestions(session, false);
    changeGame(session, { form: 'tree' });
    expect([isGraph(state().subject), can(state().subject).practise]).toEqual([false, true]);
  });

  test('are a tree where that is chosen, or another search', async () => {
    changeGame(session, { form: 'tree' });
    expect([isGraph(state().subject), runOf(state()).length]).toEqual([false, 73]);
    expect(hash()).toContain('game=grundy&form=tree&algorithm=two-phase');
    chooseAlgorithm(session, 'alpha-beta');
    expect(isGraph(state().subject)).toBe(false);
    changeGame(session, { form: 'graph' });
    expect([isGraph(state().subject), state().algorithm, run().length]).toEqual([true, 'two-phase', 50]);
    chooseAlgorithm(session, 'minimax');
    expect([isGraph(state().subject), state().subject.tree.size]).toEqual([false, 24]);
    const { subject, notices } = await restore(decodeAddress(`#${hash()}`));
    expect([notices, isGraph(subject), subject.tree.size]).toEqual([[], false, 24]);
  });

  test('are the tree they were in links made before there were graphs', async () => {
    for (const link of [
      'v1&game=grundy&algorithm=alpha-beta&step=9',
      'v1&game=grundy&algorithm=minimax&step=9',
    ]) {
      const { subject, step, notices } = await restore(decodeAddress(`#${link}`));
      expect([isGraph(subject), step, notices]).toEqual([false, 9, []]);
    }
    const both = await restore(decodeAddress('#v1&game=grundy&form=graph&algorithm=alpha-beta&step=9'));
    expect([isGraph(both.subject), both.algorithm]).toEqual([false, 'alpha-beta']);
    expect(both.notices).toEqual([{ kind: 'unknown-part', part: 'form=graph' }]);
    const bare = await restore(decodeAddress('#v1&game=grundy&step=9'));
    expect([isGraph(bare.subject), bare.algorithm, bare.notices]).toEqual([true, 'two-phase', []]);
  });

  test('are drawn first as the tree', () => {
    chooseGrowth(session, 'drawn');
    expect([isGraph(state().subject), growthOf(state().subject), state().subject.tree.size]).toEqual([
      false,
      'drawn',
      24,
    ]);
  });

  test('show the strategy of either side, and stand where one stood', async () => {
    goToStep(session, 20);
    chooseStrategy(session, { solution: 'min' });
    expect([state().step, run().owner, run().length]).toEqual([20, 'min', 52]);
    goToStep(session, 52);
    chooseStrategy(session, { solution: null });
    expect([state().step, run().owner]).toEqual([50, 'max']);
    chooseStrategy(session, { solution: 'min' });
    expect(hash()).toBe('v1&game=grundy&solution=min&algorithm=two-phase&step=52');
    const { subject } = await restore(decodeAddress(`#${hash()}`));
    expect((subject.growth!.run as GraphRun).owner).toBe('min');
  });

  test('another move that is worth as much can be taken, and the strategy follows', async () => {
    const at = called('(4, 3)');
    expect(chosenMove(run(), at)).toEqual({ own: [0, 1], taken: 1 });
    const ways = () =>
      run()
        .otherWaysAt(run().length)
        .map((way) => names(way).join(' to '));
    expect(ways()).toEqual(['(4, 3) to (3, 3, 1)', '(3, 3, 1) to (3, 2, 1, 1)']);
    chooseStrategy(session, { chosen: [{ position: 3, move: 0 }] });
    expect(chosenMove(run(), called('(4, 3)')).taken).toBe(0);
    const { positions, edges } = run().solutionAt(run().length);
    expect([positions.length, edges.length]).toEqual([8, 9]);
    expect(ways()).toEqual(['(4, 3) to (4, 2, 1)']);
    expect(hash()).toContain('chosen=3-0');
    const { subject, notices } = await restore(decodeAddress(`#${hash()}`));
    expect(notices).toEqual([]);
    expect((subject.growth!.run as GraphRun).solutionAt(99).positions).toEqual(positions);
    // A move that is worth less is not taken.
    chooseStrategy(session, { chosen: [{ position: 1, move: 0 }] });
    expect(run().solutionAt(99).positions).toHaveLength(7);
    expect(chosenMove(run(), called('7'))).toEqual({ own: [], taken: -1 });
  });
});

test('positions of one text are told apart by whose turn it is', () => {
  openGame(session, { ...openingSetting('nim'), form: 'graph' });
  const all = names(state().subject.tree.nodes());
  expect(new Set(all).size).toBe(all.length);
  expect(all).toContain('(2, 1) ▲');
  expect(all).toContain('(2, 1) ▼');
});

describe('what is too large to draw is said, with who wins', () => {
  // Who begins loses at 26 and 50 coins, and at no other number above 25.
  test.each([
    [26, 'min', 'MAX'],
    [27, 'min', 'MIN'],
    [50, 'max', 'MIN'],
    [49, 'max', 'MAX'],
  ] as const)('%i coins, %s first', async (n, first, winner) => {
    const before = state().subject;
    openGame(session, openingSetting('grundy', { n, first }));
    await searchOver(session);
    expect(state().subject).toBe(before);
    const [notice] = state().notices;
    expect(noticeText(notice!, englishNotices, english.page)).toContain(`${winner} wins`);
    expect(noticeText(notice!, chineseNotices, chinese.page)).toContain(`${winner} 必胜`);
  });

  test('twenty-five coins are drawn', async () => {
    openGame(session, openingSetting('grundy', { n: 25, first: 'min' }));
    await searchOver(session);
    expect(state().subject.game?.setting.options).toMatchObject({ n: 25 });
    expect(state().subject.tree.size).toBeLessThanOrEqual(2000);
  });

  test('a graph of another game', async () => {
    openGame(session, { ...openingSetting('connect-four'), form: 'graph', depth: 8 });
    await searchOver(session);
    expect(state().notices).toEqual([{ kind: 'graph-too-large', winner: null }]);
  });
});

test('before each expansion OPEN can be asked for, also where positions merge', () => {
  const questions = Array.from({ length: run().length }, (_none, index) => questionAt(run(), index + 1));
  expect(questions.filter((question) => question !== null).length).toBeGreaterThan(0);
  for (const question of questions) {
    if (question === null) continue;
    const options = question.options.map((option) => JSON.stringify(option));
    expect(new Set(options).size).toBe(options.length);
    expect(question.correct).toBeLessThan(options.length);
    const event = run().event(question.step);
    if (question.kind !== 'open' || event.kind !== 'expand') continue;
    const added = event.children.filter(({ isNew }) => isNew).map(({ node }) => node);
    expect(question.added).toEqual(added);
    expect(question.options[question.correct]).toEqual(run().lists!.openAt(question.step));
  }
});
