/**
 * Defines the faults of data from files and links, each a value with its path. Each language has a table of
 * the sentences about faults.
 */
import type { Problem } from './problem.ts';

/** Why a text is no position of x and o that play leads to. Rows and columns count from 1. */
export type PositionProblem =
  | { readonly kind: 'squares'; readonly count: number }
  | { readonly kind: 'sign'; readonly sign: string; readonly row: number; readonly column: number }
  | { readonly kind: 'marks'; readonly x: number; readonly o: number }
  | { readonly kind: 'both-won' }
  /** a side has moved after the winner had three in a row */
  | { readonly kind: 'after-win'; readonly winner: 'x' | 'o' };

export interface Fault {
  /** the path of the fault, such as "$.items[2].parts[0].marks"; or line:column when the text is not JSON */
  readonly path: string;
  /**
   * what was found, as JSON writes it, at most 40 characters; a count or a sum when that is wrong; "" when
   * nothing was found
   */
  readonly found: string;
  readonly expected: Expected;
}

/** What was expected and not found. `least` and `most` are the ends of the allowed range and belong to it. */
export type Expected =
  /** expected: a text that is not only blanks */
  | { readonly kind: 'content' }
  | { readonly kind: 'json' }
  /** expected: a name that occurs only once in its object */
  | { readonly kind: 'one-key' }
  | { readonly kind: 'format'; readonly format: string }
  /** expected: a version no newer than the one that this program writes */
  | { readonly kind: 'version'; readonly most: number }
  | { readonly kind: 'object' }
  | { readonly kind: 'list' }
  /** expected: a list with at least `least` and at most `most` entries */
  | { readonly kind: 'entries'; readonly least: number; readonly most: number }
  /** expected: a text of at most `most` characters */
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'choice'; readonly of: readonly (string | number | boolean | null)[] }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  /** expected: a time in ms since 1970, within the range of a calendar */
  | { readonly kind: 'moment' }
  /** expected: `count` hexadecimal digits */
  | { readonly kind: 'digits'; readonly count: number }
  /** expected: a finite number, "inf" or "-inf" */
  | { readonly kind: 'value' }
  /** expected: the value of a leaf, or null when the value is unknown */
  | { readonly kind: 'leaf-value' }
  /**
   * expected: a value that differs from the one at the path `other`, or from all others of the list when
   * `other` is absent
   */
  | { readonly kind: 'another'; readonly other?: string }
  /** expected: a tree in the notation; `problem` says at which position its text is wrong */
  | { readonly kind: 'tree'; readonly problem: Problem }
  /** expected: a position of x and o on nine squares; `problem` says why it is none */
  | { readonly kind: 'position'; readonly problem: PositionProblem }
  /** expected: a tree with at most `most` nodes or plies */
  | { readonly kind: 'limit'; readonly of: 'nodes' | 'plies'; readonly most: number }
  | { readonly kind: 'probability' }
  /** expected: probabilities of the children of a chance node whose sum is 1 */
  | { readonly kind: 'probabilities' }
  /** expected: a value within the bounds that the file declares for its leaves */
  | { readonly kind: 'leaf-bounds' }
  /**
   * expected: a vector of `players` numbers, as at the other leaves; 0 when the other leaves have single
   * numbers
   */
  | { readonly kind: 'vectors-alike'; readonly players: number }
  /** expected: no static value and no features, because the leaves of the tree are vectors */
  | { readonly kind: 'unjudged' }
  /** expected: a numbered player as the owner of a node, because the leaves of the tree are vectors */
  | { readonly kind: 'player' }
  /**
   * expected: MAX, MIN or chance as the owner of a node, because the leaves of the tree are single numbers
   */
  | { readonly kind: 'side' }
  /** expected: vectors whose sums do not exceed the sum that the file declares */
  | { readonly kind: 'leaf-sum' }
  /** expected: an algorithm for several players, because several players decide in the tree */
  | { readonly kind: 'players-algorithm' }
  /** expected: an algorithm for MAX and MIN, because no other players decide in the tree */
  | { readonly kind: 'sides-algorithm' }
  /** expected: no depth limit, because several players decide in the tree */
  | { readonly kind: 'to-the-ends' }
  /** expected: an algorithm that can begin with a window at the root */
  | { readonly kind: 'window-algorithm' }
  /** expected: the id of an example in the library */
  | { readonly kind: 'example' }
  /** expected: a game with its options, as a link names it */
  | { readonly kind: 'game' }
  /** expected: an algorithm with lists, because positions merge */
  | { readonly kind: 'lists-algorithm' }
  /** expected: a source from which the program can make a tree */
  | { readonly kind: 'source' }
  /** expected: an algorithm that can search chance nodes */
  | { readonly kind: 'chance-algorithm' }
  | { readonly kind: 'inner-node' }
  | { readonly kind: 'leaf' }
  /** expected: a node that has an edge above it, which is any node but the root */
  | { readonly kind: 'branch' }
  /** expected in a path: a child of the node before; the first node is a child of the root */
  | { readonly kind: 'child' }
  /** expected: a permutation of the numbers from 0, as many as the node has children */
  | { readonly kind: 'permutation' }
  /** expected: numbers in ascending order */
  | { readonly kind: 'ascending' }
  /** expected: marks for an answer, with a sum of at most `most` */
  | { readonly kind: 'sum'; readonly most: number };

/**
 * The faults of a tree that is packed in a link: the data are damaged, they are of a newer version, or the
 * tree is too big.
 */
export type PackedFault = 'damaged' | 'newer' | 'too-big';

/**
 * The greatest length of a path in a message, in characters. A longer path is cut in its middle, because its
 * beginning and its end say most.
 */
const LONGEST_PATH = 80;

/** Returns a path as messages write it: cut in its middle when it is too long. */
export function shownPath(path: string): string {
  const half = LONGEST_PATH / 2;
  return path.length > LONGEST_PATH ? `${path.slice(0, half)}…${path.slice(1 - half)}` : path;
}
