/** What a row of the table of algorithms says. */
import type { GameTree } from '../tree/gameTree.ts';
import type { RuleName, SearchRules } from './rules.ts';
import type { SearchObserver } from './searchObserver.ts';
import type { SearchSpace } from './searchSpace.ts';

/** What goes down and comes up: values alone, or values between bounds, the window (α, β). */
type Family = 'values' | 'bounds';

/** Why an algorithm has no rule for a tree. */
export type Unsuited = 'chance';

export interface Algorithm {
  readonly family: Family;
  /** of the course, where it is taught */
  readonly chapter: number;
  /** those it is run by; the others mean nothing to it */
  readonly rules: readonly RuleName[];
  /** why it cannot search the tree; null where it can */
  readonly unsuited: (tree: Pick<GameTree, 'hasChance'>) => Unsuited | null;
  /** Returns the value of the root, and tells the observer all that happens. */
  readonly search: (space: SearchSpace, rules: SearchRules, observer: SearchObserver) => number;
}
