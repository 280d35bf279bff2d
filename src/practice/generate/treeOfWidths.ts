import type { Random } from '../../core/random/seeded.ts';
import { shuffled } from '../../core/random/shuffled.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import { opponentOf } from '../../core/tree/nodeKind.ts';
import { TreeBuilder } from '../../core/tree/treeBuilder.ts';
import type { Widths } from './recipes.ts';

/** A tree of MAX and MIN in turn, each ply as wide as is said; the values free, or all different. */
export function treeOfWidths(
  widths: Widths,
  [least, most]: readonly [number, number],
  ties: boolean,
  random: Random,
): GameTree {
  const numbers = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const different = shuffled(numbers, random);
  const builder = new TreeBuilder();
  grow(0, random.flip(0.75) ? 'max' : 'min');
  return builder.finish();

  function grow(ply: number, side: 'max' | 'min'): void {
    const width = widths[ply];
    if (width === undefined) {
      builder.leaf(ties ? random.pick(numbers) : (different.pop() ?? least));
      return;
    }
    builder.open(side);
    const [few, many] = width;
    for (let left = few + random.below(many - few + 1); left > 0; left -= 1) grow(ply + 1, opponentOf(side));
    builder.close();
  }
}
