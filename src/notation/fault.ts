/** The faults of data that was handed over, each a value with its path; the sentences about them are made elsewhere. */
import type { Problem } from './problem.ts';

export interface Fault {
  /** "$.items[2].parts[0].marks"; or line:column when the text is no JSON */
  readonly path: string;
  /** what was found, as JSON writes it, at most 40 characters; a count or a sum when that is wrong; "" for nothing */
  readonly found: string;
  readonly expected: Expected;
}

/** What was expected. Numbers named `least` and `most` belong to the allowed range. */
export type Expected =
  /** a text that is not only blanks */
  | { readonly kind: 'content' }
  | { readonly kind: 'json' }
  /** a name that does not occur twice in the same object */
  | { readonly kind: 'one-key' }
  | { readonly kind: 'format'; readonly format: string }
  /** a version no newer than the one that this program writes */
  | { readonly kind: 'version'; readonly most: number }
  | { readonly kind: 'object' }
  | { readonly kind: 'list' }
  /** a list with the expected number of entries */
  | { readonly kind: 'entries'; readonly least: number; readonly most: number }
  /** a text of at most this many characters */
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'choice'; readonly of: readonly (string | number | boolean | null)[] }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  /** a time in ms since 1970 within the range of a calendar */
  | { readonly kind: 'moment' }
  /** this many hexadecimal digits */
  | { readonly kind: 'digits'; readonly count: number }
  /** a finite number, "inf" or "-inf" */
  | { readonly kind: 'value' }
  /** a value, or null for an unknown value */
  | { readonly kind: 'leaf-value' }
  /** nothing that stands already at `other`, or elsewhere in the same list */
  | { readonly kind: 'another'; readonly other?: string }
  /** a tree in the notation; the problem has the place in the text */
  | { readonly kind: 'tree'; readonly problem: Problem }
  /** at most this many of these in a tree */
  | { readonly kind: 'limit'; readonly of: 'nodes' | 'plies'; readonly most: number }
  | { readonly kind: 'probability' }
  /** probabilities whose sum is 1 */
  | { readonly kind: 'probabilities' }
  /** a value within the leaf bounds that the file declares */
  | { readonly kind: 'leaf-bounds' }
  /** a vector with as many numbers as the others; 0 stands for a single number like the others */
  | { readonly kind: 'vectors-alike'; readonly players: number }
  /** no estimate, because leaves are vectors */
  | { readonly kind: 'unjudged' }
  /** one of several players, because leaves are vectors */
  | { readonly kind: 'player' }
  /** MAX, MIN or chance, because leaves are numbers */
  | { readonly kind: 'side' }
  /** vectors whose sums do not exceed the one that the file declares */
  | { readonly kind: 'leaf-sum' }
  /** an algorithm for several players, because they decide in the tree */
  | { readonly kind: 'players-algorithm' }
  /** an algorithm for MAX and MIN, because they decide in the tree */
  | { readonly kind: 'sides-algorithm' }
  /** no depth limit, because several players decide */
  | { readonly kind: 'to-the-ends' }
  /** an algorithm that takes a root window */
  | { readonly kind: 'window-algorithm' }
  /** the id of an example in the library */
  | { readonly kind: 'example' }
  /** a source from which a tree can be made */
  | { readonly kind: 'source' }
  /** an algorithm that has a rule for chance nodes */
  | { readonly kind: 'chance-algorithm' }
  | { readonly kind: 'inner-node' }
  | { readonly kind: 'leaf' }
  /** a node that has a branch above it */
  | { readonly kind: 'branch' }
  /** a child of the node before, and first a child of the root */
  | { readonly kind: 'child' }
  /** the numbers from 0, each once, as many as the node has children */
  | { readonly kind: 'permutation' }
  /** numbers in ascending order */
  | { readonly kind: 'ascending' }
  /** marks whose sum does not exceed this */
  | { readonly kind: 'sum'; readonly most: number };

/** The faults of a tree packed in a link. */
export type PackedFault = 'damaged' | 'newer' | 'too-big';

/** A longer path is cut in its middle, because its beginning and end say most. */
const LONGEST_PATH = 80;

/** Returns the path as it is shown. */
export function shownPath(path: string): string {
  const half = LONGEST_PATH / 2;
  return path.length > LONGEST_PATH ? `${path.slice(0, half)}…${path.slice(1 - half)}` : path;
}
