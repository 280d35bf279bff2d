import type { GameTree } from './gameTree.ts';

/** Returns the bounds that a tree declares of its leaves when both are finite, else its least and greatest leaf. */
export function valueRange(
  tree: Pick<GameTree, 'leafBounds' | 'leaves' | 'value'>,
): readonly [number, number] | null {
  const [low, high] = tree.leafBounds;
  if (Number.isFinite(low) && Number.isFinite(high)) return [low, high];
  let [least, greatest] = [Infinity, -Infinity];
  for (const leaf of tree.leaves()) {
    const value = tree.value(leaf);
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  return least <= greatest ? [least, greatest] : null;
}
