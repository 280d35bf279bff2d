import type { Edit } from '../../src/core/edit/index.ts';
import type { GameTree } from '../../src/core/index.ts';
import type { Random } from '../../src/core/random/seeded.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';

/** An edit of some node, as one writes it down who sees `tree`; new values are unlike all others. */
export function someEdit(tree: GameTree, random: Random): Edit {
  const node = random.below(tree.size) as NodeId;
  const to = random.below(tree.size) as NodeId;
  const leaf = random.pick(tree.leaves());
  const kinds: readonly Edit[] = [
    ['setValue', leaf, random.below(1_000)],
    ['setValue', leaf, random.below(1_000)],
    tree.size < 40 ? ['addChild', node] : ['removeNode', node],
    ['removeNode', node],
    tree.size < 40 ? ['duplicateNode', node] : ['shiftNode', node, 1],
    ['moveNode', node, to, random.below(3)],
    ['shiftNode', node, random.below(2) === 0 ? 1 : -1],
    ['setLabel', node, `L${random.below(1_000)}`],
    tree.isLeaf(node) ? ['setValue', node, Number.NaN] : ['setSide', node, random.pick(['max', 'min'])],
  ];
  return random.pick(kinds);
}
