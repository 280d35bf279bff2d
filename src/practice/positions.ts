/**
 * Tic-tac-toe positions of which exercises ask the static evaluation f(p): the lines that are open to MAX, who plays x,
 * minus those that are open to MIN, who plays o; +∞ or −∞ once a side has three in a row. A line is open to a side while
 * the other one has no mark on it, also after somebody has won.
 *
 * A position is a text of nine signs, x, o or ".", row by row from the top. The tree of an exercise has such a text as the
 * label of each leaf, below a root that is called f(p); so it is stored, sent and varied like any other tree.
 */
import type { GameTree, NodeId } from '../core/index.ts';
import { LINES_OF_THREE } from '../core/linesOfThree.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';
import { ROOT } from '../core/tree/nodeId.ts';
import { TreeBuilder } from '../core/tree/treeBuilder.ts';
import { plainCharacters } from '../notation/characters.ts';
import type { PositionProblem } from '../notation/index.ts';

/** The greatest number of positions of an exercise. */
export const MOST_POSITIONS = 4;

/** The name of the root, by which a tree of positions is known. */
const ROOT_NAME = 'f(p)';

const SQUARES = 9;

type Mark = 'x' | 'o';

/** What is asked of a position: the lines open to MAX, those open to MIN, and f. */
export interface Estimate {
  readonly max: number;
  readonly min: number;
  readonly f: number;
}

/** Returns f of a position, and what it is made of. */
export function estimateOf(position: string): Estimate {
  const [max, min] = [openLines(position, 'x'), openLines(position, 'o')];
  return { max, min, f: worthOfWin(position) ?? max - min };
}

/** Returns what a won position is worth; null where nobody has won. */
export function worthOfWin(position: string): number | null {
  if (hasLine(position, 'x')) return Infinity;
  return hasLine(position, 'o') ? -Infinity : null;
}

/** Returns how many lines are open to the side with the mark; with `least`, only those with so many of its marks count. */
export function openLines(position: string, mark: Mark, least = 0): number {
  const other = mark === 'x' ? 'o' : 'x';
  return LINES_OF_THREE.filter((line) => {
    const signs = line.map((square) => position[square]);
    return !signs.includes(other) && signs.filter((sign) => sign === mark).length >= least;
  }).length;
}

function hasLine(position: string, mark: Mark): boolean {
  return LINES_OF_THREE.some((line) => line.every((square) => position[square] === mark));
}

/** Returns how many squares hold the mark. */
export function marksOf(position: string, mark: Mark): number {
  return position.split(mark).length - 1;
}

/**
 * Reads a position as it is typed: in capitals or not, in full width or not, with blanks or "/" between its rows. Returns
 * the position, or why no play leads to it.
 */
export function readPosition(text: string): string | PositionProblem {
  const position = plainCharacters(text)
    .toLowerCase()
    .replace(/[\s/]+/g, '');
  const signs = [...position];
  if (signs.length !== SQUARES) return { kind: 'squares', count: signs.length };
  const unknown = signs.findIndex((sign) => !'xo.'.includes(sign));
  if (unknown >= 0) return { kind: 'sign', sign: signs[unknown] ?? '', ...placeOf(unknown) };
  const [x, o] = [marksOf(position, 'x'), marksOf(position, 'o')];
  if (x !== o && x !== o + 1) return { kind: 'marks', x, o };
  const [isWonByX, isWonByO] = [hasLine(position, 'x'), hasLine(position, 'o')];
  if (isWonByX && isWonByO) return { kind: 'both-won' };
  // MAX begins, so that after a win of MAX there is an x more than there are o, and after a win of MIN as many of both.
  if (isWonByX && x === o) return { kind: 'after-win', winner: 'x' };
  return isWonByO && x > o ? { kind: 'after-win', winner: 'o' } : position;
}

function placeOf(square: number): { readonly row: number; readonly column: number } {
  return { row: Math.floor(square / 3) + 1, column: (square % 3) + 1 };
}

/** Whether a text is a position as it is stored. */
export function isPosition(text: string): boolean {
  return readPosition(text) === text;
}

/** Returns the tree of an exercise about positions; each leaf is worth f of its position. */
export function treeOfPositions(positions: readonly string[]): GameTree {
  const builder = new TreeBuilder();
  builder.open('max', { label: ROOT_NAME });
  for (const position of positions) builder.leaf(estimateOf(position).f, { label: position });
  builder.close();
  return builder.finish();
}

/** What is looked at of a tree to know whether its leaves are positions. */
export type PositionTree = Pick<GameTree, 'label' | 'height' | 'leafCount' | 'leaves'>;

/** Returns the position of each leaf of a tree of positions; null for any other tree. */
export const positionsIn = memoizeByObject((tree: PositionTree): ReadonlyMap<NodeId, string> | null => {
  if (tree.label(ROOT) !== ROOT_NAME || tree.height !== 1 || tree.leafCount > MOST_POSITIONS) return null;
  const positions = new Map(tree.leaves().map((leaf) => [leaf, tree.label(leaf)]));
  return [...positions.values()].every(isPosition) ? positions : null;
});

/** The digits of the names of positions. */
const DIGITS = '₁₂₃₄';

/** Returns what a position is called: p, or p₁, p₂ and so on where there are several. */
export function nameOfPosition(place: number, count: number): string {
  return count === 1 ? 'p' : `p${DIGITS[place] ?? ''}`;
}

/** Returns the rows of a position from the top, such as "xo.", ".x." and "...". */
export function rowsOfPosition(position: string): readonly string[] {
  return [0, 3, 6].map((from) => position.slice(from, from + 3));
}
