/** The order of siblings in the session: in the link, kept with other trees, and in the order of moves where edits are. */
import { expect, test } from 'vitest';
import { openingSetting } from '../../src/games/setting.ts';
import { exampleById } from '../../src/library/library.ts';
import { decodeAddress, encodeAddress } from '../../src/link/address.ts';
import { addressOf } from '../../src/session/addressOf.ts';
import { chooseAlgorithm, chooseGrowth } from '../../src/session/chooseSearch.ts';
import { edit } from '../../src/session/editing.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { openGame } from '../../src/session/games.ts';
import { openSubject } from '../../src/session/openSubject.ts';
import { restore } from '../../src/session/restore.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { chooseSimulation } from '../../src/session/simulating.ts';
import { english } from '../../src/words/en/page.ts';

const LINK = '#v1&tree=aima-fig-5-5&algorithm=mcts&iterations=100&siblings=visits&step=300';

async function opened(hash: string): Promise<Session> {
  const shown = await restore(decodeAddress(hash));
  return createSession({ ...shown, language: english, theme: 'light' });
}

const linkOf = (session: Session) => encodeAddress(addressOf(session.getState())!)!;

/** The order of siblings of the displayed step, as the form of the subject has it; null for that of moves. */
function orderIn(session: Session) {
  const state = session.getState();
  return state.subject.form.stageOf?.(runOf(state), state.step, state)?.order ?? null;
}

test('it is in the link and comes back from it', async () => {
  const session = await opened(LINK);
  expect(session.getState().notices).toEqual([]);
  expect(orderIn(session)).not.toBeNull();
  expect(linkOf(session)).toContain('siblings=visits');
  expect(orderIn(await opened(`#${linkOf(session)}`))).not.toBeNull();
  session.setState({ siblings: 'moves' });
  expect(orderIn(session)).toBeNull();
  expect(linkOf(session)).not.toContain('siblings');
});

test('a link without it has the order of moves, and one with another word says so', async () => {
  expect((await opened(LINK.replace('&siblings=visits', ''))).getState().siblings).toBe('moves');
  const { siblings, notices } = await restore(decodeAddress(LINK.replace('=visits', '=height')));
  expect(siblings).toBe('moves');
  expect(notices).toEqual([{ kind: 'unknown-part', part: 'siblings=height' }]);
});

test('it stays with other settings, another growth, another tree and a game, and waits for another simulation', async () => {
  const session = await opened(LINK);
  chooseSimulation(session, { c: 2 });
  expect(orderIn(session)).not.toBeNull();
  chooseGrowth(session, 'grown');
  expect(orderIn(session)).not.toBeNull();
  openGame(session, openingSetting('tic-tac-toe'), 'mcts');
  expect(orderIn(session)).not.toBeNull();
  openSubject(session, subjectOfExample(exampleById('aima-fig-5-2')!));
  expect(orderIn(session)).toBeNull();
  expect(linkOf(session)).not.toContain('siblings');
  chooseAlgorithm(session, 'mcts');
  expect(orderIn(session)).not.toBeNull();
});

test('while a tree is edited its siblings are in the order of moves, and afterwards in that of its new run', async () => {
  const session = await opened(LINK);
  const before = orderIn(session);
  session.setState({ activity: { kind: 'editing' } });
  expect(orderIn(session)).toBeNull();
  const { tree } = session.getState().subject;
  edit(session, session.getState().subject.tree, ['setValue', tree.leaves()[0]!, 100]);
  session.setState({ activity: { kind: 'reading' } });
  expect(orderIn(session)).not.toBeNull();
  expect(orderIn(session)).not.toBe(before);
});
