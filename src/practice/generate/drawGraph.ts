/**
 * Draws a small game whose positions merge. All moves go one ply down, and successors are neighbours, so that few edges
 * cross and the moves of a position are in their order from left to right in the drawing, too.
 */
import { type MergingTree, mergingTree } from '../../core/graph/mergingTree.ts';
import { recordGraph } from '../../core/graph/recordGraph.ts';
import type { Random, RandomTreeWish } from '../../core/index.ts';
import { GrowingSpace } from '../../core/search/growingSpace.ts';
import { LEAF, MAX, MIN } from '../../core/tree/nodeKind.ts';
import type { Widths } from '../recipes.ts';

/** One in this many positions above the deepest ply is an end. */
const ENDS = 6;
/** The least number of positions to which several moves lead. */
const LEAST_MERGED = 2;

type Side = RandomTreeWish['root'];

interface Drawn {
  readonly ply: number;
  /** the successors, as indices; none at an end */
  readonly moves: number[];
}

/**
 * Draws a game with as many positions in each ply below the root as the widths allow; at its ends MAX has won, 1, or MIN,
 * −1. Null where too few positions merge.
 */
export function drawGraph(widths: Widths, root: Side, random: Random): MergingTree | null {
  const positions = drawPositions(widths, random);
  const isEnd = positions.map(({ moves }) => moves.length === 0);
  const values = isEnd.map(() => (random.flip(0.5) ? 1 : -1));
  const isMaxToMove = (position: number) => ((positions[position]?.ply ?? 0) % 2 === 0) === (root === 'max');
  const space = new GrowingSpace<number, number>(
    {
      root: 0,
      kind: (position) => (isEnd[position] ? LEAF : isMaxToMove(position) ? MAX : MIN),
      moves: (position) => positions[position]?.moves ?? [],
      child: (_position, move) => move,
      value: (position) => values[position] as number,
      staticValue: () => Number.NaN,
      printMove: () => '',
      key: String,
      probability: () => null,
      leafBounds: [-1, 1],
    },
    Infinity,
    positions.length,
    String,
  );
  const run = recordGraph(space, null, [], widths.length);
  const { graph, generationOrder } = run;
  const merged = graph.edges.length - graph.tree.size + 1;
  if (merged < LEAST_MERGED) return null;
  const turns = generationOrder.map((turn) => (isMaxToMove(space.position(turn)) ? 'max' : 'min'));
  return mergingTree(run, turns, widths.length, generationOrder.map(nameOf));
}

const FIRST_LETTER = 'A'.charCodeAt(0);

/** Returns the name of the position that was generated at a place: s for the first, then A, B, C and so on. */
function nameOf(turn: number): string {
  return turn === 0 ? 's' : String.fromCharCode(FIRST_LETTER + turn - 1);
}

/** Returns the positions ply by ply, from left to right. */
function drawPositions(widths: Widths, random: Random): readonly Drawn[] {
  const positions: Drawn[] = [{ ply: 0, moves: [] }];
  let above: Drawn[] = [...positions];
  for (const [index, [least, most]] of widths.entries()) {
    const inner = above.filter((_, place) => index === 0 || place === 0 || !random.flip(1 / ENDS));
    const first = positions.length;
    const below = Array.from({ length: least + random.below(most - least + 1) }, (): Drawn => {
      return { ply: index + 1, moves: [] };
    });
    positions.push(...below);
    spread(inner, first, below.length, random);
    above = below;
  }
  return positions;
}

/**
 * Gives positions their moves: neighbours among `count` positions from `first` on, each of which is reached. Beside its own
 * share a position may have a successor that its neighbour has, too.
 */
function spread(inner: readonly Drawn[], first: number, count: number, random: Random): void {
  for (const [place, { moves }] of inner.entries()) {
    const from = Math.floor((place * count) / inner.length);
    const to = Math.max(from + 1, Math.ceil(((place + 1) * count) / inner.length));
    const low = Math.max(0, from - (random.flip(0.5) ? 1 : 0));
    const high = Math.min(count, to + (random.flip(0.4) ? 1 : 0));
    for (let position = low; position < high; position += 1) moves.push(first + position);
  }
}
