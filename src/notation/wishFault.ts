/** What can be wrong with the wish for a uniform tree. */
import type { WishRefusal } from '../core/index.ts';

/** A part of a wish, as it is written before "=". */
export type WishPart = 'b' | 'd' | 'seed' | 'values' | 'order' | 'root';

/** Why a text is no wish for a uniform tree that can be granted. */
export type WishFault =
  /** the text says the size, but not all by which the leaves are drawn; `leaves`: how many the tree has */
  | { readonly code: 'incomplete'; readonly leaves: number }
  | { readonly code: 'unknown-part' }
  | { readonly code: 'bad-part' | 'twice' | 'missing'; readonly part: WishPart }
  | {
      readonly code: 'out-of-range';
      readonly part: WishPart;
      readonly least: number;
      readonly most: number;
    }
  | Extract<WishRefusal, { code: 'least-above-most' | 'too-many-nodes' }>;
