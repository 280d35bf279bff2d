/** A game in the session: how it opens, is set, searched, linked, and what happens where it is too large. */

import { beforeEach, describe, expect, test } from 'vitest';
import { simulationOf } from '../../src/core/run/anyRun.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { GAME_NAMES } from '../../src/games/games.ts';
import { openingSetting } from '../../src/games/setting.ts';
import { exampleById } from '../../src/library/library.ts';
import { decodeAddress, encodeAddress } from '../../src/link/address.ts';
import { addressOf } from '../../src/session/addressOf.ts';
import { chooseAlgorithm, chooseGrowth, chooseRules } from '../../src/session/chooseSearch.ts';
import { compare, comparedRuns } from '../../src/session/comparing.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { changeGame, openGame } from '../../src/session/games.ts';
import { noticeText } from '../../src/session/noticeText.ts';
import { restore } from '../../src/session/restore.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession, goToStep, type Session } from '../../src/session/session.ts';
import { growthOf } from '../../src/session/subject.ts';
import { titleOf } from '../../src/session/titleOf.ts';
import { notices as englishNotices } from '../../src/words/en/figure.ts';
import { english } from '../../src/words/en/page.ts';
import { notices as chineseNotices } from '../../src/words/zh/figure.ts';
import { isLong } from '../support/howMany.ts';
import { searchOver } from '../support/searchOver.ts';

let session: Session;
const state = () => session.getState();
const hash = () => encodeAddress(addressOf(state())!);
const said = () => state().notices.map((notice) => noticeText(notice, englishNotices, english.page));

beforeEach(() => {
  const subject = subjectOfExample(exampleById('aima-fig-5-5')!);
  session = createSession({ subject, language: english, theme: 'light' });
});

describe('a game', () => {
  test.each(GAME_NAMES)('%s opens, grows, is linked shortly and comes back from its link', async (name) => {
    expect(openGame(session, openingSetting(name))).toBe(true);
    goToStep(session, 7);
    const searched = name === 'grundy' ? 'two-phase' : name === 'last-checkers' ? 'expectiminimax' : null;
    const usual = 'alpha-beta&cutoff=equal';
    expect(hash()).toBe(`v1&game=${name}&algorithm=${searched ?? usual}&step=7`);
    expect(growthOf(state().subject)).toBe('grown');
    expect(titleOf(state().subject, 'zh')).toMatch(/[\u4e00-\u9fff]/);
    const { subject, step, notices } = await restore(decodeAddress(`#${hash()}`));
    expect([notices, step]).toEqual([[], 7]);
    expect(subject.tree.columns.move).toEqual(state().subject.tree.columns.move);
    expect(subject.game?.setting).toEqual(state().subject.game?.setting);
  });

  test('opens with the iterations of its link although its tree has no end yet', async () => {
    const opened = await restore(
      decodeAddress('v1&game=connect-four&algorithm=mcts&iterations=150&seed=7&step=9'),
    );
    const { limits, notices, step, subject } = opened;
    expect([limits?.iterations, limits?.seed, notices, step]).toEqual([150, 7, [], 9]);
    expect([subject.tree.leafCount, subject.tree.players]).toEqual([0, 0]);
    expect(runOf(opened)).toMatchObject({ iterations: 150 });
  });

  test('keeps the setting that differs in its link, and is drawn first where the link says so', async () => {
    openGame(session, openingSetting('tic-tac-toe'));
    changeGame(session, { start: '.o..x....', depth: 3, symmetry: false });
    chooseGrowth(session, 'drawn');
    expect(hash()).toBe(
      'v1&game=tic-tac-toe&start=.o..x....&depth=3&symmetry=off&algorithm=alpha-beta&cutoff=equal&growth=drawn&step=0',
    );
    const { subject } = await restore(decodeAddress(`#${hash()}`));
    expect([growthOf(subject), subject.tree.size]).toEqual(['drawn', state().subject.tree.size]);
    openGame(session, { ...openingSetting('grundy', { n: 9, first: 'max' }), moves: ['8-1'] });
    expect(hash()).toContain('game=grundy&n=9&first=max&moves=8-1&');
    openGame(session, openingSetting('nim', { piles: [2, 1] }));
    expect(hash()).toContain('game=nim&piles=2%2C1&');
  });

  test('with dice is linked with its start and its rolls, and is what knows chance', async () => {
    openGame(session, { ...openingSetting('last-checkers'), start: '7,3-6,6/21', moves: ['5-2', '66'] });
    expect(hash()).toContain(
      'game=last-checkers&start=7%2C3-6%2C6%2F21&moves=5-2.66&algorithm=expectiminimax&',
    );
    const { subject } = await restore(decodeAddress(`#${hash()}`));
    expect(subject.game?.game.printState(subject.game.game.s0)).toBe('5,2-6,6/66 MIN');
    for (const algorithm of ['minimax', 'two-phase', 'level-by-level'] as const) {
      const refused = await restore(decodeAddress(`#v1&game=last-checkers&algorithm=${algorithm}`));
      expect(refused.notices).toEqual([{ kind: 'not-offered', algorithm }]);
      expect([refused.algorithm, runOf(refused).algorithm]).toEqual(['expectiminimax', 'expectiminimax']);
      expect(chooseAlgorithm(session, algorithm)).toBe(false);
    }
    const graph = await restore(decodeAddress('#v1&game=last-checkers&form=graph'));
    expect(graph.notices).toEqual([{ kind: 'unknown-part', part: 'form=graph' }]);
    expect(graph.subject.tree.size).toBe(57);
    const cut = await restore(decodeAddress('#v1&game=last-checkers&algorithm=alpha-beta'));
    expect([cut.notices, runOf(cut).algorithm]).toEqual([[], 'alpha-beta']);
  });

  test('has at each node the position that its moves lead to', () => {
    openGame(session, { ...openingSetting('tic-tac-toe'), moves: ['4', '1'] });
    const { tree, game, boards } = state().subject;
    for (const node of tree.nodes()) {
      const moves = tree
        .pathTo(node)
        .slice(1)
        .map((at) => Number(tree.move(at)));
      const reached = moves.reduce<unknown>((at, move) => game!.game.result(at, move), game!.game.s0);
      expect(game!.stateAt(node)).toBe(reached);
      expect(
        boards
          ?.at(node)
          ?.cells.map((piece) => piece?.shape ?? '.')
          .join('')
          .replace(/cross/g, 'x')
          .replace(/nought/g, 'o'),
      ).toBe(game!.game.printState(reached));
    }
  });

  test('is the same search drawn first and grown, at the same step and node', () => {
    openGame(session, openingSetting('tic-tac-toe'));
    goToStep(session, 18);
    session.setState({ focused: 7 as NodeId });
    const key = state().subject.tree.key(7 as NodeId);
    chooseGrowth(session, 'drawn');
    expect([state().subject.tree.size, state().step, runOf(state()).kindAt(18)]).toEqual([16, 18, 'cutoff']);
    expect(state().subject.tree.key(state().focused!)).toBe(key);
    chooseGrowth(session, 'grown');
    expect([state().subject.tree.size, state().step, state().focused]).toEqual([12, 18, 7]);
  });

  test('ends editing where it opens with a part of its tree, and goes on with it in another setting', () => {
    const edits = () => session.setState({ activity: { kind: 'editing' } });
    for (const name of GAME_NAMES) {
      edits();
      openGame(session, openingSetting(name));
      expect(state().activity.kind, name).toBe('reading');
    }
    openGame(session, openingSetting('tic-tac-toe'));
    chooseGrowth(session, 'drawn');
    edits();
    changeGame(session, { symmetry: false, depth: 1 });
    expect([state().activity.kind, growthOf(state().subject), state().subject.tree.size]).toEqual([
      'editing',
      'drawn',
      10,
    ]);
  });

  test('is simulated to its ends with every move apart, also when a part of its tree was drawn first', async () => {
    openGame(session, openingSetting('tic-tac-toe'));
    chooseGrowth(session, 'drawn');
    session.setState({ activity: { kind: 'editing' } });
    chooseAlgorithm(session, 'mcts');
    const chosen = simulationOf(runOf(state()))!;
    expect([growthOf(state().subject), state().activity.kind]).toEqual(['grown', 'reading']);
    const linked = await restore(
      decodeAddress('#v1&game=tic-tac-toe&depth=2&algorithm=mcts&growth=drawn&step=0'),
    );
    for (const run of [chosen, simulationOf(runOf(linked))!])
      for (let iteration = 1; iteration <= run.iterations; iteration += 1)
        expect([0, 0.5, 1]).toContain(run.log.rewardOf(iteration - 1));
    expect(chosen.tree.moveCount(ROOT)).toBe(9);
  });

  test('is searched in other ways, and compared with the search that reads all', () => {
    openGame(session, openingSetting('tic-tac-toe'));
    chooseRules(session, { cutoff: 'strict' });
    expect(state().subject.tree.size).toBe(14);
    chooseAlgorithm(session, 'minimax');
    expect(state().subject.tree.size).toBe(16);
    chooseAlgorithm(session, 'alpha-beta');
    compare(session);
    const { leading, other } = comparedRuns(state());
    expect([leading.tree.size, other.tree]).toEqual([16, leading.tree]);
  });
});

describe('what is too large or wrong is said, and what was shown stays', () => {
  test('a search that takes more than 200,000 positions', async () => {
    openGame(session, { ...openingSetting('tic-tac-toe'), depth: null, symmetry: false });
    await searchOver(session);
    const before = state();
    expect(before.subject.tree.size).toBe(18_297);
    chooseAlgorithm(session, 'minimax');
    await searchOver(session);
    expect([state().subject, state().algorithm, state().step]).toEqual([
      before.subject,
      'alpha-beta',
      before.step,
    ]);
    expect(said().join()).toContain('more than 200,000 positions');
    session.setState({ notices: [] });
    chooseGrowth(session, 'drawn');
    await searchOver(session);
    expect(state().subject).toBe(before.subject);
    compare(session);
    await searchOver(session);
    expect(state().activity.kind).toBe('reading');
    expect(said()).toHaveLength(1);
  });

  // As above by other ways, each of which searches as far as a search may go.
  if (isLong)
    test('a setting that would', async () => {
      openGame(session, openingSetting('connect-four'));
      const before = state().subject;
      changeGame(session, { depth: null });
      await searchOver(session);
      expect(state().subject).toBe(before);
    });

  const WRONG = [
    ['game=chess', /game=chess/, 'library'],
    ['game=tic-tac-toe&n=7', /n=7/, 'tic-tac-toe'],
    ['game=grundy&n=51', /n=51/, 'grundy'],
    ['game=grundy&depth=3', /depth=3/, 'grundy'],
    ['game=tic-tac-toe&depth=1001', /depth=1001/, 'tic-tac-toe'],
    ['game=tic-tac-toe&symmetry=on', /symmetry=on/, 'tic-tac-toe'],
    [
      'game=tic-tac-toe&start=xxxooo...',
      /“xxxooo...” is no position of this game: both sides have won/,
      'tic-tac-toe',
    ],
    ['game=grundy&start=4,2,x', /“x”, pile 3/, 'grundy'],
    ['game=tic-tac-toe&moves=4.1.4.0', /Move 3 of the address, “4”, is not legal there/, 'tic-tac-toe'],
    ['tree=aima-fig-5-5&symmetry=once', /symmetry=once/, 'library'],
    ['game=grundy&n=50', /MAX wins the game that was asked for/, 'grundy'],
    ['game=connect-four&depth=end&form=graph', /as a tree[\s\S]*Depth 7 is the deepest/, 'connect-four'],
    ['game=tic-tac-toe&depth=end&symmetry=off&algorithm=minimax', /Depth 6 is the deepest/, 'tic-tac-toe'],
  ] as const;
  test.each(WRONG.filter(([link]) => isLong || !link.includes('depth=end')))(
    'in a link: %s',
    async (link, notice, shown) => {
      const { subject, notices } = await restore(decodeAddress(`#v1&${link}`));
      expect(subject.game?.setting.name ?? 'library').toBe(shown);
      const texts = notices.map((each) => noticeText(each, englishNotices, english.page));
      expect(texts.join('\n')).toMatch(notice);
      for (const each of notices)
        expect(noticeText(each, chineseNotices, english.page)).toMatch(/[\u4e00-\u9fff]/);
    },
  );

  test('moves as far as they are legal are kept', async () => {
    const { subject } = await restore(decodeAddress('#v1&game=tic-tac-toe&moves=4.1.4.0'));
    expect(subject.game?.setting.moves).toEqual(['4', '1']);
    expect(runOf({ subject, algorithm: 'alpha-beta', rules: DEFAULT_RULES }).length).toBe(44);
  });
});
