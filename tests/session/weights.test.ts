/** Other weights: the run follows, and the reader stays at the same moment. */

import { beforeEach, describe, expect, test } from 'vitest';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { openingSetting } from '../../src/games/setting.ts';
import { exampleById } from '../../src/library/library.ts';
import { decodeAddress, encodeAddress } from '../../src/link/address.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { addressOf } from '../../src/session/addressOf.ts';
import { chooseLimits } from '../../src/session/chooseSearch.ts';
import { drawFullTree } from '../../src/session/drawFullTree.ts';
import { edit, travel } from '../../src/session/editing.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { chooseWeights, openGame } from '../../src/session/games.ts';
import { startMatch } from '../../src/session/match.ts';
import { noticeText } from '../../src/session/noticeText.ts';
import { openSubject } from '../../src/session/openSubject.ts';
import { restore } from '../../src/session/restore.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession, goToStep, type Session } from '../../src/session/session.ts';
import { growthOf, subjectOfTree } from '../../src/session/subject.ts';
import { notices as englishNotices } from '../../src/words/en/figure.ts';
import { english } from '../../src/words/en/page.ts';

let session: Session;
const state = () => session.getState();
const tree = () => state().subject.tree;
const event = () => {
  const { kind, node } = runOf(state()).event(state().step);
  return `${kind} ${tree().key(node)}`;
};
const played = () => {
  const move = runOf(state()).bestMoveAt();
  return move === null ? null : tree().move(move);
};

beforeEach(() => {
  const subject = subjectOfExample(exampleById('aima-fig-5-5')!);
  session = createSession({ subject, language: english, theme: 'light' });
});

describe('of a game', () => {
  test('change what is played, in a grown tree and in one drawn first, at the same moment', () => {
    openGame(session, { ...openingSetting('tic-tac-toe'), start: 'x.......o' });
    for (const growth of ['grown', 'drawn']) {
      if (growth === 'drawn') drawFullTree(session);
      expect(growthOf(state().subject)).toBe(growth);
      expect(played()).toBe('4');
      const second = tree().children(0 as NodeId)[1]!;
      goToStep(session, runOf(state()).entryStep(second));
      session.setState({ focused: second });
      const [at, key] = [event(), tree().key(second)];
      expect(chooseWeights(session, [1, 3])).toBe(true);
      expect([event(), tree().key(state().focused!), played()]).toEqual([at, key, '2']);
      chooseWeights(session, [1, 1]);
      expect(state().subject.game?.setting.weights).toBeNull();
    }
  });

  test('stand in its link, and hold in a match', async () => {
    openGame(session, { ...openingSetting('tic-tac-toe'), start: 'x.......o' });
    chooseWeights(session, [1, 3]);
    const hash = encodeAddress(addressOf(state())!);
    expect(hash).toContain('&weights=1.3&');
    const { subject, notices } = await restore(decodeAddress(`#${hash}`));
    expect([subject.game?.setting.weights, notices]).toEqual([[1, 3], []]);
    startMatch(session, 'min');
    expect([state().subject.game?.setting.weights, played()]).toEqual([[1, 3], '2']);
  });
});

describe('of a tree', () => {
  const MATERIAL =
    'eval pawn=1 minor=3 rook=5 queen=9; (trade-> ({2 1 -1 0}~? {3 1 -1 0}~?) keep-> ({-1 0 0 0}~? {0 0 0 0}~?))';
  const open = (text: string) => {
    const read = parseTree(text);
    if (!read.ok) throw new Error(read.problem.code);
    openSubject(session, subjectOfTree(read.value, { id: 'own', title: 'Material' }));
  };

  test('are undone as they were dragged: one drag, one step', () => {
    open(MATERIAL);
    goToStep(session, 5);
    session.setState({ focused: 4 as NodeId });
    const at = event();
    for (const rook of [6, 7, 8])
      edit(session, session.getState().subject.tree, ['setWeights', [1, 3, rook, 9]], 'weights 0');
    expect([played(), event(), state().focused, state().past.length]).toEqual(['keep', at, 4, 1]);
    edit(session, session.getState().subject.tree, ['setWeights', [1, 3, 2, 9]], 'weights 1');
    expect([played(), state().past.length]).toEqual(['trade', 2]);
    travel(session, 'undo');
    expect(played()).toBe('keep');
    travel(session, 'undo');
    expect([printTree(tree()), played()]).toEqual([MATERIAL.replace(/; \((.*)\)$/, '; $1'), 'trade']);
  });

  test('that put a static value outside the bounds are refused, and say so', () => {
    open('leaves -9..9; eval a=1; ({4}~(3 5) 2)');
    expect(edit(session, session.getState().subject.tree, ['setWeights', [3]], 'weights 0')).toBe(false);
    expect(state().notices.map((one) => noticeText(one, englishNotices, english.page))).toEqual([
      'B cannot be estimated at 12: the leaves are said to lie in -9..9.',
    ]);
  });
});

test('where nothing estimates a node at the limit, static values are filled in by one edit', () => {
  chooseLimits(session, { depth: 1 });
  goToStep(session, runOf(state()).length);
  expect(runOf(state()).result).toMatchObject({ ok: false, halt: { reason: 'no-evaluation' } });
  edit(session, session.getState().subject.tree, ['fillStatics', 0 as NodeId, 'mean', { keeps: true }]);
  expect(runOf(state()).result).toMatchObject({ ok: true });
  travel(session, 'undo');
  expect(state().subject.example?.id).toBe('aima-fig-5-5');
});
