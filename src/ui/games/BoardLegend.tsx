import type { Piece } from '../../core/index.ts';
import { piecePath, pieceRole } from '../../drawing/pieces.ts';
import { type BoardMark, type Game, SIDES, type Turn } from '../../games/game.ts';
import { BOARD_MARKS } from '../../session/boardMarks.ts';
import { changeSlice } from '../../session/slice.ts';
import type { GamePosition } from '../../session/subject.ts';
import { Check } from '../kit/Check.tsx';
import { useSession, useSessionStore, useSlice, useWords } from '../page/useSession.ts';
import { CELL, MarkShape, TurningMark } from './boardMarks.tsx';
import './GameBoard.css';

/** The marks of a board, each with a checkbox, and the number of pieces of each side. */
export function BoardLegend({ at, state }: { at: GamePosition; state: unknown }) {
  const session = useSessionStore();
  const words = useWords('board');
  const code = useSession((each) => each.language.code);
  const { on } = useSlice(BOARD_MARKS);
  const { game, entry } = at;
  const { marks = [], turnedBy } = game;
  if (marks.length === 0) return null;
  const turn = game.terminalTest(state) ? 'max' : game.player(state);
  return (
    <div className="board-legend">
      <fieldset>
        <legend className="visually-hidden">{words.marks}</legend>
        {marks.map(({ name, title, shape }) => (
          <Check
            key={name}
            isChosen={on.includes(name)}
            choose={(isOn) =>
              changeSlice(session, BOARD_MARKS, {
                on: isOn ? [...on, name] : on.filter((each) => each !== name),
              })
            }
          >
            <Sample shape={shape} turn={turn} />
            <span>{title[code]}</span>
          </Check>
        ))}
        {turnedBy && (
          <p className="turning">
            <Sample shape={null} turn={turn} />
            <span>{words.turning}</span>
          </p>
        )}
      </fieldset>
      {entry.sides && turnedBy && (
        <p className="piece-counts">
          {SIDES.map((side) => (
            <span key={side}>
              <b>{piecesOf(game, state, side)}</b> {entry.sides?.[side][code]}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** Returns the number of pieces of a side on the board. */
export function piecesOf(game: Game<unknown, unknown>, state: unknown, side: Piece['side']): number {
  const picture = game.picture(state);
  return picture.kind === 'grid' ? picture.cells.filter((piece) => piece?.side === side).length : 0;
}

const BOX = { left: 0, top: 0, width: CELL, height: CELL };
/** The pieces on which the samples of the legend stand. */
const [BLACK, WHITE] = (['max', 'min'] as const).map((side): Piece => ({ shape: 'disc', side }));

/** A cell with one mark; null is the mark of pieces that would be turned over. */
function Sample({ shape, turn }: { shape: BoardMark<unknown>['shape'] | null; turn: Turn }) {
  const piece = (shape === null ? WHITE : shape === 'move' ? null : BLACK) ?? null;
  return (
    <svg className={`board-drawing sample ${turn}`} aria-hidden="true" viewBox={`0 0 ${CELL} ${CELL}`}>
      {piece !== null && <path className={pieceRole(piece)} d={piecePath(piece, BOX)} />}
      {shape === null ? (
        <TurningMark box={BOX} />
      ) : (
        <MarkShape shape={shape} box={BOX} piece={piece} text="3" />
      )}
    </svg>
  );
}
