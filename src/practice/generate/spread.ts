/**
 * Which answers an exercise of generator 2 may have: what is drawn for its seed beforehand, so that over
 * all seeds no answer comes more often than others, whatever the trees are that are drawn.
 */
import { crc32 } from '../../core/crc32.ts';
import { backedUpValues } from '../../core/order/backedUpValues.ts';
import type { Random } from '../../core/random/seeded.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { CHANCE } from '../../core/tree/nodeKind.ts';
import type { PartKind } from '../exercise.ts';
import type { RightAnswer } from '../rightAnswer.ts';
import type { Recipe } from './recipes.ts';

/** What crosses out the same belongs to one of so many classes; one in eight would be too much. */
const CLASSES = 11;
/** After so many trees another class is drawn: there may be no tree of the one before. */
const TREES_OF_A_CLASS = 150;

const ABOUT_CUTS: readonly PartKind[] = ['crossing', 'leafOrder', 'leafCount'];
const ABOUT_MOVES: readonly PartKind[] = ['move', 'line'];

/** What is wanted of the exercise for a seed. */
export interface Spread {
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
export function crossingPattern(tree: GameTree, crossing: ReadonlySet<NodeId>): string {
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
