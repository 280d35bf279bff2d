/**
 * Packs a set of exercises for a link, as its canonical text. The link contains no answers and nothing that
 * is readable at a glance; but anyone who unpacks it has the trees and can work out the answers.
 */
import { LIMITS } from '../core/tree/limits.ts';
import type { PackedFault, Read } from '../notation/index.ts';
import { readJson } from '../notation/jsonText.ts';
import { canonicalSet, type ExerciseSet, type HasExample, setShape } from '../practice/exerciseSet.ts';
import { packText, unpackText } from './packedTree.ts';

/**
 * The result of unpacking a set: the fault of the link or, when the link is intact, the set with all that is
 * wrong with it.
 */
export type UnpackedSet =
  | { readonly kind: 'packed'; readonly fault: PackedFault }
  | { readonly kind: 'record'; readonly read: Read<ExerciseSet> };

/** Returns the packed set for a link; null when its text is longer than a link may hold. */
export async function packSet(set: ExerciseSet): Promise<string | null> {
  const text = canonicalSet(set);
  const bytes = new TextEncoder().encode(text).length;
  return bytes > LIMITS.pastedBytes ? null : packText(text);
}

/**
 * Unpacks a set. The result is the set that was packed or a fault, whatever happened to the text on its way.
 */
export async function unpackSet(packed: string, hasExample?: HasExample): Promise<UnpackedSet> {
  const unpacked = await unpackText(packed);
  return unpacked.ok
    ? { kind: 'record', read: readJson(setShape(hasExample), unpacked.value) }
    : { kind: 'packed', fault: unpacked.fault };
}
