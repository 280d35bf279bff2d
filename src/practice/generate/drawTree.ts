/** The tree of a recipe, from a seed: its shape and leaves, and what nodes are judged by or leaves lie in. */
import { randomTree } from '../../core/random/randomTree.ts';
import { type Random, shuffled } from '../../core/random/seeded.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import { opponentOf } from '../../core/tree/nodeKind.ts';
import { TreeBuilder } from '../../core/tree/treeBuilder.ts';
import { rowsOf, treeOfRows } from '../../core/tree/treeRows.ts';
import { drawPlayers } from './drawPlayers.ts';
import type { Recipe, Widths } from './recipes.ts';

/** Leaves lie in this range; negative ones are needed to show an α that starts at 0. */
const VALUES = [-9, 9] as const;
/** For more leaves than that has numbers, all different. */
const MORE_VALUES = [-20, 20] as const;
/** What nodes are judged by: enough that no two are alike. */
const ESTIMATES = [-25, 25] as const;
/** Few enough numbers that equal ones meet. */
const TYING_VALUES = [-5, 5] as const;

/** With what the search is to know beforehand, or at its depth limit. */
export function drawTree(recipe: Recipe, random: Random): GameTree | null {
  const { players } = recipe;
  if (players !== undefined) return drawPlayers({ ...recipe, players }, random);
  const tree = drawShape(recipe, random);
  if (tree === null) return null;
  if (recipe.limit !== undefined || recipe.deepens !== undefined) return withEstimates(tree, random);
  return recipe.isBounded === true ? tree.withBounds(extentOf(tree)) : tree;
}

/** Every inner node is judged, no two alike. */
function withEstimates(tree: GameTree, random: Random): GameTree {
  const numbers = shuffled(numbersIn(ESTIMATES), random);
  const rows = rowsOf(tree).map((row) =>
    row.kind === 'leaf' ? row : { ...row, staticValue: numbers.pop() ?? 0 },
  );
  return treeOfRows(rows, tree.leafBounds);
}

function extentOf(tree: GameTree): readonly [number, number] {
  const values = tree.leaves().map((leaf) => tree.value(leaf));
  return [Math.min(...values), Math.max(...values)];
}

function numbersIn([least, most]: readonly [number, number]): readonly number[] {
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}

function drawShape({ shape, widths, chance, ties }: Recipe, random: Random): GameTree | null {
  const mostLeaves =
    widths?.reduce((leaves, [, most]) => leaves * most, 1) ?? shape.branching[1] ** shape.depth;
  const values = ties ? TYING_VALUES : mostLeaves > 19 ? MORE_VALUES : VALUES;
  if (widths !== undefined) return treeOfWidths(widths, values, ties, random);
  const answer = randomTree({
    ...shape,
    seed: random.below(2 ** 32),
    values,
    ties,
    chance,
    uneven: false,
    demand: 'any',
    root: random.flip(0.75) ? 'max' : 'min',
  });
  return answer.ok ? answer.tree : null;
}

/** A tree of MAX and MIN in turn, each ply as wide as is said; the values free, or all different. */
function treeOfWidths(
  widths: Widths,
  [least, most]: readonly [number, number],
  ties: boolean,
  random: Random,
): GameTree {
  const numbers = numbersIn([least, most]);
  const different = shuffled(numbers, random);
  const builder = new TreeBuilder();
  grow(0, random.flip(0.75) ? 'max' : 'min');
  return builder.finish();

  function grow(ply: number, side: 'max' | 'min'): void {
    const width = widths[ply];
    if (width === undefined) {
      builder.leaf(ties ? random.pick(numbers) : (different.pop() ?? least));
      return;
    }
    builder.open(side);
    const [few, many] = width;
    for (let left = few + random.below(many - few + 1); left > 0; left -= 1) grow(ply + 1, opponentOf(side));
    builder.close();
  }
}
