/**
 * Which answers an exercise of generator 2 may have: what is drawn for its seed beforehand, so that over
 * all seeds no answer comes more often than others, whatever the trees are that are drawn.
 */
import { crc32 } from '../../core/crc32.ts';
import { backedUpValues } from '../../core/order/backedUpValues.ts';
import type { Random } from '../../core/random/seeded.ts';
import { shuffled } from '../../core/random/shuffled.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { CHANCE, opponentOf } from '../../core/tree/nodeKind.ts';
import { TreeBuilder } from '../../core/tree/treeBuilder.ts';
import type { RightAnswer } from '../answer.ts';
import type { PartKind } from '../exercise.ts';
import type { Recipe, Widths } from './recipes.ts';

/** What crosses out the same belongs to one of so many classes; one in eight would be too much. */
const CLASSES = 11;
/** After so many trees another class is drawn: there may be no tree of the one before. */
const TREES_OF_A_CLASS = 150;

const ABOUT_CUTS: readonly PartKind[] = ['crossing', 'leafOrder', 'leafCount'];
const ABOUT_MOVES: readonly PartKind[] = ['move', 'line'];

/** What is wanted of the exercise for a seed. */
interface Spread {
  /** Whether the best move stands where it is to; asked of a tree before anything is searched. */
  readonly suitsTree: (tree: GameTree) => boolean;
  /** Whether what is cut is what it is to be; `tries` counts the trees that have been looked at. */
  readonly suitsCuts: (tree: GameTree, right: RightAnswer, tries: number) => boolean;
}

export function drawSpread({ parts, separates }: Recipe, random: Random): Spread {
  const classes = Array.from({ length: 50 }, () => random.below(CLASSES));
  const place = random.below(12);
  const asks = (kinds: readonly PartKind[]) => parts.some((kind) => kinds.includes(kind));
  // A move that is to be tied with a later one is not the last, and is the more easily found the sooner it comes.
  const isTied = separates.includes('last-of-equals');
  return {
    suitsTree: (tree) => {
      if (!asks(ABOUT_MOVES) || tree.kind(ROOT) === CHANCE) return true;
      const values = backedUpValues(tree);
      const best = tree.children(ROOT).findIndex((child) => values[child] === values[ROOT]);
      return best === (isTied ? Number(place >= 8) : place % tree.childCount(ROOT));
    },
    suitsCuts: (tree, { answer }, tries) => {
      if (!asks(ABOUT_CUTS)) return true;
      const wanted = classes[Math.floor(tries / TREES_OF_A_CLASS) % classes.length];
      return answer.crossing.size > 0 && patternClass(tree, answer.crossing) === wanted;
    },
  };
}

function patternClass(tree: GameTree, crossing: ReadonlySet<NodeId>): number {
  return crc32(new TextEncoder().encode(crossingPattern(tree, crossing))) % CLASSES;
}

/** Where the strokes are, as paths from the root: the same in whatever tree. */
function crossingPattern(tree: GameTree, crossing: ReadonlySet<NodeId>): string {
  const path = (node: NodeId) =>
    tree
      .pathTo(node)
      .slice(1)
      .map((below) => tree.childIndex(below))
      .join('.');
  return [...crossing]
    .sort((a, b) => a - b)
    .map(path)
    .join(' ');
}

/** A tree of MAX and MIN in turn, each ply as wide as is said; the values free, or all different. */
export function treeOfWidths(
  widths: Widths,
  [least, most]: readonly [number, number],
  ties: boolean,
  random: Random,
): GameTree {
  const numbers = Array.from({ length: most - least + 1 }, (_, index) => least + index);
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
