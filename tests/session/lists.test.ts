/** Runs that work off lists, in the session: chosen, drawn first or grown, linked, edited, filed, asked about. */

import { beforeEach, describe, expect, test } from 'vitest';
import { setValue } from '../../src/core/edit/fields.ts';
import { isOfLists, type ListsRun } from '../../src/core/run/anyRun.ts';
import { handsWindow } from '../../src/core/search/algorithms.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { openingSetting } from '../../src/games/setting.ts';
import { exampleById } from '../../src/library/library.ts';
import { decodeAddress, encodeAddress } from '../../src/link/address.ts';
import { readTreeFile } from '../../src/notation/readTreeFile.ts';
import { printTreeFile } from '../../src/notation/treeFile.ts';
import { addressOf } from '../../src/session/addressOf.ts';
import { chooseAlgorithm, chooseGrowth, chooseRules } from '../../src/session/chooseSearch.ts';
import { compare, compareAsked, comparedRuns } from '../../src/session/comparing.ts';
import { drawFullTree } from '../../src/session/drawFullTree.ts';
import { applyEdit, travel } from '../../src/session/editing.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { filedTree, openFiled } from '../../src/session/filedTrees.ts';
import { changeGame, openGame } from '../../src/session/games.ts';
import { move } from '../../src/session/moves.ts';
import { answerQuestion, askedIn, askQuestions } from '../../src/session/predicting.ts';
import { restore } from '../../src/session/restore.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession, goToStep, type Session } from '../../src/session/session.ts';
import { growthOf, withFullTree } from '../../src/session/subject.ts';
import { english } from '../../src/words/en/page.ts';
import { isLong } from '../support/howMany.ts';
import { searchOver } from '../support/searchOver.ts';

let session: Session;
const state = () => session.getState();
const hash = () => encodeAddress(addressOf(state())!);
const lists = () => (runOf(state()) as ListsRun).lists!;
const named = (nodes: readonly NodeId[]) => nodes.map((node) => state().subject.names.of(node)).join(' ');
const showing = () => `${named(lists().openAt(state().step))} / ${named(lists().closedAt(state().step))}`;

beforeEach(() => {
  const subject = subjectOfExample(exampleById('thu-fig-3-5')!);
  session = createSession({ subject, language: english, theme: 'light' });
});

describe('a tree of the library', () => {
  test('grows by lists, and is drawn first again for a search along one path', () => {
    expect(chooseAlgorithm(session, 'two-phase')).toBe(true);
    expect(growthOf(state().subject)).toBe('grown');
    expect(state().subject.names.of(0 as NodeId)).toBe('s');
    goToStep(session, 9);
    expect(showing()).toBe('C / B A s');
    expect(hash()).toBe('v1&tree=thu-fig-3-5&algorithm=two-phase&step=9');
    chooseAlgorithm(session, 'level-by-level');
    expect(growthOf(state().subject)).toBe('grown');
    chooseAlgorithm(session, 'alpha-beta');
    expect(growthOf(state().subject)).toBe('drawn');
    expect(state().subject.names.areBelowLeaves).toBe(false);
  });

  test('keeps its steps when it is drawn first; either is linked and comes back', async () => {
    chooseAlgorithm(session, 'two-phase');
    goToStep(session, 16);
    const grown = showing();
    chooseGrowth(session, 'drawn');
    expect([growthOf(state().subject), state().step, showing()]).toEqual(['drawn', 16, grown]);
    expect(hash()).toBe('v1&tree=thu-fig-3-5&algorithm=two-phase&growth=drawn&step=16');
    const drawn = await restore(decodeAddress(`#${hash()}`));
    expect([growthOf(drawn.subject), drawn.step, drawn.notices]).toEqual(['drawn', 16, []]);
    expect(runOf(drawn).family).toBe('lists');
    chooseGrowth(session, 'grown');
    expect([growthOf(state().subject), showing()]).toEqual(['grown', grown]);
    const back = await restore(decodeAddress(`#${hash()}`));
    expect([growthOf(back.subject), back.step]).toEqual(['grown', 16]);
    expect(back.subject.names.of(0 as NodeId)).toBe('s');
  });

  test('is edited by the same procedure at the same moment; undone it is as before', () => {
    chooseAlgorithm(session, 'two-phase');
    goToStep(session, 16);
    drawFullTree(session);
    const whole = withFullTree(state().subject).tree;
    applyEdit(session, setValue(whole, whole.leaves()[0]!, -8));
    expect(state().algorithm).toBe('two-phase');
    expect(runOf(state()).family).toBe('lists');
    expect([state().step, runOf(state()).kindAt(16)]).toEqual([16, 'backup']);
    expect(runOf(state()).result).toEqual({ ok: true, value: -2 });
    const edited = withFullTree(state().subject).tree;
    applyEdit(session, setValue(edited, edited.leaves()[3]!, -9));
    expect(runOf(state()).result).toEqual({ ok: true, value: -4 });
    travel(session, 'undo');
    expect(runOf(state()).result).toEqual({ ok: true, value: -2 });
    expect(state().subject.names.of(0 as NodeId)).toBe('s');
  });

  test('is filed with its algorithm, and opened from the file as it was', () => {
    chooseAlgorithm(session, 'two-phase');
    goToStep(session, 13);
    const file = printTreeFile([filedTree(state())]);
    chooseAlgorithm(session, 'minimax');
    const { trees, faults } = readTreeFile(file, '');
    expect(faults).toEqual([]);
    openFiled(session, trees[0]!);
    expect([state().algorithm, state().step, growthOf(state().subject)]).toEqual(['two-phase', 13, 'grown']);
    expect(showing()).toBe(' / C B A s');
  });

  test('rules mean nothing to it, and change nothing', () => {
    chooseAlgorithm(session, 'two-phase');
    goToStep(session, 13);
    chooseRules(session, { cutoff: 'strict' });
    expect([state().step, showing()]).toEqual([13, ' / C B A s']);
  });

  test('beside another search stand two along one path', () => {
    chooseAlgorithm(session, 'two-phase');
    compare(session);
    const { leading, other } = comparedRuns(state());
    expect([handsWindow(leading.algorithm), handsWindow(other.algorithm)]).toEqual([false, true]);
    expect([leading, other].some((run) => isOfLists(run))).toBe(false);
    expect([state().subject.names.areBelowLeaves, state().algorithm]).toEqual([false, 'alpha-beta']);
  });

  test.each([
    ['two-phase', '', 'minimax alpha-beta', true],
    ['two-phase', '&beside=algorithm.pvs', 'alpha-beta pvs', true],
    ['two-phase', '&beside=children.best', 'alpha-beta alpha-beta', true],
    ['minimax', '', 'minimax alpha-beta', false],
    ['minimax', '&beside=algorithm.pvs', 'alpha-beta pvs', false],
    ['minimax', '&beside=children.best', 'minimax minimax', false],
  ])(
    'a link to it beside another search is told that it is not shown: %s%s',
    async (algorithm, beside, shown, isTold) => {
      const address = decodeAddress(`v1&tree=thu-fig-3-5&algorithm=${algorithm}&step=3&compare=1${beside}`);
      const opened = await restore(address);
      session = createSession({ ...opened, language: english, theme: 'light' });
      compareAsked(session, opened.compare!);
      const { leading, other } = comparedRuns(state());
      expect(`${leading.algorithm} ${other.algorithm}`).toBe(shown);
      const notice = { kind: 'unknown-part', part: `algorithm=${algorithm}` };
      expect(state().notices).toEqual(isTold ? [notice] : []);
      // Nobody is told so who presses the button for it.
      chooseAlgorithm(session, 'two-phase');
      session.setState({ notices: [] });
      compareAsked(session);
      expect(state().notices).toEqual([]);
    },
  );

  test('the leaps go from phase to phase', () => {
    chooseAlgorithm(session, 'two-phase');
    move(session, 'nextCutoff');
    expect(state().step).toBe(15);
    move(session, 'nextCutoff');
    expect(state().step).toBe(20);
    move(session, 'previousCutoff');
    expect(state().step).toBe(15);
    move(session, 'outToParent');
    expect(state().step).toBe(13);
  });
});

test('trees with chance nodes are refused, and the one that is shown stays', async () => {
  const subject = subjectOfExample(exampleById('aima-chance-1234')!);
  session = createSession({ subject, language: english, theme: 'light' });
  expect(chooseAlgorithm(session, 'two-phase')).toBe(false);
  const { algorithm, notices } = await restore(
    decodeAddress('#v1&tree=aima-chance-1234&algorithm=two-phase&step=0'),
  );
  expect(algorithm).toBe('expectiminimax');
  expect(notices).toEqual([{ kind: 'not-offered', algorithm: 'two-phase' }]);
});

describe('a game', () => {
  test('goes by lists as deep as it is set, drawn or grown', () => {
    openGame(session, { ...openingSetting('grundy'), form: 'tree' }, 'two-phase');
    expect(runOf(state()).length).toBe(73);
    chooseGrowth(session, 'drawn');
    expect([growthOf(state().subject), runOf(state()).length]).toEqual(['drawn', 73]);
    openGame(session, openingSetting('tic-tac-toe'), 'two-phase');
    expect(runOf(state()).length).toBe(25);
    chooseGrowth(session, 'drawn');
    expect(runOf(state()).length).toBe(25);
    changeGame(session, { depth: 3 });
    expect([growthOf(state().subject), runOf(state()).length]).toEqual(['drawn', 115]);
    chooseAlgorithm(session, 'alpha-beta');
    expect(runOf(state()).family).toBe('bounds');
  });

  test.each(['', '&numbers=mover'])(
    'drawn first, with "%s", is searched by lists when they are chosen, and along one path again',
    async (numbers) => {
      const address = `v1&game=nim&piles=1%2C2&algorithm=minimax&growth=drawn${numbers}`;
      const opened = await restore(decodeAddress(address));
      session = createSession({ ...opened, language: english, theme: 'light' });
      const { size } = state().subject.tree;
      for (const [algorithm, family] of [
        ['two-phase', 'lists'],
        ['minimax', 'bounds'],
      ] as const) {
        expect(chooseAlgorithm(session, algorithm)).toBe(true);
        expect(runOf(state())).toMatchObject({ family, grows: false, tree: { size } });
      }
    },
  );

  test('is looked at one ply deep at least', async () => {
    openGame(session, { ...openingSetting('tic-tac-toe'), depth: 0 });
    expect(chooseAlgorithm(session, 'two-phase')).toBe(false);
    const { algorithm, notices } = await restore(
      decodeAddress('#v1&game=tic-tac-toe&depth=0&algorithm=two-phase&step=0'),
    );
    expect([algorithm, notices]).toEqual(['alpha-beta', [{ kind: 'not-offered', algorithm: 'two-phase' }]]);
  });

  // It is searched as far as a search may go; the same refusal of another search is among the games.
  if (isLong)
    test('too large to be stored is refused, and what was shown stays', async () => {
      openGame(session, { ...openingSetting('tic-tac-toe'), depth: null, symmetry: false });
      await searchOver(session);
      const before = state().subject;
      chooseAlgorithm(session, 'two-phase');
      await searchOver(session);
      expect(state().subject).toBe(before);
      expect(state().notices).toEqual([{ kind: 'game-too-large', depth: 6 }]);
    });
});

describe('Predict', () => {
  test('asks what OPEN is once a node is expanded and CLOSED once one is selected, and draws nothing', () => {
    chooseAlgorithm(session, 'two-phase');
    askQuestions(session, true);
    expect(growthOf(state().subject)).toBe('grown');
    const asked: string[] = [];
    for (let round = 0; round < 40; round += 1) {
      const { question, hasMore } = askedIn(state());
      if (question === null) {
        if (!hasMore) break;
        move(session, 'next');
        continue;
      }
      if (question.kind !== 'open' && question.kind !== 'closed') throw new Error(question.kind);
      const options = question.options.map((list) => named(list));
      asked.push(`${question.step} ${question.kind} ${options[question.correct]} of ${options.join(', ')}`);
      answerQuestion(session, question.correct);
    }
    expect(asked).toEqual([
      '1 closed s of , s',
      '2 open A B C of , A B C, C B A',
      '3 closed A s of s, s A, A, A s',
      '8 closed B A s of A s, A s B, B, B A s',
      '12 closed C B A s of B A s, B A s C, C, C B A s',
    ]);
    expect(askedIn(state()).tally.open).toEqual({ asked: 1, right: 1 });
    expect(askedIn(state()).tally.closed).toEqual({ asked: 4, right: 4 });
  });
});
