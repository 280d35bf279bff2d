/**
 * Draws trees of several players from a seed. A large share of each leaf's sum goes to one player, so that
 * the search cuts something.
 */

import { leavesGoingUp } from '../../core/analysis/index.ts';
import type { GameTree, NodeId } from '../../core/index.ts';
import { type Random, shuffled } from '../../core/random/seeded.ts';
import { TreeBuilder } from '../../core/tree/treeBuilder.ts';
import type { Recipe, Widths } from '../recipes.ts';

/** The range from which each component of a vector is drawn when no sum is declared. */
const COMPONENTS = [0, 9] as const;

/** The greatest number of trees drawn until one has no ties. */
const MOST_TRIES = 100;

/**
 * Returns a tree in which no player has to compare equal components, unless the recipe allows ties; null when
 * every drawn tree has ties.
 */
export function drawPlayers(recipe: Drawn, random: Random): GameTree | null {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const tree = drawTurns(recipe, random);
    if (recipe.ties || !componentsTie(tree)) return tree;
  }
  return null;
}

interface Drawn extends Pick<Recipe, 'shape' | 'widths' | 'ties'> {
  readonly players: NonNullable<Recipe['players']>;
}

/**
 * Draws a tree in which the players move in turn, beginning with the first player at the root. The width
 * range of each ply comes from the recipe.
 */
function drawTurns({ shape, widths, players: { count, sum } }: Drawn, random: Random): GameTree {
  const plies: Widths = widths ?? Array.from({ length: shape.depth }, () => shape.branching);
  const builder = new TreeBuilder();
  grow(0);
  return sum === null ? builder.finish() : builder.finish([0, sum], null, sum);

  function grow(ply: number): void {
    const width = plies[ply];
    if (width === undefined) {
      builder.leaf(Number.NaN, { vector: sum === null ? free(count, random) : shared(count, sum, random) });
      return;
    }
    builder.open('player', { player: ply % count });
    const [few, many] = width;
    for (let left = few + random.below(many - few + 1); left > 0; left -= 1) grow(ply + 1);
    builder.close();
  }
}

function free(count: number, random: Random): readonly number[] {
  const [least, most] = COMPONENTS;
  return Array.from({ length: count }, () => least + random.below(most - least + 1));
}

/**
 * Returns a random vector. One player gets at least half of the sum and the others share the rest; sometimes
 * the components add up to slightly less than the sum.
 */
function shared(count: number, sum: number, random: Random): readonly number[] {
  let left = random.flip(0.5) ? sum : sum - 1 - random.below(2);
  const shares = new Array<number>(count).fill(0);
  const favourite = random.below(count);
  const others = shuffled(
    [...shares.keys()].filter((player) => player !== favourite),
    random,
  );
  for (const [place, player] of [favourite, ...others].entries()) {
    const least = place === 0 ? Math.ceil(left / 2) : place === others.length ? left : 0;
    const share = least + random.below(left - least + 1);
    shares[player] = share;
    left -= share;
  }
  return shares;
}

/** Whether some player has to compare two equal components. */
function componentsTie(tree: GameTree): boolean {
  const going = leavesGoingUp(tree);
  return tree.nodes().some((node) => {
    const children = tree.children(node);
    const own = children.map((child) => tree.utility(going[child] as NodeId, tree.player(node)));
    return new Set(own).size < children.length;
  });
}
