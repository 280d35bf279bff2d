/**
 * Draws the tree of a recipe from a seed: its structure, its leaf values, and its static values or declared
 * leaf bounds.
 */

import type { GameTree, NodeId, RandomTreeWish } from '../../core/index.ts';
import { randomTree } from '../../core/random/randomTree.ts';
import { type Random, shuffled } from '../../core/random/seeded.ts';
import { CHANCE, opponentOf } from '../../core/tree/nodeKind.ts';
import { parseProbability } from '../../core/tree/probability.ts';
import { TreeBuilder } from '../../core/tree/treeBuilder.ts';
import { rowsOf, type TreeRow, treeOfRows } from '../../core/tree/treeRows.ts';
import { drawPositions } from '../drawPositions.ts';
import type { Recipe, Widths } from '../recipes.ts';
import { drawPlayers } from './drawPlayers.ts';

/**
 * The range of leaf values. It includes negative numbers, so that an α that wrongly starts at 0 leads to a
 * wrong answer.
 */
const VALUES = [-9, 9] as const;
/**
 * A wider range of leaf values, for trees whose leaf values must all differ and that have more leaves than
 * the usual range has numbers.
 */
const MORE_VALUES = [-20, 20] as const;
/** The range of static values, wide enough to give every node a different one. */
const ESTIMATES = [-25, 25] as const;
/** Newly drawn probabilities are multiples of one tenth. */
const TENTHS = 10;
/** A range of leaf values so narrow that some leaves have equal values. */
const TYING_VALUES = [-5, 5] as const;

/**
 * Draws a tree with everything the search of the recipe needs: static values at its depth limit, or declared
 * bounds of the leaves; null when no suitable tree was drawn.
 */
export function drawTree(recipe: Recipe, random: Random): GameTree | null {
  const { players, positions } = recipe;
  if (positions !== undefined) return drawPositions(positions, random);
  if (players !== undefined) return drawPlayers({ ...recipe, players }, random);
  const drawn = drawShape(recipe, random);
  if (drawn === null) return null;
  const tellsReverse = recipe.separates.includes('crossed-probabilities');
  const tree = tellsReverse ? withoutSymmetry(drawn, random) : drawn;
  if (recipe.simulates !== undefined) return asChances(tree);
  if (recipe.isWon === true) return withWinners(tree, random);
  if (recipe.limit !== undefined || recipe.deepens !== undefined) return withEstimates(tree, random);
  return recipe.isBounded === true ? tree.withBounds(extentOf(tree)) : tree;
}

/** Returns the tree with 1 or −1 at each leaf, either as likely, for the side that wins there. */
function withWinners(tree: GameTree, random: Random): GameTree {
  return treeOfRows(
    rowsOf(tree).map((row) => (row.kind === 'leaf' ? { ...row, value: random.flip(0.5) ? 1 : -1 } : row)),
  );
}

/** Returns the tree with its leaves, which are from −9 to 9, as chances of a win: twentieths between 0 and 1. */
function asChances(tree: GameTree): GameTree {
  const [, most] = VALUES;
  const rows = rowsOf(tree).map((row) =>
    row.kind === 'leaf' ? { ...row, value: (row.value + most + 1) / (2 * most + 2) } : row,
  );
  return treeOfRows(rows, [0, 1]);
}

/** Returns the tree with a static value at every inner node, all of them different. */
function withEstimates(tree: GameTree, random: Random): GameTree {
  const numbers = shuffled(numbersIn(ESTIMATES), random);
  const rows = rowsOf(tree).map((row) =>
    row.kind === 'leaf' ? row : { ...row, staticValue: numbers.pop() ?? 0 },
  );
  return treeOfRows(rows, tree.leafBounds);
}

/**
 * Draws new probabilities at chance nodes whose probabilities read the same from right to left, such as ½ and
 * ½.
 */
function withoutSymmetry(tree: GameTree, random: Random): GameTree {
  const rows = rowsOf(tree);
  for (const node of tree.nodes()) {
    const outcomes = tree.kind(node) === CHANCE ? tree.children(node) : [];
    const weights = outcomes.map((outcome) => tree.weight(outcome));
    if (outcomes.length < 2 || !isSymmetric(weights)) continue;
    for (const [place, share] of unevenTenths(outcomes.length, random).entries()) {
      const outcome = outcomes[place] as NodeId;
      const row = rows[outcome] as TreeRow;
      rows[outcome] = { ...row, probability: parseProbability(`0.${share}`) };
    }
  }
  return treeOfRows(rows, tree.leafBounds);
}

/**
 * Returns `count` positive whole numbers whose sum is ten and whose order is not the same from right to left;
 * such numbers exist for a count of two to nine.
 */
function unevenTenths(count: number, random: Random): readonly number[] {
  if (count >= TENTHS)
    throw new RangeError(`${count} outcomes of a tenth each are the same in reverse order.`);
  for (;;) {
    const shares = new Array<number>(count).fill(1);
    for (let left = TENTHS - count; left > 0; left -= 1) {
      const place = random.below(count);
      shares[place] = (shares[place] as number) + 1;
    }
    if (!isSymmetric(shares)) return shares;
  }
}

function isSymmetric(shares: readonly number[]): boolean {
  return shares.every((share, place) => share === shares.at(-1 - place));
}

function extentOf(tree: GameTree): readonly [number, number] {
  const values = tree.leaves().map((leaf) => tree.value(leaf));
  return [Math.min(...values), Math.max(...values)];
}

function numbersIn([least, most]: readonly [number, number]): readonly number[] {
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}

function drawShape(recipe: Recipe, random: Random): GameTree | null {
  const { shape, widths, chance, ties, root, isUneven = false } = recipe;
  const mostLeaves =
    widths?.reduce((leaves, [, most]) => leaves * most, 1) ?? shape.branching[1] ** shape.depth;
  const values = ties ? TYING_VALUES : mostLeaves > 19 ? MORE_VALUES : VALUES;
  if (widths !== undefined) return treeOfWidths(widths, values, recipe, random);
  const answer = randomTree({
    ...shape,
    seed: random.below(2 ** 32),
    values,
    ties,
    chance,
    uneven: isUneven,
    demand: 'any',
    root: root ?? drawSide(random),
  });
  return answer.ok ? answer.tree : null;
}

/** Draws whether MAX or MIN moves at the root; MAX is drawn more often, as in most books. */
export function drawSide(random: Random): RandomTreeWish['root'] {
  return random.flip(0.75) ? 'max' : 'min';
}

/**
 * Returns a tree in which MAX and MIN move in turn, with a width range for each ply. The leaf values are
 * drawn freely or all different.
 */
function treeOfWidths(
  widths: Widths,
  [least, most]: readonly [number, number],
  { ties, root }: Pick<Recipe, 'ties' | 'root'>,
  random: Random,
): GameTree {
  const numbers = numbersIn([least, most]);
  const different = shuffled(numbers, random);
  const builder = new TreeBuilder();
  grow(0, root ?? drawSide(random));
  return builder.finish();

  function grow(ply: number, side: RandomTreeWish['root']): void {
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
