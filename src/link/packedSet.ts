/**
 * A set in a link: its canonical text, packed. It contains no answers and nothing that is readable at a glance; but who
 * unpacks it has the trees and can work the answers out.
 */
import { LIMITS } from '../core/tree/limits.ts';
import type { Read } from '../notation/codec.ts';
import type { PackedFault } from '../notation/fault.ts';
import { readJson } from '../notation/jsonText.ts';
import { canonicalSet, type ExerciseSet, type HasExample, setShape } from '../practice/exerciseSet.ts';
import { packText, unpackText } from './packedTree.ts';

/** The fault of the link or, when the link is intact, its set or everything that is wrong with it. */
export type UnpackedSet =
  | { readonly kind: 'packed'; readonly fault: PackedFault }
  | { readonly kind: 'record'; readonly read: Read<ExerciseSet> };

/** Returns the part of a link that holds the set; null when it is longer than a link may inflate to. */
export async function packSet(set: ExerciseSet): Promise<string | null> {
  const text = canonicalSet(set);
  const bytes = new TextEncoder().encode(text).length;
  return bytes > LIMITS.pastedBytes ? null : packText(text);
}

/** Unpacks the set; never returns a different one, whatever happened to the text on its way. */
export async function unpackSet(packed: string, hasExample?: HasExample): Promise<UnpackedSet> {
  const unpacked = await unpackText(packed);
  return unpacked.ok
    ? { kind: 'record', read: readJson(setShape(hasExample), unpacked.value) }
    : { kind: 'packed', fault: unpacked.fault };
}
