/** The tree of 16 leaves on which all the faulty methods evaluate other leaves. */
import { type Sketch, treeOf } from '../support/sketch.ts';

type Nested = number | readonly Nested[];

/** MAX and MIN in turn, as brackets alone have it. */
export function alternating(nested: Nested, side: 'max' | 'min' = 'max'): Sketch {
  if (typeof nested === 'number') return nested;
  const children = nested.map((child) => alternating(child, side === 'max' ? 'min' : 'max'));
  return side === 'max' ? { max: children } : { min: children };
}

const LEAVES: Nested = [
  [
    [
      [0, 8],
      [2, 4],
    ],
    [
      [6, 2],
      [8, 1],
    ],
  ],
  [
    [
      [9, 4],
      [8, 2],
    ],
    [
      [1, 9],
      [9, 3],
    ],
  ],
];

/** MAX root, value 3. */
export const DEEP_SKETCH = alternating(LEAVES);
export const DEEP_TREE = treeOf(DEEP_SKETCH);

/** The textbook's tree of nine leaves: 3, and two cuts in the second branch. */
export const TEXTBOOK_TREE = treeOf(
  alternating([
    [3, 12, 8],
    [2, 4, 6],
    [14, 5, 2],
  ]),
);
