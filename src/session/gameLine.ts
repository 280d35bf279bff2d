/**
 * The whole game of which the page displays a position: its moves from the start, also those after the displayed
 * position, so that a reader can go to and fro in it.
 */
import { changeGame } from './games.ts';
import { matchIn, showMove } from './match.ts';
import type { Session, StandingState } from './session.ts';
import { changeSlice, type Slice, sliceIn } from './slice.ts';
import type { GamePosition } from './subject.ts';

interface Line {
  /** the game, its options and its start position as one text; "" before there is a line */
  readonly of: string;
  readonly moves: readonly string[];
}

const LINE: Slice<Line> = { beginning: { of: '', moves: [] } };

function gameAsText({ setting: { name, options, start } }: GamePosition): string {
  return JSON.stringify([name, options, start]);
}

/** Returns the moves of the game; those of the displayed position when no more are known. */
export function lineIn(state: StandingState): readonly string[] {
  const { game } = state.subject;
  if (game === null) return [];
  const { moves } = game.setting;
  const match = matchIn(state);
  const visited = sliceIn(state, LINE);
  return [
    match === null ? [] : [...match.from, ...match.moves.map(({ move }) => move)],
    visited.of === gameAsText(game) ? visited.moves : [],
  ].reduce(
    (longest, line) =>
      line.length > longest.length && moves.every((move, index) => line[index] === move) ? line : longest,
    moves,
  );
}

/** Displays the position after so many moves of the game; returns false when its search is impossible. */
export function openPlace(session: Session, place: number): boolean {
  const state = session.getState();
  const { game } = state.subject;
  if (game === null) return false;
  const moves = lineIn(state);
  changeSlice(session, LINE, { of: gameAsText(game), moves });
  const match = matchIn(state);
  const inMatch = match === null ? -1 : place - match.from.length;
  return match !== null && inMatch >= 0 && inMatch <= match.moves.length
    ? showMove(session, inMatch)
    : changeGame(session, { moves: moves.slice(0, place) });
}
