import type { NodeId } from '../../core/index.ts';
import { simulationOf } from '../../core/run/anyRun.ts';
import { bySide } from '../../core/tree/nodeKind.ts';
import { movesByCell } from '../../games/squares.ts';
import type { GamePosition } from '../../session/subject.ts';
import { useMoment, useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { PlayoutControls, usePlayout } from '../simulation/PlayoutControls.tsx';
import { BoardLegend } from './BoardLegend.tsx';
import { type CellMove, GameBoard } from './GameBoard.tsx';
import { isPassing, resultOf, sideName } from './gameResult.ts';
import { PositionPicture } from './PositionPicture.tsx';
import { PositionText } from './PositionText.tsx';

/**
 * The board of a node in a game: a press on a cell selects the node to which the move at the cell leads. At a step that
 * makes a playout, its moves can be played on the board.
 */
export function PositionBoard({ at, node }: { at: GamePosition; node: NodeId }) {
  const session = useSessionStore();
  const words = useWords('board');
  const code = useSession((each) => each.language.code);
  const { run, step } = useMoment();
  const { game, stateAt } = at;
  const playout = usePlayout(node, stateAt(node));
  const settings = simulationOf(run)?.settings;
  const isAtNode = playout === null || playout.ply === 0;
  const state = isAtNode ? stateAt(node) : playout.states[playout.ply];
  const resultIn = (end: unknown) =>
    game.terminalTest(end) ? words.over(resultOf(at, end, words, code)) : null;
  const picture = game.picture(state);
  const made = run.tree.children(node).filter((child) => run.bornAt(child) <= step);
  const childBy = new Map(made.map((child) => [run.tree.move(child), child]));
  const moves = new Map<number, CellMove>(
    isAtNode && picture.kind === 'grid'
      ? [...movesByCell(game, state)].map(([cell, move]) => [cell, { move, isOpen: childBy.has(move) }])
      : [],
  );
  return (
    <div className="position-board">
      {picture.kind === 'grid' ? (
        <GameBoard
          game={game}
          state={state}
          board={picture}
          moves={moves}
          isNamed={game.cellName === undefined}
          press={(move) => session.setState({ focused: childBy.get(move) ?? null })}
        />
      ) : (
        <PositionPicture picture={picture} caption={game.printState(state)} />
      )}
      {settings?.given === null && (
        <div className={settings.playouts > 1 ? 'playout several' : 'playout'}>
          {playout !== null && (
            <PlayoutControls
              playout={playout}
              isPassing={(each) => isPassing(at, each)}
              pass={words.pass}
              resultOf={resultIn}
            />
          )}
        </div>
      )}
      {picture.kind === 'grid' && <BoardLegend at={at} state={state} />}
      {isAtNode && (
        <>
          {isPassing(at, state) && (
            <p>{words.passes(sideName(at, bySide(game.player(state), 'max', 'min'), code))}</p>
          )}
          <PositionText at={at} node={node} />
          {picture.kind === 'grid' && game.terminalTest(state) && <p>{resultIn(state)}</p>}
        </>
      )}
    </div>
  );
}
