/** A game of Othello in the session: links with faults, what is too large, and going to and fro in a game. */

import { describe, expect, test } from 'vitest';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { timedValue } from '../../src/core/tree/timedValue.ts';
import { searchGame } from '../../src/games/searchGame.ts';
import { openingSetting, placed } from '../../src/games/setting.ts';
import { decodeAddress } from '../../src/link/address.ts';
import { chooseGrowth } from '../../src/session/chooseSearch.ts';
import { lineIn, openPlace } from '../../src/session/gameLine.ts';
import { changeGame } from '../../src/session/games.ts';
import {
  chooseEnds,
  ENDGAME,
  matchIn,
  placeIn,
  playMove,
  playSearch,
  startAgain,
  startMatch,
  stopMatch,
  takeBackMove,
} from '../../src/session/match.ts';
import { noticeText } from '../../src/session/noticeText.ts';
import { restore } from '../../src/session/restore.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { notices as words } from '../../src/words/en/figure.ts';
import { english } from '../../src/words/en/page.ts';
import { notices as chinese } from '../../src/words/zh/figure.ts';
import { isLong } from '../support/howMany.ts';
import { searchOver } from '../support/searchOver.ts';

async function opened(parts: string): Promise<{ session: Session; said: readonly string[] }> {
  const shown = await restore(decodeAddress(`#v1&game=othello&${parts}`));
  const session = createSession({ ...shown, language: english, theme: 'light' });
  return { session, said: saidIn(session) };
}

function saidIn(session: Session): readonly string[] {
  const { notices } = session.getState();
  for (const notice of notices) expect(noticeText(notice, chinese, english.page)).toMatch(/[\u4e00-\u9fff]/);
  return notices.map((notice) => noticeText(notice, words, english.page));
}

const movesOf = (session: Session) => session.getState().subject.game!.setting.moves;

describe('a link', () => {
  test('with a wrong move names the legal ones', async () => {
    const { session, said } = await opened('moves=f5.a1');
    expect(said).toEqual([words.gameMove('a1', 2, ['f4', 'd6', 'f6'])]);
    expect(said[0]).toContain('f4, d6, f6');
    expect(movesOf(session)).toEqual(['f5']);
  });

  test('with a move after the end says so', async () => {
    const { said } = await opened('moves=e6.f4.e3.f6.g5.d6.e7.f5.c5.c4');
    expect(said).toEqual([expect.stringContaining('comes after the end of the game')]);
  });

  test.each(['0', '9', '1000'])('to depth %s is refused by name', async (depth) => {
    const { session, said } = await opened(`depth=${depth}`);
    expect(said).toEqual([words.unknownPart(`depth=${depth}`, '1 … 8, end')]);
    expect(session.getState().subject.game!.setting.depth).toBe(2);
  });

  test('to depth 8 is opened', async () => {
    expect((await opened('size=4&depth=8')).said).toEqual([]);
  });
});

describe('what needs more than 200,000 positions', () => {
  if (isLong)
    test('is refused with the deepest depth that fits', async () => {
      const { session } = await opened('algorithm=minimax&depth=2');
      changeGame(session, { depth: 8 });
      await searchOver(session);
      const [notice] = session.getState().notices;
      if (notice?.kind !== 'game-too-large' || notice.depth === null) throw new Error(notice?.kind);
      expect(saidIn(session)).toEqual([words.gameTooLarge(notice.depth)]);
      const fits = (depth: number) => {
        const at = placed({ ...openingSetting('othello'), depth });
        return searchGame(at, 'minimax', DEFAULT_RULES).run.result.ok;
      };
      expect([fits(notice.depth), fits(notice.depth + 1)]).toEqual([true, false]);
      expect(movesOf(session)).toEqual([]);
    });

  test('drawn whole has its count said, and that with symmetric moves once it fits', async () => {
    const { session } = await opened('size=4&depth=end');
    chooseGrowth(session, 'drawn');
    await searchOver(session);
    expect(session.getState().notices).toEqual([{ kind: 'tree-too-large', nodes: 224_821, once: 51_824 }]);
    expect(saidIn(session)[0]).toMatch(/224,821.*51,824/);
  });
});

describe('in a game', () => {
  const ALL = ['f5', 'd6', 'c3', 'd3', 'c4'];

  test('a place is opened, and the moves after it stay known', async () => {
    const { session } = await opened(`moves=${ALL.join('.')}`);
    expect(openPlace(session, 2)).toBe(true);
    expect([movesOf(session), lineIn(session.getState())]).toEqual([ALL.slice(0, 2), ALL]);
    openPlace(session, 5);
    expect(movesOf(session)).toEqual(ALL);
    openPlace(session, 0);
    expect(movesOf(session)).toEqual([]);
    // Another move begins another game.
    changeGame(session, { moves: ['d3'] });
    expect(lineIn(session.getState())).toEqual(['d3']);
    changeGame(session, { moves: [], options: { size: 6 } });
    expect(lineIn(session.getState())).toEqual([]);
  });

  test('of a match, which goes on', async () => {
    const { session } = await opened('moves=f5');
    startMatch(session, 'min');
    for (const move of ['d6', 'c3', 'd3']) expect(playMove(session, move)).toBe(true);
    expect(lineIn(session.getState())).toEqual(ALL.slice(0, 4));
    openPlace(session, 2);
    expect([placeIn(session.getState()), matchIn(session.getState())!.moves.length]).toEqual([1, 3]);
    // It is the search's turn there, and it has decided.
    expect(session.getState().step).toBe(runOf(session.getState()).length);
    // Before the match began there is no move of it.
    openPlace(session, 0);
    expect(lineIn(session.getState())).toEqual(ALL.slice(0, 4));
    openPlace(session, 4);
    expect(movesOf(session)).toEqual(ALL.slice(0, 4));
  });
});

describe('a match with few empty squares left', () => {
  /** The perfect game of 6 × 6: after 22 moves ten squares are empty, and Black loses by four discs. */
  const PERFECT = 'c2b4c5d2e4e3d1c1b1d5d6f4b3b2f3f2e2b6a4c6a6a2'.match(/../g)!;
  const depthIn = (session: Session) => session.getState().subject.game!.setting.depth;
  const depthsIn = (session: Session) => matchIn(session.getState())!.moves.map(({ depth }) => depth);
  const movesOfPerfect = (moves: number) => `size=6&depth=2&moves=${PERFECT.slice(0, moves).join('.')}`;

  test('is searched to the end by UTILITY, and before it to the chosen depth', async () => {
    const { session } = await opened(movesOfPerfect(20));
    startMatch(session, 'max');
    for (const move of PERFECT.slice(20)) {
      expect(depthIn(session)).toBe(2);
      playMove(session, move);
      await searchOver(session);
    }
    expect([depthIn(session), runOf(session.getState()).result]).toMatchObject([
      null,
      { ok: true, value: timedValue(-4, 11) },
    ]);
    playMove(session, 'b5');
    await searchOver(session);
    playSearch(session);
    await searchOver(session);
    expect(depthsIn(session)).toEqual([2, 2, null, null]);
    expect(session.getState().notices).toEqual([]);
    for (let taken = 0; taken < 2; taken += 1) {
      takeBackMove(session);
      await searchOver(session);
    }
    expect([movesOf(session).length, depthIn(session)]).toEqual([20, 2]);
    expect(startAgain(session)).toBe(true);
    expect([movesOf(session), depthIn(session)]).toEqual([[], 2]);
  });

  test('can be searched to the chosen depth all the same; another depth holds from then on', async () => {
    const { session } = await opened(movesOfPerfect(22));
    expect(depthIn(session)).toBe(2);
    startMatch(session, 'max');
    await searchOver(session);
    expect(depthIn(session)).toBe(null);
    chooseEnds(session, false);
    expect(depthIn(session)).toBe(2);
    changeGame(session, { depth: 3 });
    playMove(session, 'b5');
    expect(depthIn(session)).toBe(3);
    chooseEnds(session, true);
    await searchOver(session);
    expect(depthIn(session)).toBe(null);
    takeBackMove(session);
    await searchOver(session);
    chooseEnds(session, false);
    expect(depthIn(session)).toBe(3);
  });

  test('leaves the chosen depth as it was when it ends', async () => {
    const { session } = await opened(movesOfPerfect(22));
    startMatch(session, 'max');
    await searchOver(session);
    playMove(session, 'b5');
    await searchOver(session);
    expect(depthIn(session)).toBe(null);
    stopMatch(session);
    expect([matchIn(session.getState()), depthIn(session), movesOf(session).length]).toEqual([null, 2, 23]);
    // What the reader searches to the end without a match stays so.
    changeGame(session, { depth: null });
    await searchOver(session);
    startMatch(session, 'max');
    await searchOver(session);
    stopMatch(session);
    await searchOver(session);
    expect(depthIn(session)).toBe(null);
  });

  test('is searched to the chosen depth when its tree is too large, without a notice', async () => {
    // Moves drawn at random; ten squares are empty, and minimax needs more than 200,000 positions.
    const moves =
      'f5f4e3f6g6e2e6f7f3h7g4h4e1f2c3b2h3d1d3c6b3d2a1b4c5d6g3f1c7g5h6g2e8h5b6g8h2e7g1a3b5c4c1b7a8a2a4b1f8c8';
    const { session } = await opened(`algorithm=minimax&depth=2&moves=${moves.match(/../g)!.join('.')}`);
    const { game } = session.getState().subject.game!;
    expect(game.emptySquares!(game.s0)).toBe(ENDGAME);
    startMatch(session, 'max');
    expect([depthIn(session), session.getState().notices]).toEqual([2, []]);
    session.setState({ algorithm: 'alpha-beta' });
    startAgain(session);
    expect(depthIn(session)).toBe(2);
  });
});
