/** The board of every game that has one: a grid whose cells say what is on them, walked through and played by keys. */

import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { openingValues } from '../../src/games/entry.ts';
import { GAME_NAMES, GAMES, type GameName } from '../../src/games/games.ts';
import { openingSetting } from '../../src/games/setting.ts';
import { decodeAddress } from '../../src/link/address.ts';
import { openGame } from '../../src/session/games.ts';
import { startMatch } from '../../src/session/match.ts';
import { restore } from '../../src/session/restore.ts';
import { createSession, goToStep, type Session } from '../../src/session/session.ts';
import { Formally } from '../../src/ui/games/Formally.tsx';
import { GameBoard } from '../../src/ui/games/GameBoard.tsx';
import { PositionBoard } from '../../src/ui/games/PositionBoard.tsx';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { usePointed, useSession } from '../../src/ui/page/useSession.ts';
import { PlayPanel } from '../../src/ui/play/PlayPanel.tsx';
import { english } from '../../src/words/en/page.ts';
import { type Language, loadWords } from '../../src/words/language.ts';
import { chinese } from '../../src/words/zh/page.ts';

beforeAll(async () => {
  await loadWords('en', 'work');
  await loadWords('zh', 'work');
});

async function sessionAt(
  name: GameName,
  moves: readonly string[] = [],
  language: Language = english,
): Promise<Session> {
  const session = createSession({ ...(await restore(decodeAddress(''))), language, theme: 'light' });
  expect(openGame(session, { ...openingSetting(name), moves })).toBe(true);
  return session;
}

/** The board of the node that is selected, or of the root. */
function Selected() {
  const at = useSession(({ subject }) => subject.game);
  const node = usePointed(({ focused }) => focused ?? 0);
  return at && <PositionBoard at={at} node={node as never} />;
}

function show(session: Session, element = <Selected />) {
  return render(<SessionProvider session={session}>{element}</SessionProvider>);
}

const names = () => screen.getAllByRole('gridcell').map((cell) => cell.getAttribute('aria-label'));

const WITH_BOARD = GAME_NAMES.filter((name) => {
  const game = GAMES[name].make(openingValues(GAMES[name]), null);
  return game.picture(game.s0).kind === 'grid';
});

describe.each(WITH_BOARD)('the board of %s', (name) => {
  test('is a grid with one tab stop, whose cells have names of their own', async () => {
    show(await sessionAt(name));
    const grid = screen.getByRole('grid', { name: 'The board' });
    expect(within(grid).getAllByRole('row').length).toBeGreaterThan(1);
    expect(new Set(names()).size).toBe(names().length);
    expect(names().every((each) => /, (?:empty|black|white|x|o|\d+)/.test(each ?? ''))).toBe(true);
    const stops = screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toHaveLength(1);
  });

  test('lets arrows reach every cell', async () => {
    show(await sessionAt(name));
    const cells = screen.getAllByRole('gridcell');
    const reached = new Set<Element>();
    const pending = [cells[0] as HTMLElement];
    for (let cell = pending.pop(); cell !== undefined; cell = pending.pop()) {
      if (reached.has(cell)) continue;
      reached.add(cell);
      for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']) {
        act(() => cell?.focus());
        act(() => void fireEvent.keyDown(cell as HTMLElement, { key }));
        pending.push(document.activeElement as HTMLElement);
      }
    }
    expect(reached).toEqual(new Set(cells));
  });
});

describe('the board of Othello', () => {
  test('says legal squares with their flips, and discs by their colour, in both languages', async () => {
    const { unmount } = show(await sessionAt('othello', ['f5']));
    for (const name of ['f4, empty, legal, flips 1', 'd4, white', 'f5, black', 'a1, empty'])
      screen.getByRole('gridcell', { name });
    unmount();
    show(await sessionAt('othello', ['f5'], chinese));
    for (const name of ['f4，空，可走，翻转 1 子', 'd4，白子', 'f5，黑子'])
      screen.getByRole('gridcell', { name });
  });

  test('marks before the move what would flip, and no more once the focus has left', async () => {
    const { container } = show(await sessionAt('othello', ['f5']));
    const marked = () => container.querySelectorAll('.turning-mark').length - 1;
    expect(marked()).toBe(0);
    act(() => screen.getByRole('gridcell', { name: /^f6,/ }).focus());
    expect(marked()).toBe(1);
    act(() => (document.activeElement as HTMLElement).blur());
    expect(marked()).toBe(0);
  });

  test('writes what is known of a move in place of its mark, not over it', async () => {
    const session = await sessionAt('othello', ['f5']);
    startMatch(session, 'min');
    const { container } = show(session, <PlayPanel />);
    const marks = () => container.querySelectorAll('.board-field .move-mark').length;
    expect(marks()).toBe(3);
    await userEvent.click(screen.getByRole('checkbox', { name: /^On my turn/ }));
    expect(container.querySelectorAll('.square small')).toHaveLength(3);
    expect(marks()).toBe(0);
  });

  test('selects the node of a move once the search has made it, and not before', async () => {
    const session = await sessionAt('othello');
    show(session);
    const square = screen.getByRole('gridcell', { name: /^d3,/ });
    expect(square.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(square);
    expect(session.getState().focused).toBeNull();
    act(() => goToStep(session, 4));
    await userEvent.click(square);
    expect(session.getState().focused).toBe(1);
    screen.getByRole('gridcell', { name: 'd3, black' });
  });

  test('has marks in a legend, each with a shape, told with the cell, and counts the discs', async () => {
    const { container } = show(await sessionAt('othello', ['f5', 'd6', 'c3', 'd3', 'c4']));
    const field = container.querySelector('.board-field')!;
    const shapes = () =>
      ['move', 'square', 'dots', 'triangle'].map((shape) => field.querySelectorAll(`.${shape}-mark`).length);
    expect(shapes()).toEqual([6, 0, 0, 0]);
    expect(container.querySelector('.piece-counts')?.textContent).toBe('6 Black3 White');
    await userEvent.click(screen.getByRole('checkbox', { name: 'frontier' }));
    expect(shapes()).toEqual([6, 0, 9, 0]);
    screen.getByRole('gridcell', { name: 'd3, white, frontier' });
    await userEvent.click(screen.getByRole('checkbox', { name: /^legal/ }));
    expect(shapes()).toEqual([0, 0, 9, 0]);
    screen.getByRole('gridcell', { name: 'f4, empty, legal, flips 1' });
  });

  test('that is over says so, with the result', async () => {
    show(await sessionAt('othello', ['e6', 'f4', 'e3', 'f6', 'g5', 'd6', 'e7', 'f5', 'c5']));
    screen.getByText('The game is over. Black has won, 13 to 0.');
  });
});

test('a side without a move is told so, and passes by a button', async () => {
  const PASSING = 'e6 f6 c4 c5 c6 d6 g7 f4 g4 g6 e7 h8 h6 g5 g8 f8'.split(' ');
  const session = await sessionAt('othello', PASSING);
  startMatch(session, 'max');
  show(session, <PlayPanel />);
  expect(screen.getByText('Black has no legal move and must pass.')).toBeTruthy();
  expect(screen.getAllByRole('gridcell').every((cell) => cell.getAttribute('aria-disabled') === 'true')).toBe(
    true,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pass' }));
  expect(session.getState().subject.game?.setting.moves.at(-1)).toBe('pass');
  screen.getByText(/The search has decided for/);
});

test('a board without names of cells calls them by row and column, and names its moves', async () => {
  const session = await sessionAt('tic-tac-toe', ['4']);
  const { game, states } = session.getState().subject.game!;
  const picture = game.picture(states.at(-1));
  if (picture.kind !== 'grid') throw new Error(picture.kind);
  const moves = new Map([[0, { move: '0', isOpen: true }]]);
  const pressed: string[] = [];
  show(
    session,
    <GameBoard
      {...{ game, state: states.at(-1), board: picture, moves }}
      isNamed
      press={(move) => pressed.push(move)}
    />,
  );
  act(() => screen.getByRole('gridcell', { name: 'row 1 column 1, empty, legal' }).focus());
  await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('row 1 column 2, empty');
  // The end of a row is the end.
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('row 1 column 3, empty');
  // With Alt, an arrow is the browser's.
  expect(fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(pressed).toEqual(['0']);
  expect(screen.getByText('0')).toBeTruthy();
});

test('the text of a board breaks between its rows, and is copied as it is', async () => {
  const session = await sessionAt('othello', ['f5']);
  const { game } = session.getState().subject;
  const { container } = show(session, <Formally at={game!} node={ROOT} />);
  const start = container.querySelector('dd')!;
  expect(start.querySelectorAll('wbr')).toHaveLength(7);
  expect(start.textContent).toBe('......../......../......../...ox.../...xo.../......../......../........');
});
