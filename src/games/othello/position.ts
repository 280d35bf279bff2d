/** A position of Othello: the discs of both sides, and whose turn it is. Black is MAX and moves first. */
import { bySide, opponentOf } from '../../core/tree/nodeKind.ts';
import type { Side } from '../game.ts';
import { legalSquares, turnedOver } from './moves.ts';
import { type Grid, isEmpty, type Square, type Squares, union, without } from './squares.ts';

/** The move of a side that has no legal square while the other has one. */
export const PASS = -1;

/** A move: the square on which the disc is put, or `PASS`. */
export type OthelloMove = Square;

export class OthelloPosition {
  readonly grid: Grid;
  readonly max: Squares;
  readonly min: Squares;
  readonly toMove: Side;
  /** the legal squares of the side to move, once they have been asked for */
  private legalNow: Squares | null = null;

  constructor(grid: Grid, max: Squares, min: Squares, toMove: Side) {
    this.grid = grid;
    this.max = max;
    this.min = min;
    this.toMove = toMove;
  }

  /** Returns the legal squares of a side, as if it had the move. */
  legal(side: Side): Squares {
    const other = opponentOf(side);
    if (side !== this.toMove) return legalSquares(this[side], this[other], this.grid.all);
    this.legalNow ??= legalSquares(this[side], this[other], this.grid.all);
    return this.legalNow;
  }

  /** Whether the game is over, because neither side has a legal square. */
  isOver(): boolean {
    return isEmpty(this.legal(this.toMove)) && isEmpty(this.legal(opponentOf(this.toMove)));
  }

  /** Returns the position after a legal move. */
  after(move: OthelloMove): OthelloPosition {
    const { grid, toMove } = this;
    const other = opponentOf(toMove);
    if (move === PASS) return new OthelloPosition(grid, this.max, this.min, other);
    const turned = this.turnedBy(move);
    const [own, theirs] = [this[toMove], this[other]];
    const grown = {
      high: own.high | turned.high | (move < 32 ? 1 << move : 0),
      low: own.low | turned.low | (move < 32 ? 0 : 1 << (move - 32)),
    };
    const left = { high: theirs.high & ~turned.high, low: theirs.low & ~turned.low };
    const [max, min] = bySide(toMove, [grown, left] as const, [left, grown] as const);
    return new OthelloPosition(grid, max, min, other);
  }

  /** Returns the discs that turn over when the side to move puts a disc on a square. */
  turnedBy(square: Square): Squares {
    return turnedOver(this[this.toMove], this[opponentOf(this.toMove)], square);
  }

  empty(): Squares {
    return without(this.grid.all, union(this.max, this.min));
  }
}
