/**
 * The rule for equal moves *soonest win, latest loss*: the search compares not only what the ends of games are worth but
 * also the plies at which they come. The space that the search walks gives timed values (`timedValue.ts`) in place of
 * values, so that every comparison, cutoff and bound follows the rule.
 *
 * docs/decisions/equal-moves.md has the reasons. What counts as an end: a leaf worth ±∞ in any tree, and a won or lost
 * position of a game. Below chance nodes plies would have to be weighed, so in a tree with chance nodes the rule
 * changes nothing.
 */
import type { GameTree, NodeId } from '../tree/index.ts';
import { type SearchSpace, SpaceLike } from '../tree/searchSpace.ts';
import { timedValue } from '../tree/timedValue.ts';
import type { SearchRules } from './searchSettings.ts';

/** What the rule has to know about the space that it times. */
export interface Ends {
  /** whether some ends may be wins or losses, and chance has no part in the game */
  readonly hasWins: boolean;
  /** whether the sign of a finite value says who has won */
  readonly isWonOrLost: boolean;
  /** Returns the number of plies from the root to a node. */
  depth(node: NodeId): number;
}

/** Returns the ends of a tree that exists already: only infinite values are wins or losses. */
export function endsOfTree(tree: GameTree): Ends {
  return {
    hasWins: tree.hasInfinite && !tree.hasChance,
    isWonOrLost: false,
    depth: (node) => tree.depth(node),
  };
}

/** Returns the space as the rule for equal moves lets a search see it. */
export function withTimedEnds(space: SearchSpace, ends: Ends, { ties }: SearchRules): SearchSpace {
  return ties === 'soonest' && ends.hasWins ? new TimedEnds(space, ends) : space;
}

/**
 * Returns the interval in which all values lie as the rule sees them: when the game is not over at the root, no one wins
 * before ply 1.
 * @param bounds the interval of all values before plies are added to them
 */
export function timedBounds(
  bounds: readonly [number, number],
  { hasWins, isWonOrLost }: Ends,
  { ties }: SearchRules,
): readonly [number, number] {
  if (ties === 'first' || !hasWins) return bounds;
  const [least, most] = bounds.map((end) =>
    end !== 0 && (isWonOrLost || Math.abs(end) === Infinity) ? timedValue(end, 1) : end,
  ) as [number, number];
  return [least, most];
}

class TimedEnds extends SpaceLike {
  constructor(
    space: SearchSpace,
    private readonly ends: Ends,
  ) {
    super(space);
  }

  override get hasWholeLeaves(): boolean {
    return false;
  }

  override value(leaf: NodeId): number {
    const value = this.space.value(leaf);
    const isEnd = this.ends.isWonOrLost && !this.space.isHorizon(leaf);
    return value !== 0 && (isEnd || Math.abs(value) === Infinity)
      ? timedValue(value, this.ends.depth(leaf))
      : value;
  }
}
