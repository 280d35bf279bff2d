import { type CSSProperties, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { rowsOf } from '../../core/board.ts';
import type { Board, Piece } from '../../core/index.ts';
import { cellBox } from '../../drawing/boardPaths.ts';
import { boardHeight } from '../../drawing/boards.ts';
import { pieceText } from '../../drawing/pieces.ts';
import { type Game, moveCalled } from '../../games/game.ts';
import { BOARD_MARKS } from '../../session/boardMarks.ts';
import { BoardSvg } from '../figure/BoardPicture.tsx';
import { useSession, useSlice, useWords } from '../page/useSession.ts';
import { CELL, MarkShape, TurningMark } from './boardMarks.tsx';
import './GameBoard.css';

/** The move that is made at a cell, and what is said of it. */
export interface CellMove {
  readonly move: string;
  /** whether it can be played now */
  readonly isOpen: boolean;
  /** what the search has found out about its value; "" for nothing */
  readonly label?: string;
  /** whether its value is proved to equal the value of the position */
  readonly isBest?: boolean;
  /** whether it decides the value of the position so far */
  readonly isCandidate?: boolean;
  /** what is said of it to a screen reader, when that is not what the label and the two marks say */
  readonly told?: string;
}

interface GameBoardProps {
  readonly game: Game<unknown, unknown>;
  readonly state: unknown;
  readonly board: Board;
  /** by cell, the move that is made at it */
  readonly moves: ReadonlyMap<number, CellMove>;
  /** whether the cells are marked with the names of their moves; a board with letters and numbers at its rim needs none */
  readonly isNamed?: boolean;
  readonly press: (move: string) => void;
  /** called with the name of a cell that is pressed although no move can be made at it */
  readonly refuse?: (cell: string) => void;
  /** called with the move whose cell the pointer enters, and with null when it leaves */
  readonly point?: (move: string | null) => void;
  /** the first cell at which a move is made */
  readonly firstRef?: RefObject<HTMLTableCellElement | null>;
}

/**
 * The board of a position as a grid: arrow keys go from cell to cell, and Enter, Space or a press plays the move that is
 * made at a cell. While the pointer or the focus is on such a cell, the pieces that the move turns over are marked.
 */
export function GameBoard(props: GameBoardProps) {
  const { game, state, board, moves, press, refuse, point, firstRef } = props;
  const words = useWords('board');
  const code = useSession((each) => each.language.code);
  const { on } = useSlice(BOARD_MARKS);
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  /** the cell under the pointer or the focus, for which the flips are shown */
  const [looked, setLooked] = useState<number | null>(null);
  const { columns, cells, cellHeight = 1, tall = [] } = board;
  const isTall = (cell: number) => tall.includes(cell % columns);
  // A column that is one tall cell belongs to the first row.
  const rows = Array.from({ length: rowsOf(board) }, (_, row) =>
    Array.from({ length: columns }, (_none, column) => row * columns + column).filter(
      (cell) => cell < cells.length && (row === 0 || !isTall(cell)),
    ),
  );
  const shown = rows.flat();
  const first = shown.find((cell) => moves.has(cell)) ?? 0;
  const tabStop = focused !== null && shown.includes(focused) ? focused : first;
  const marks = (game.marks ?? []).filter(({ name }) => on.includes(name));
  const marked = marks.map((mark) => ({ ...mark, cells: mark.cells(state) }));
  const turned = turnedAt(looked);

  function turnedAt(cell: number | null): readonly number[] {
    const made = cell === null ? undefined : moves.get(cell);
    const move = made && moveCalled(game, state, made.move);
    return move === undefined ? [] : (game.turnedBy?.(state, move) ?? []);
  }

  const nameOf = (cell: number): string =>
    game.cellName?.(cell) ?? words.cell(Math.floor(cell / columns) + 1, (cell % columns) + 1);
  const choose = (cell: number) => {
    const made = moves.get(cell);
    if (made?.isOpen === true) press(made.move);
    else refuse?.(nameOf(cell));
  };

  const walk = (event: KeyboardEvent<HTMLElement>, cell: number) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    // With another key held, an arrow is the browser's.
    if (altKey || ctrlKey || metaKey) return;
    const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[key];
    if (by === undefined && key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    if (by === undefined) {
      choose(cell);
      return;
    }
    const isWrapped = Math.abs(by) === 1 && Math.floor(cell / columns) !== Math.floor((cell + by) / columns);
    const next = isTall(cell + by) ? (cell + by) % columns : cell + by;
    const row = rows.findIndex((each) => each.includes(next));
    if (!isWrapped && row >= 0) table.current?.rows[row]?.cells[rows[row]?.indexOf(next) ?? -1]?.focus();
  };

  const said = (cell: number): string => {
    const piece = cells[cell] ?? null;
    const made = moves.get(cell);
    const flips = turnedAt(cell).length;
    const held = marked.flatMap(({ shape, title, cells: all }) =>
      shape !== 'move' && all.some((each) => each.cell === cell) ? [title[code]] : [],
    );
    return words.told(
      [
        nameOf(cell),
        piece === null ? words.empty : pieceNamed(piece, words.disc),
        ...held,
        made !== undefined && words.legal,
        flips > 0 && words.flips(flips),
        ...(made?.told === undefined
          ? [
              made?.label && words.worth(made.label),
              made?.isBest && words.best,
              made?.isCandidate && words.candidate,
            ]
          : [made.told]),
      ].flatMap((part) => part || []),
    );
  };

  const [width, height] = [columns * CELL, boardHeight(board, columns * CELL)];
  const { cellName } = game;
  return (
    <div
      className={cellName ? 'game-board rimmed' : 'game-board'}
      style={{ '--columns': columns } as CSSProperties}
    >
      {cellName && <Rim board={board} cellName={cellName} />}
      <div className="board-field">
        <BoardSvg
          board={board}
          size={width}
          margin={0}
          className={`board-drawing ${game.terminalTest(state) ? '' : game.player(state)}`}
        >
          <path className="grid" d={`M0,0H${width}V${height}H0Z`} />
          {[...moves].map(
            ([cell, { move, label = '' }]) =>
              props.isNamed &&
              label === '' && <MoveName key={cell} board={board} cell={cell} size={width} text={move} />,
          )}
          {marked.flatMap(({ name, shape, cells: all }) =>
            // What is known of a move is written in place of its ring, which it would cross.
            all.map(({ cell, text }) =>
              shape === 'move' && moves.get(cell)?.label ? null : (
                <MarkShape
                  key={`${name} ${cell}`}
                  shape={shape}
                  box={cellBox(board, cell, width)}
                  piece={cells[cell] ?? null}
                  text={text}
                />
              ),
            ),
          )}
          {turned.map((cell) => (
            <TurningMark key={cell} box={cellBox(board, cell, width)} />
          ))}
        </BoardSvg>
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells take the focus is a grid */}
        <table className="board-cells" role="grid" aria-label={words.label} ref={table}>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
              <tr key={index}>
                {row.map((cell) => {
                  const made = moves.get(cell);
                  return (
                    <td
                      key={cell}
                      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it is a cell of a grid
                      role="gridcell"
                      data-own-keys
                      ref={cell === first ? firstRef : undefined}
                      aria-label={said(cell)}
                      aria-disabled={made?.isOpen !== true}
                      rowSpan={isTall(cell) ? rows.length : 1}
                      tabIndex={cell === tabStop ? 0 : -1}
                      className={`square ${made?.isBest ? 'best' : ''} ${made?.isCandidate ? 'candidate' : ''}`}
                      style={
                        isTall(cell) ? { gridRow: `span ${rows.length}` } : { aspectRatio: 1 / cellHeight }
                      }
                      onKeyDown={(event) => walk(event, cell)}
                      onFocus={() => {
                        setFocused(cell);
                        setLooked(cell);
                      }}
                      onBlur={() => setLooked(null)}
                      onPointerMove={() => {
                        setLooked(cell);
                        point?.(made?.move ?? null);
                      }}
                      onPointerLeave={() => {
                        setLooked(null);
                        point?.(null);
                      }}
                      onClick={() => {
                        point?.(null);
                        choose(cell);
                      }}
                    >
                      {made?.label && <small>{made.label}</small>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Returns the name of a piece for screen readers, which do not read the character of a disc as one. */
function pieceNamed(piece: Piece, disc: Readonly<Record<Piece['side'], string>>): string {
  return piece.shape === 'disc' ? disc[piece.side] : pieceText(piece);
}

/** The letters of the columns above a board and the numbers of the rows beside it. */
function Rim({ board, cellName }: { board: Board; cellName: (cell: number) => string }) {
  const { columns } = board;
  const places = (count: number) => Array.from({ length: count }, (_, place) => place);
  return (
    <>
      <div className="rim letters" aria-hidden="true">
        {places(columns).map((column) => (
          <span key={column}>{cellName(column).replace(/\d+$/, '')}</span>
        ))}
      </div>
      <div className="rim numbers" aria-hidden="true">
        {places(rowsOf(board)).map((row) => (
          <span key={row}>{cellName(row * columns).replace(/^\D+/, '')}</span>
        ))}
      </div>
    </>
  );
}

/** The name of the move that is made at a cell; on a piece it is smaller and lower. */
function MoveName(props: { board: Board; cell: number; size: number; text: string }) {
  const { board, cell, size, text } = props;
  const { left, top, width, height } = cellBox(board, cell, size);
  const [down, share] = board.cells[cell] === null ? [0.5, 0.34] : [0.89, 0.22];
  return (
    <text className="move-here" x={left + width / 2} y={top + height * down} fontSize={width * share}>
      {text}
    </text>
  );
}
