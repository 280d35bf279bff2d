/** What another scale would do to the values and the best moves of a tree, for a preview of it. */
import { type Flip, flipsInPieces } from '../analysis/index.ts';
import { backedUpInPieces } from '../order/childOrder.ts';
import type { GameTree } from '../tree/index.ts';
import { ROOT } from '../tree/nodeId.ts';
import type { Edited } from './edited.ts';
import { type Scale, scaleValues } from './scale.ts';

export interface ScaleEffect {
  readonly ok: true;
  /** the rescaled tree */
  readonly tree: GameTree;
  /** the backed-up value of every node before and after, by id; see `backedUpValues` */
  readonly values: Float64Array;
  readonly scaled: Float64Array;
  /** the decision nodes whose best child changes, in preorder */
  readonly changed: readonly Flip[];
  /** one pair for each known leaf value of the tree, in ascending order: the value, and its rescaled value */
  readonly leaves: readonly (readonly [before: number, after: number])[];
}

/** Finds the effect of a scale, or the reason why it is refused, with pauses. */
export function* scaleEffectInPieces(
  tree: GameTree,
  scale: Scale,
): Generator<undefined, ScaleEffect | Exclude<Edited, { readonly ok: true }>> {
  const outcome = scaleValues(tree, scale, ROOT);
  if (!outcome.ok) return outcome;
  yield;
  const { tree: after } = outcome;
  const values = yield* backedUpInPieces(tree);
  const scaled = yield* backedUpInPieces(after);
  const changed = yield* flipsInPieces(tree, values, after, scaled);
  const pairs = new Map(tree.leaves().map((leaf) => [tree.value(leaf), after.value(leaf)]));
  const leaves = [...pairs].filter(([value]) => !Number.isNaN(value)).sort(([a], [b]) => a - b);
  return { ok: true, tree: after, values, scaled, changed, leaves };
}
