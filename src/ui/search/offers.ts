/** What a text in the search field can be other than words: a link to this program, or a tree. */

import type { GameTree, UniformWish } from '../../core/index.ts';
import { decodeAddress } from '../../link/address.ts';
import { type Fold, folded, foldsOf } from '../../notation/fold.ts';
import type { Problem } from '../../notation/index.ts';
import type { ForeignName } from '../../notation/notations/names.ts';
import { parseTree } from '../../notation/parseTree.ts';
import { printTree } from '../../notation/printTree.ts';
import { readTypedTree, type TypedTree } from '../../notation/typedTree.ts';
import { readTypedWish } from '../../notation/typedWish.ts';
import { printWish } from '../../notation/uniformWish.ts';
import { isPlace } from '../../session/placeHash.ts';
import { screenOf } from '../../session/screens.ts';

export type Offer =
  | { readonly kind: 'link'; readonly hash: string; readonly of: 'tree' | 'exercise' | 'set' }
  | { readonly kind: 'damaged-link' }
  /** a tree; a row of leaves with the uniform trees into which it can be folded */
  | (TreeOffer & { readonly folds: readonly TreeOffer[] })
  /** the wish for a uniform tree, which is made when it is opened */
  | { readonly kind: 'wish'; readonly wish: UniformWish; readonly text: string }
  | { readonly kind: 'broken-tree'; readonly problem: Problem }
  /** a tree in another notation, with the trees in this program's notation that it may stand for */
  | { readonly kind: 'foreign-tree'; readonly problem: Problem | null; readonly trees: readonly TreeOffer[] };

export interface TreeOffer {
  readonly kind: 'tree';
  readonly tree: GameTree;
  readonly text: string;
  /** the notation of another program in which the text was read; null for ours */
  readonly readAs: ForeignName | null;
  /** how a row of leaves was folded; null when the tree was not */
  readonly fold: Fold | null;
}

/** Matches an address hash of this program, by itself or at the end of an address. */
const HASH = /(?:^|#)(v1&\S+)$/;
/**
 * BRACKETS matches the beginning of a tree in the notation; FIGURES matches a text of numbers and separators
 * only.
 */
const BRACKETS = /^\s*(?:[([{]|<\s*[-\d]|(?:max|min|chance)\s*[:(]|p\d\(|(?:sum|leaves)\s+[-\d][^;]*;)/i;
const FIGURES = /^[\s\d.,;:/+−∞-]*\d[\s\d.,;:/+−∞-]*$/;

/**
 * Returns the link or tree that a text stands for; null when it is words, or a single number, for which
 * figures are searched.
 */
export function offerOf(text: string): Offer | null {
  const hash = HASH.exec(text.trim())?.[1];
  if (hash !== undefined) return offerOfLink(hash);
  const wished = readTypedWish(text);
  if (wished?.ok) return { kind: 'wish', wish: wished.value.wish, text: printWish(wished.value.wish) };
  if (wished !== null) return { kind: 'broken-tree', problem: wished.problem };
  const isRow = FIGURES.test(text) && /\d\D+\d/.test(text.trim());
  const tree = isRow && text.includes('/') ? bracketed(text) : text;
  const read = readTypedTree(tree);
  const { parsed, readAs } = read;
  if (readAs !== null || (!parsed.ok && parsed.problem.code === 'foreign')) return foreignOffer(read);
  if (!BRACKETS.test(text) && !isRow) return null;
  if (parsed.ok)
    return parsed.value.size > 1
      ? rowOffer(parsed.value, tree, tree === text ? null : fractionsIn(text))
      : null;
  // Numbers such as "5.5 5.12" may be figure numbers of a book, so they are no faulty tree.
  return isRow ? null : { kind: 'broken-tree', problem: parsed.problem };
}

/**
 * Returns the row of leaves of a text such as "1/2 1/3", whose slashes stand between digits and may therefore be those
 * of fractions as well as those between rows; null when they are not.
 */
function fractionsIn(text: string): TreeOffer | null {
  const { parsed } = readTypedTree(text);
  return parsed.ok && parsed.value.size > 1
    ? { kind: 'tree', tree: parsed.value, text: printTree(parsed.value), readAs: null, fold: null }
    : null;
}

/**
 * Offers a tree in our notation, and what its text may stand for as well: when it is a row of leaves, the uniform trees
 * of these leaves; when it is rows between slashes, the fractions.
 */
function rowOffer(tree: GameTree, text: string, fractions: TreeOffer | null): Offer {
  const folds = foldsOf(tree).map((fold): TreeOffer => {
    const uniform = folded(tree, fold.branching);
    return { kind: 'tree', tree: uniform, text: printTree(uniform), readAs: null, fold };
  });
  return {
    kind: 'tree',
    tree,
    text,
    readAs: null,
    fold: null,
    folds: [...(fractions === null ? [] : [fractions]), ...folds],
  };
}

/** Offers a tree as it was read in the other notation, and the one that the text would be in ours. */
function foreignOffer({ parsed, readAs, ours }: TypedTree): Offer {
  const offerFor = (tree: GameTree, notation: ForeignName | null): TreeOffer => ({
    ...{ kind: 'tree', tree, text: printTree(tree), readAs: notation, fold: null },
  });
  const inOurs = ours === null ? [] : [offerFor(ours, null)];
  if (parsed.ok)
    return { kind: 'foreign-tree', problem: null, trees: [offerFor(parsed.value, readAs), ...inOurs] };
  const theirs = parsed.problem.theirs === undefined ? null : parseTree(parsed.problem.theirs);
  const asked = theirs?.ok ? [offerFor(theirs.value, parsed.problem.notation ?? null)] : [];
  return { kind: 'foreign-tree', problem: parsed.problem, trees: [...asked, ...inOurs] };
}

/**
 * Converts rows of numbers between slashes to a tree in the notation: each row becomes a child of the root,
 * and its numbers become leaves.
 */
function bracketed(text: string): string {
  return text
    .split('/')
    .map((row) => `(${row.trim()})`)
    .join(' ');
}

function offerOfLink(hash: string): Offer {
  if (screenOf(`#${hash}`) !== null) return { kind: 'link', hash, of: 'tree' };
  if (isPlace(`#${hash}`)) return { kind: 'link', hash, of: /(?:^|&)set=/.test(hash) ? 'set' : 'exercise' };
  const { isDamaged, tree } = decodeAddress(hash);
  return isDamaged || tree === undefined ? { kind: 'damaged-link' } : { kind: 'link', hash, of: 'tree' };
}
