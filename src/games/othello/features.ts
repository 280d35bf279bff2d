/**
 * The features of Othello's evaluation function. A feature counts squares for each side; its value is the difference
 * of the two counts, positive when it is good for Black, who is MAX. It does not depend on whose turn it is.
 */
import { opponentOf } from '../../core/tree/nodeKind.ts';
import type { Bilingual, Feature, Side } from '../game.ts';
import type { OthelloPosition } from './position.ts';
import { around, common, count, type Grid, isIn, NO_SQUARES, type Squares, setOf, union } from './squares.ts';
import { stableDiscs } from './stable.ts';

interface Counted {
  readonly key: string;
  readonly countKey?: string;
  readonly symbol: string;
  readonly name: Bilingual;
  /** Returns the squares that are counted for a side. */
  squares(position: OthelloPosition, side: Side): Squares;
  /** Whether a greater count is worse for a side in the position. */
  isWorse(position: OthelloPosition): boolean;
  /** Returns the greatest difference of the two counts. */
  most(grid: Grid): number;
}

const never = () => false;
const always = () => true;
const cells = ({ size }: Grid) => size * size;

const COUNTED: readonly Counted[] = [
  {
    symbol: 'D',
    key: 'discs',
    countKey: 'discs',
    name: { en: 'discs', zh: '棋子数' },
    squares: (position, side) => position[side],
    isWorse: never,
    most: cells,
  },
  {
    symbol: 'S',
    key: 'stable',
    countKey: 'stable',
    name: { en: 'surely stable discs', zh: '必定稳定的棋子' },
    squares: surelyStable,
    isWorse: never,
    most: cells,
  },
  {
    symbol: 'R',
    key: 'risk',
    countKey: 'risk',
    name: { en: 'discs at risk beside a corner (fewer are better)', zh: '空角旁的棋子（少为佳）' },
    squares: discsAtRisk,
    isWorse: always,
    most: () => 12,
  },
  {
    symbol: 'M',
    key: 'mobility',
    countKey: 'moves',
    name: { en: 'legal squares', zh: '可落子的格数' },
    squares: (position, side) => position.legal(side),
    isWorse: never,
    most: cells,
  },
  {
    symbol: 'L',
    key: 'few',
    name: { en: 'discs: few at first, many in the second half', zh: '棋子数：前半盘少为佳，后半盘多为佳' },
    squares: (position, side) => position[side],
    isWorse: isFirstHalf,
    most: cells,
  },
  {
    symbol: 'F',
    key: 'frontier',
    countKey: 'frontier',
    name: { en: 'frontier discs (fewer are better)', zh: '边界子：与空格相邻（少为佳）' },
    squares: frontierDiscs,
    isWorse: always,
    most: cells,
  },
];

/** Returns the features with their ranges on a board; each has the weight 0 but the first, which has 1. */
export function featuresOn(grid: Grid): readonly Feature<OthelloPosition>[] {
  return COUNTED.map(({ squares, isWorse, most, ...named }, index) => {
    const countOf = (position: OthelloPosition, side: Side) => count(squares(position, side));
    return {
      ...{ ...named, weight: index === 0 ? 1 : 0, range: [-most(grid), most(grid)] },
      value: (position) => {
        const [max, min] = [countOf(position, 'max'), countOf(position, 'min')];
        return isWorse(position) ? min - max : max - min;
      },
      counts: (position) => [countOf(position, 'max'), countOf(position, 'min')],
      isWorse,
    };
  });
}

/** Returns the discs of a side that are stable by the rule of `stableDiscs`, which misses some. */
export function surelyStable(position: OthelloPosition, side: Side): Squares {
  return stableDiscs(position[side], position[opponentOf(side)], position.grid);
}

/** Returns the discs of a side that are beside an empty square, in any of the eight directions. */
export function frontierDiscs(position: OthelloPosition, side: Side): Squares {
  return common(position[side], around(position.empty()));
}

/** Returns the discs of a side that are beside an empty corner, in any of the eight directions. */
export function discsAtRisk(position: OthelloPosition, side: Side): Squares {
  const taken = union(position.max, position.min);
  const open = position.grid.corners.filter((corner) => !isIn(taken, corner));
  return open.length === 0 ? NO_SQUARES : common(position[side], around(setOf(open)));
}

/** Whether more than half of the squares that are empty at the beginning are still empty. */
function isFirstHalf({ grid, max, min }: OthelloPosition): boolean {
  const all = cells(grid);
  return all - count(union(max, min)) > (all - 4) / 2;
}
