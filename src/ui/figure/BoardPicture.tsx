import type { ReactNode } from 'react';
import type { Board } from '../../core/index.ts';
import { boardPaths } from '../../drawing/boardPaths.ts';
import { boardHeight } from '../../drawing/boards.ts';
import './BoardPicture.css';

/** The size of the picture's coordinate system, px; the picture is scaled to the available width. */
const SIZE = 240;

/** A board outside the tree, larger than at a node. */
export function BoardPicture({ board }: { board: Board }) {
  return <BoardSvg board={board} size={SIZE} margin={4} />;
}

/**
 * The lines and the pieces of a board that is `size` px wide, with a margin in px around it; the children are
 * drawn over them.
 */
export function BoardSvg(props: {
  board: Board;
  size: number;
  margin: number;
  className?: string;
  children?: ReactNode;
}) {
  const { board, size, margin, className = 'big-board' } = props;
  const [width, height] = [size + 2 * margin, boardHeight(board, size) + 2 * margin];
  return (
    <svg className={className} aria-hidden="true" viewBox={`${-margin} ${-margin} ${width} ${height}`}>
      {boardPaths(board, size).map(({ role, d }) => (
        <path key={role} className={role} d={d} />
      ))}
      {props.children}
    </svg>
  );
}
