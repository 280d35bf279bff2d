/** A game of Othello in the session: links with faults, what is too large, and going to and fro in a game. */
import { describe, expect, test } from 'vitest';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { searchGame } from '../../src/games/searchGame.ts';
import { openingSetting, placed } from '../../src/games/setting.ts';
import { decodeAddress } from '../../src/link/address.ts';
import { drawFullTree } from '../../src/session/drawFullTree.ts';
import { lineIn, openPlace } from '../../src/session/gameLine.ts';
import { changeGame } from '../../src/session/games.ts';
import { matchIn, placeIn, playMove, startMatch } from '../../src/session/match.ts';
import { noticeText } from '../../src/session/noticeText.ts';
import { restore } from '../../src/session/restore.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { notices as words } from '../../src/words/en/figure.ts';
import { english } from '../../src/words/en/page.ts';
import { notices as chinese } from '../../src/words/zh/figure.ts';

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
  test('is refused with the deepest depth that fits', async () => {
    const { session } = await opened('algorithm=minimax&depth=2');
    expect(changeGame(session, { depth: 8 })).toBe(false);
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
    expect(drawFullTree(session)).toBe(false);
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
