/** A tree as plain nested data, for writing tests down and for recomputing things independently. */
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { parseProbability } from '../../src/core/tree/probability.ts';
import { type NodeAttributes, TreeBuilder } from '../../src/core/tree/treeBuilder.ts';

/** null is a leaf whose value is unknown. */
export type Sketch = number | null | DecisionSketch | ChanceSketch;
export type DecisionSketch = { readonly max: readonly Sketch[] } | { readonly min: readonly Sketch[] };
/** each outcome with its probability as it is written */
export type ChanceSketch = { readonly chance: readonly (readonly [string, Sketch])[] };

/** The flat tree of a sketch. */
export function treeOf(sketch: Sketch, leafBounds?: readonly [number, number]): GameTree {
  const builder = new TreeBuilder();
  add(builder, sketch, {});
  return builder.finish(leafBounds);
}

function add(builder: TreeBuilder, sketch: Sketch, attributes: NodeAttributes): void {
  if (sketch === null || typeof sketch === 'number') {
    builder.leaf(sketch ?? Number.NaN, attributes);
  } else if ('chance' in sketch) {
    builder.open('chance', attributes);
    for (const [text, outcome] of sketch.chance) {
      const probability = parseProbability(text);
      if (probability === null) throw new Error(`"${text}" is not a probability`);
      add(builder, outcome, { probability });
    }
    builder.close();
  } else {
    builder.open('max' in sketch ? 'max' : 'min', attributes);
    for (const child of childrenOf(sketch)) add(builder, child, {});
    builder.close();
  }
}

export function childrenOf(sketch: DecisionSketch): readonly Sketch[] {
  return 'max' in sketch ? sketch.max : sketch.min;
}

/** The sketch as a literal, to be pasted where a failure is looked into. */
export function literalOf(sketch: Sketch): string {
  return JSON.stringify(sketch, (_key, value: unknown) => {
    if (value === Infinity) return 'inf';
    return value === -Infinity ? '-inf' : value;
  });
}

/** The sketch of a tree, without its names. */
export function sketchOf(tree: GameTree, node: NodeId = ROOT): Sketch {
  const kind = tree.kindName(node);
  if (kind === 'leaf') return tree.value(node);
  const children = tree.children(node).map((child) => sketchOf(tree, child));
  if (kind !== 'chance') return kind === 'max' ? { max: children } : { min: children };
  return { chance: children.map((child, index) => [tree.probability(tree.child(node, index)), child]) };
}
