/** What a text in the search field can be other than words: a link to this program, or a tree. */

import type { GameTree } from '../../core/index.ts';
import { decodeAddress } from '../../link/address.ts';
import type { Problem } from '../../notation/index.ts';
import { parseTypedTree } from '../../notation/typedTree.ts';
import { isPlace } from '../../session/placeHash.ts';
import { screenOf } from '../../session/screens.ts';

export type Offer =
  | { readonly kind: 'link'; readonly hash: string; readonly of: 'tree' | 'exercise' | 'set' }
  | { readonly kind: 'damaged-link' }
  | TreeOffer
  | { readonly kind: 'broken-tree'; readonly problem: Problem }
  /** a tree in another notation, with the trees in this program's notation that it may stand for */
  | { readonly kind: 'foreign-tree'; readonly problem: Problem; readonly trees: readonly TreeOffer[] };

type TreeOffer = { readonly kind: 'tree'; readonly tree: GameTree; readonly text: string };

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
  const isRow = FIGURES.test(text) && /\d\D+\d/.test(text.trim());
  const tree = isRow && text.includes('/') ? bracketed(text) : text;
  const parsed = parseTypedTree(tree);
  if (!parsed.ok && parsed.problem.code === 'foreign') return foreignOffer(parsed.problem);
  if (!BRACKETS.test(text) && !isRow) return null;
  if (parsed.ok) return parsed.value.size > 1 ? { kind: 'tree', tree: parsed.value, text: tree } : null;
  // Numbers such as "5.5 5.12" may be figure numbers of a book, so they are no faulty tree.
  return isRow ? null : { kind: 'broken-tree', problem: parsed.problem };
}

function foreignOffer(problem: Problem): Offer {
  const texts = [problem.theirs, problem.ours].filter((text) => text !== undefined);
  const trees = texts.flatMap((text) => {
    const parsed = parseTypedTree(text);
    return parsed.ok ? [{ kind: 'tree', tree: parsed.value, text } as const] : [];
  });
  return { kind: 'foreign-tree', problem, trees };
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
