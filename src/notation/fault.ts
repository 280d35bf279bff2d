/** What can be wrong in data that was handed over, as a value with its path: the sentences are made of it elsewhere. */
import type { Problem } from './problem.ts';

export interface Fault {
  /** "$.items[2].parts[0].marks"; line:column where the text is no JSON */
  readonly path: string;
  /** what stands there, as JSON writes it, at most 40 characters; a count or a sum where that is what is wrong; "" for nothing */
  readonly found: string;
  readonly expected: Expected;
}

/** What should have stood there. Numbers named `least` and `most` belong to what is allowed. */
export type Expected =
  /** anything but blanks */
  | { readonly kind: 'content' }
  | { readonly kind: 'json' }
  /** a name that does not stand in the same object already */
  | { readonly kind: 'one-key' }
  | { readonly kind: 'format'; readonly format: string }
  /** no version beyond the one that this program writes */
  | { readonly kind: 'version'; readonly most: number }
  | { readonly kind: 'object' }
  | { readonly kind: 'list' }
  /** that many entries */
  | { readonly kind: 'entries'; readonly least: number; readonly most: number }
  /** a text of at most so many characters */
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'choice'; readonly of: readonly (string | number | boolean | null)[] }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  /** ms since 1970, as far as a calendar goes */
  | { readonly kind: 'moment' }
  /** so many hexadecimal digits */
  | { readonly kind: 'digits'; readonly count: number }
  /** a finite number, "inf" or "-inf" */
  | { readonly kind: 'value' }
  /** a value, or null for one that is not known */
  | { readonly kind: 'leaf-value' }
  /** nothing that stands already at `other`, or elsewhere in the same list */
  | { readonly kind: 'another'; readonly other?: string }
  /** a tree in the notation; the place in the text is the problem's */
  | { readonly kind: 'tree'; readonly problem: Problem }
  /** no more of these in a tree */
  | { readonly kind: 'limit'; readonly of: 'nodes' | 'plies'; readonly most: number }
  | { readonly kind: 'probability' }
  /** probabilities whose sum is 1 */
  | { readonly kind: 'probabilities' }
  /** a value within the leaf bounds that the file declares */
  | { readonly kind: 'leaf-bounds' }
  /** a vector of as many numbers as the others have; 0 for a single number, as the others are */
  | { readonly kind: 'vectors-alike'; readonly players: number }
  /** an estimate where leaves are vectors */
  | { readonly kind: 'unjudged' }
  /** one of several players, as leaves are vectors */
  | { readonly kind: 'player' }
  /** MAX, MIN or chance, as leaves are numbers */
  | { readonly kind: 'side' }
  /** vectors whose sums are no more than the file declares */
  | { readonly kind: 'leaf-sum' }
  /** an algorithm for several players, as they decide in the tree */
  | { readonly kind: 'players-algorithm' }
  /** an algorithm for MAX and MIN, as they decide in the tree */
  | { readonly kind: 'sides-algorithm' }
  /** no depth limit, where several players decide */
  | { readonly kind: 'to-the-ends' }
  /** an algorithm whose root is searched between bounds */
  | { readonly kind: 'window-algorithm' }
  /** the id of an example in the library */
  | { readonly kind: 'example' }
  /** a source that a tree could be made from */
  | { readonly kind: 'source' }
  /** an algorithm that has a rule for chance nodes */
  | { readonly kind: 'chance-algorithm' }
  | { readonly kind: 'inner-node' }
  | { readonly kind: 'leaf' }
  /** a node with a branch above it */
  | { readonly kind: 'branch' }
  /** a child of the node before, the first one of the root */
  | { readonly kind: 'child' }
  /** the numbers from 0, each once, as many as the node has children */
  | { readonly kind: 'permutation' }
  /** from low to high */
  | { readonly kind: 'ascending' }
  /** marks whose sum is no more than this */
  | { readonly kind: 'sum'; readonly most: number };

/** What can be wrong with a tree that came packed in a link. */
export type PackedFault = 'damaged' | 'newer' | 'too-big';

/** A longer path is cut in its middle: where it begins and ends says most. */
const LONGEST_PATH = 80;

/** The path as it is shown. */
export function shownPath(path: string): string {
  const half = LONGEST_PATH / 2;
  return path.length > LONGEST_PATH ? `${path.slice(0, half)}…${path.slice(1 - half)}` : path;
}
