/**
 * Draws trees of several players for exercises from a seed; most of the sum of a leaf goes to few players, so that
 * something is cut.
 */
import { type Random, shuffled } from '../../core/random/seeded.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import { NO_NODE, type NodeId } from '../../core/tree/nodeId.ts';
import { TreeBuilder } from '../../core/tree/treeBuilder.ts';
import type { Recipe, Widths } from './recipes.ts';

/** When no sum is declared, each component is one of these. */
const COMPONENTS = [0, 9] as const;

/** The number of trees drawn to find one without ties. */
const MOST_TRIES = 100;

/** Returns a tree in which no player compares equal components, unless ties are allowed. */
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

/** The players move in turn, the first at the root; each ply has the given width. */
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

/** One player gets at least half of the sum, the others share the rest at random; now and then a little is left. */
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

/** By node, the leaf whose vector goes up from it when nothing is cut. */
export function leavesGoingUp(tree: GameTree): readonly NodeId[] {
  const going: NodeId[] = new Array(tree.size).fill(NO_NODE);
  // In preorder every child comes after its parent, so a loop from the last node to the first meets children first.
  for (const node of tree.nodes().toReversed()) {
    const player = tree.isLeaf(node) ? 0 : tree.player(node);
    const below = tree.children(node).map((child) => going[child] as NodeId);
    going[node] = below.reduce(
      (best, leaf) => (tree.utility(leaf, player) > tree.utility(best, player) ? leaf : best),
      below[0] ?? node,
    );
  }
  return going;
}

/** Whether some player compares equal components. */
function componentsTie(tree: GameTree): boolean {
  const going = leavesGoingUp(tree);
  return tree.nodes().some((node) => {
    const children = tree.children(node);
    const own = children.map((child) => tree.utility(going[child] as NodeId, tree.player(node)));
    return new Set(own).size < children.length;
  });
}
