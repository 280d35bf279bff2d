/** The preview of another scale for the values of a tree; that of a large tree is made in slices of time. */
import { type Scale, scaleEffectInPieces } from '../core/edit/index.ts';
import type { GameTree } from '../core/index.ts';
import { foundInSlices } from './searching.ts';

type Found =
  ReturnType<typeof scaleEffectInPieces> extends Generator<undefined, infer Effect> ? Effect : never;

/** A cache: for each tree, the scale for which the preview was computed last, and the result. */
const last = new WeakMap<GameTree, { readonly scale: Scale; readonly found: Found }>();

/**
 * Returns the effect of a scale on a tree, or the reason why it is refused. An action that can wait does so for a large
 * tree.
 */
export function scaleEffectOf(tree: GameTree, scale: Scale): Found {
  const known = last.get(tree);
  if (known?.scale === scale) return known.found;
  // The panel that asks for it displays no card of what is done.
  return foundInSlices('counting', tree.size, () => finding(tree, scale));
}

function* finding(tree: GameTree, scale: Scale): Generator<undefined, Found> {
  const found = yield* scaleEffectInPieces(tree, scale);
  last.set(tree, { scale, found });
  return found;
}
