/** Whose numbers are written: what the page does with the choice, and where those of MAX stay. */

import { beforeEach, describe, expect, test } from 'vitest';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { narrate } from '../../src/families/index.ts';
import { openingSetting } from '../../src/games/setting.ts';
import { exampleById } from '../../src/library/library.ts';
import { decodeAddress, encodeAddress } from '../../src/link/address.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { readTreeFile } from '../../src/notation/readTreeFile.ts';
import { printTreeFile } from '../../src/notation/treeFile.ts';
import { addressOf } from '../../src/session/addressOf.ts';
import { chooseNumbers } from '../../src/session/chooseNumbers.ts';
import { chooseAlgorithm, chooseGrowth, chooseLimits, chooseRules } from '../../src/session/chooseSearch.ts';
import { compare, comparedRuns, sideSession } from '../../src/session/comparing.ts';
import { drawPlain } from '../../src/session/drawFullTree.ts';
import { edit, travel } from '../../src/session/editing.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { filedTree, openFiled } from '../../src/session/filedTrees.ts';
import { openGame } from '../../src/session/games.ts';
import { openSubject } from '../../src/session/openSubject.ts';
import { askQuestions } from '../../src/session/predicting.ts';
import { restore } from '../../src/session/restore.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession, goToStep, type Session } from '../../src/session/session.ts';
import { inMaxNumbers, withFullTree } from '../../src/session/subject.ts';
import { english } from '../../src/words/en/page.ts';
import { plain } from '../../src/words/sentence.ts';

let session: Session;

beforeEach(() => {
  const subject = subjectOfExample(exampleById('aima-fig-5-5')!);
  session = createSession({ subject, language: english, theme: 'light' });
  goToStep(session, 14);
});

function said(): string {
  const state = session.getState();
  return plain(narrate(runOf(state).momentAt(state.step), state.subject.names, english));
}

/** Whether what is shown is in the numbers of the side to move, run, tree and names alike. */
function isByMover(): boolean {
  const { subject, numbers = 'max' } = session.getState();
  const all = [
    numbers,
    subject.tree.numbers,
    runOf(session.getState()).tree.numbers,
    subject.names.tree.numbers,
  ];
  expect(new Set(all).size, all.join(' ')).toBe(1);
  return numbers === 'mover';
}

describe('numbers of the side to move', () => {
  test('are chosen at the same step, and taken back', () => {
    expect(said()).toContain('α cut at C: it is worth 2 or less, and A already has 3');
    chooseNumbers(session, 'mover');
    expect(isByMover()).toBe(true);
    expect(session.getState().step).toBe(14);
    expect(said()).toContain('β cut at C: it is worth −2 or more, and A already has 3 (here −3)');
    chooseNumbers(session, 'max');
    expect(isByMover()).toBe(false);
    expect(said()).toContain('α cut at C');
  });

  test('stay with another algorithm, other rules and limits, and go where there is no such form', () => {
    chooseNumbers(session, 'mover');
    chooseAlgorithm(session, 'minimax');
    expect(isByMover()).toBe(true);
    chooseAlgorithm(session, 'pvs');
    chooseAlgorithm(session, 'alpha-beta');
    chooseRules(session, { cutoff: 'strict' });
    chooseLimits(session, { window: { alpha: 2, beta: 5 } });
    expect(isByMover()).toBe(true);
    expect(runOf(session.getState()).rules.cutoff).toBe('strict');
    chooseAlgorithm(session, 'two-phase');
    expect(isByMover()).toBe(false);
    chooseAlgorithm(session, 'expectiminimax');
    chooseNumbers(session, 'mover');
    expect(isByMover()).toBe(false);
  });

  test('stand in the address and in files, and come back from there', async () => {
    chooseNumbers(session, 'mover');
    const hash = encodeAddress(addressOf(session.getState())!)!;
    expect(hash).toContain('&numbers=mover&');
    const restored = await restore(decodeAddress(hash));
    expect(restored).toMatchObject({ numbers: 'mover', step: 14, notices: [] });
    expect(runOf(restored).tree.numbers).toBe('mover');
    const filed = readTreeFile(printTreeFile([filedTree(session.getState())]), '').trees[0]!;
    expect(filed).toMatchObject({ numbers: 'mover', step: 14 });
    expect(printTree(filed.tree)).toBe(printTree(subjectOfExample(exampleById('aima-fig-5-5')!).tree));
    chooseNumbers(session, 'max');
    expect(encodeAddress(addressOf(session.getState())!)).not.toContain('numbers');
    openFiled(session, filed);
    expect(isByMover()).toBe(true);
  });

  test.each([
    ['tree=aima-ex-chance-trivial&algorithm=alpha-beta', 'chance'],
    ['tree=aima-fig-5-5&algorithm=expectiminimax', 'algorithm'],
  ])('of a link %s are left out, and that is said', async (parts, why) => {
    const restored = await restore(decodeAddress(`v1&${parts}&numbers=mover&step=3`));
    expect(restored.notices).toEqual([{ kind: 'not-by-mover', why }]);
    expect(restored).toMatchObject({ numbers: 'max', step: 3 });
    expect(runOf(restored).tree.numbers).toBe('max');
  });

  test('go on with another tree that has them, and not with one that has not', () => {
    chooseNumbers(session, 'mover');
    openSubject(session, subjectOfExample(exampleById('thu-fig-3-10')!));
    expect(isByMover()).toBe(true);
    openSubject(session, subjectOfExample(exampleById('aima-ex-chance-trivial')!));
    expect(isByMover()).toBe(false);
  });

  test('follow an edit, which is in the numbers of MAX, and its way back', () => {
    chooseNumbers(session, 'mover');
    const leaf = session.getState().subject.tree.leaves()[0] as NodeId;
    edit(session, session.getState().subject.tree, ['setValue', leaf, 7]);
    expect(isByMover()).toBe(true);
    const { subject } = session.getState();
    expect(inMaxNumbers(subject).tree.value(leaf)).toBe(7);
    expect(withFullTree(subject).tree.value(leaf)).toBe(7);
    // Below a node of MIN it would be MAX's turn.
    expect(subject.tree.value(leaf)).toBe(7);
    travel(session, 'undo');
    expect(isByMover()).toBe(true);
    expect(session.getState().subject.tree.value(leaf)).toBe(3);
    // Where a side moves again its number stays, and that of the leaf below is now the other side's.
    edit(session, session.getState().subject.tree, ['setSide', 1 as NodeId, 'max']);
    expect(isByMover()).toBe(true);
    expect(session.getState().subject.tree.value(leaf)).toBe(-3);
  });

  test('give way to those of MAX where the tree is edited, and questions are asked', () => {
    chooseNumbers(session, 'mover');
    drawPlain(session);
    expect(isByMover()).toBe(false);
    chooseNumbers(session, 'mover');
    askQuestions(session, true);
    expect(isByMover()).toBe(false);
  });

  test('are those of a tree that grows, and of both sides of a comparison', () => {
    chooseNumbers(session, 'mover');
    chooseGrowth(session, 'grown');
    expect(isByMover()).toBe(true);
    expect(runOf(session.getState()).grows).toBe(true);
    compare(session);
    expect(isByMover()).toBe(true);
    const { leading, other } = comparedRuns(session.getState());
    expect([leading.tree.numbers, other.tree.numbers]).toEqual(['mover', 'mover']);
    for (const side of ['leading', 'other'] as const)
      expect(runOf(sideSession(session, side).getState()).tree.numbers).toBe('mover');
  });

  test('are those of a game, whose search keeps them as it is set otherwise', () => {
    openGame(session, openingSetting('tic-tac-toe'));
    chooseNumbers(session, 'mover');
    expect(isByMover()).toBe(true);
    const grown = runOf(session.getState());
    expect(grown.valueAt(ROOT)).toBe(runOf({ ...session.getState(), numbers: 'max' }).valueAt(ROOT));
    chooseGrowth(session, 'drawn');
    expect(isByMover()).toBe(true);
  });
});
