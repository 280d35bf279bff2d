/** Draws positions: for a seed, and in place of those of an exercise in its variants. */
import type { GameTree } from '../core/index.ts';
import { type Random, shuffled } from '../core/random/seeded.ts';
import { estimateOf, isPosition, marksOf, openLines, treeOfPositions, worthOfWin } from './positions.ts';

/** Which positions a recipe asks for. */
export interface PositionsWish {
  readonly count: number;
  /** in how many of them somebody has won */
  readonly won: number;
  /** the least and the greatest number of marks on a board where nobody has won */
  readonly marks: readonly [least: number, most: number];
}

/** A position, and what it has in common with others that ask for the same. */
interface Drawable {
  readonly position: string;
  readonly marks: number;
  readonly isWon: boolean;
  /** whether f is 0, so that its sign tells nothing */
  readonly isEven: boolean;
  /** marks, winner, and whether its empty lines and the sign of f matter */
  readonly kind: string;
}

let all: readonly Drawable[] | null = null;

/** Returns the positions that play can lead to, in a fixed order; they are made when the first ones are drawn. */
function drawable(): readonly Drawable[] {
  all ??= Array.from({ length: 3 ** 9 }, (_, number) => boardOf(number))
    .filter(isPosition)
    .map(described);
  return all;
}

/** Returns the board whose squares are the digits of a number to the base of 3. */
function boardOf(number: number): string {
  return number
    .toString(3)
    .padStart(9, '0')
    .replace(/\d/g, (digit) => '.xo'[Number(digit)] ?? '');
}

function described(position: string): Drawable {
  const marks = marksOf(position, 'x') + marksOf(position, 'o');
  const worth = worthOfWin(position);
  const hasEmptyLine = openLines(position, 'x') > openLines(position, 'x', 1);
  const isEven = estimateOf(position).f === 0;
  return {
    ...{ position, marks, isWon: worth !== null, isEven },
    kind: [marks, worth, hasEmptyLine, isEven].join(' '),
  };
}

/** Draws a tree of different positions, those that are won at random places among the others. */
export function drawPositions({ count, won, marks: [least, most] }: PositionsWish, random: Random): GameTree {
  const isWon = shuffled(
    Array.from({ length: count }, (_, place) => place < won),
    random,
  );
  const drawn: string[] = [];
  for (const wanted of isWon) {
    const among = drawable().filter(
      (one) =>
        one.isWon === wanted &&
        (wanted || (one.marks >= least && one.marks <= most && !one.isEven)) &&
        !drawn.includes(one.position),
    );
    drawn.push(random.pick(among).position);
  }
  return treeOfPositions(drawn);
}

/**
 * Returns a tree of other positions that have as many marks each, the same winner if there is one, and the same faulty
 * methods told by them. A position that is alone of its kind, such as the empty board, stays.
 */
export function otherPositions(positions: readonly string[], random: Random): GameTree {
  const drawn: string[] = [];
  for (const position of positions) {
    const { kind } = described(position);
    const others = drawable().filter((one) => one.kind === kind && one.position !== position);
    const fresh = others.filter((one) => !drawn.includes(one.position) && !positions.includes(one.position));
    const among = fresh.length > 0 ? fresh : others;
    drawn.push(among.length === 0 ? position : random.pick(among).position);
  }
  return treeOfPositions(drawn);
}
