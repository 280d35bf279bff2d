/** Draws the positions of an exercise: boards in a row, without the root that holds them together. */
import { markedBoard } from '../core/board.ts';
import type { Board, GameTree } from '../core/index.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';
import { boardsOf } from '../drawing/boardPaths.ts';
import { BOARDS_FORM } from '../drawing/boardsForm.ts';
import { positionsIn } from '../practice/positions.ts';
import type { Subject } from './subject.ts';

/** Returns the boards of a tree of positions and the form in which they are drawn; nothing for any other tree. */
export const drawnPositions = memoizeByObject((tree: GameTree): Partial<Pick<Subject, 'boards' | 'form'>> => {
  const positions = positionsIn(tree);
  if (positions === null) return {};
  // The root has no board, so that its place in the list stays empty.
  const boards: Board[] = [];
  for (const [leaf, position] of positions) boards[leaf] = markedBoard(position, 3);
  return { boards: boardsOf(boards), form: BOARDS_FORM };
});
