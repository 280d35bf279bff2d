import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { TreeBuilder } from '../../src/core/tree/treeBuilder.ts';

/** A MAX root over MIN nodes and leaves, every text in a name, a move and a leaf. */
export function nastyTree(texts: readonly string[]): GameTree {
  const builder = new TreeBuilder();
  builder.open('max', { label: texts[0] ?? '' });
  for (const [index, text] of texts.entries()) {
    builder.open('min', { label: text, move: text });
    builder.leaf(index, { label: text });
    builder.leaf(-index, { move: text });
    builder.close();
  }
  builder.close();
  return builder.finish();
}
