/** The other notations, each with a writer and a reader that know nothing of those of the program. */
import type { Random } from '../../../src/core/random/seeded.ts';
import type { ForeignName } from '../../../src/notation/notations/names.ts';
import { LEAF_BRACKETS, NEWICK, S_EXPRESSION } from './bracketed.ts';
import { CALLS, GAMBIT, HASKELL, PROLOG } from './games.ts';
import { GRAPHVIZ, MERMAID } from './graphs.ts';
import { FOREST, QTREE } from './latex.ts';
import { JSON_FLAT, JSON_NESTED, LISTS, LISTS_OF_NUMBERS } from './literals.ts';
import type { Model, Traits } from './model.ts';

export interface NotationOfTests {
  readonly name: ForeignName;
  /** what distinguishes it from others of the same name */
  readonly kind?: string;
  /** what the notation can say */
  readonly traits: Traits;
  /** Whether the notation can say all of a tree; absent when the traits tell. */
  readonly canWrite?: (root: Model) => boolean;
  readonly write: (root: Model, random: Random) => string;
  /** Returns the tree that the notation's own definition gives to a text. Throws `NotIn` when it gives none. */
  readonly read: (text: string) => Model;
}

export const NOTATIONS: readonly NotationOfTests[] = [
  FOREST,
  QTREE,
  S_EXPRESSION,
  LEAF_BRACKETS,
  NEWICK,
  LISTS,
  LISTS_OF_NUMBERS,
  JSON_NESTED,
  JSON_FLAT,
  GRAPHVIZ,
  MERMAID,
  GAMBIT,
  PROLOG,
  CALLS,
  HASKELL,
];
