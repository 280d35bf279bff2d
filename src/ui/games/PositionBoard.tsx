import type { NodeId } from '../../core/index.ts';
import { bySide } from '../../core/tree/nodeKind.ts';
import { type Game, movesAt, type Side } from '../../games/game.ts';
import { movesByCell } from '../../games/squares.ts';
import type { GamePosition } from '../../session/subject.ts';
import type { LanguageCode, Words } from '../../words/index.ts';
import { useMoment, useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { BoardLegend, piecesOf } from './BoardLegend.tsx';
import { type CellMove, GameBoard } from './GameBoard.tsx';
import { PositionText } from './PositionText.tsx';

/** The board of a node in a game: a press on a cell selects the node to which the move at the cell leads. */
export function PositionBoard({ at, node }: { at: GamePosition; node: NodeId }) {
  const session = useSessionStore();
  const words = useWords('board');
  const code = useSession((each) => each.language.code);
  const { run, step } = useMoment();
  const { game, nodeStates } = at;
  const state = nodeStates[node];
  const picture = game.picture(state);
  if (picture.kind !== 'grid') return null;
  const made = run.tree.children(node).filter((child) => run.bornAt(child) <= step);
  const childBy = new Map(made.map((child) => [run.tree.move(child), child]));
  const moves = new Map<number, CellMove>(
    [...movesByCell(game, state)].map(([cell, move]) => [cell, { move, isOpen: childBy.has(move) }]),
  );
  return (
    <div className="position-board">
      <GameBoard
        game={game}
        state={state}
        board={picture}
        moves={moves}
        isNamed={game.cellName === undefined}
        press={(move) => session.setState({ focused: childBy.get(move) ?? null })}
      />
      <BoardLegend at={at} state={state} />
      {isPassing(at, state) && (
        <p>{words.passes(sideName(at, bySide(game.player(state), 'max', 'min'), code))}</p>
      )}
      <PositionText at={at} node={node} />
      {game.terminalTest(state) && <p>{words.over(resultOf(at, state, words, code))}</p>}
    </div>
  );
}

/** Whether the side to move can only pass. */
export function isPassing({ game }: Pick<GamePosition, 'game'>, state: unknown): boolean {
  if (game.isPass === undefined || game.terminalTest(state)) return false;
  const moves = movesAt(game, state);
  return moves.length === 1 && game.isPass(moves[0]);
}

/** Returns the name of a side: that of its pieces' colour, or MAX or MIN. */
export function sideName({ entry }: GamePosition, side: 'max' | 'min', code: LanguageCode): string {
  return entry.sides?.[side][code] ?? bySide(side, 'MAX', 'MIN');
}

/** Returns a text with the result of a game that is over, and the numbers of pieces when these decide. */
export function resultOf(
  at: GamePosition,
  state: unknown,
  words: Words['board'],
  code: LanguageCode,
): string {
  return resultBetween(at.game, state, words, (side) => sideName(at, side, code));
}

/** Returns the same text with other names of the sides. */
export function resultBetween(
  game: Game<unknown, unknown>,
  state: unknown,
  words: Words['board'],
  nameOf: (side: Side) => string,
): string {
  const value = game.utility(state);
  const [winner, loser] = value >= 0 ? (['max', 'min'] as const) : (['min', 'max'] as const);
  const counts = game.turnedBy && words.counts(piecesOf(game, state, winner), piecesOf(game, state, loser));
  return value === 0 ? words.drawn(counts) : words.won(nameOf(winner), counts);
}
