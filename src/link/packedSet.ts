/**
 * A set in a link: its canonical text, packed. There are no answers in it, and nothing that can be read at
 * a glance; but whoever unpacks it has the trees, and can work the answers out.
 */
import { LIMITS } from '../core/tree/limits.ts';
import type { PackedFault } from '../notation/packedFault.ts';
import type { ExerciseSet } from '../practice/exerciseSet.ts';
import { type ReadSet, readSetFile } from '../practice/readSet.ts';
import type { HasExample } from '../practice/readSetItem.ts';
import { canonicalSet } from '../practice/setRecord.ts';
import { packText, unpackText } from './packedText.ts';

/** The set; or the fault of the link; or, of a link that is whole, everything that is wrong with its set. */
export type UnpackedSet = ReadSet | { readonly ok: false; readonly fault: PackedFault };

/** The part of a link that holds the set; null where it is longer than a link may inflate to. */
export async function packSet(set: ExerciseSet): Promise<string | null> {
  const text = canonicalSet(set);
  const bytes = new TextEncoder().encode(text).length;
  return bytes > LIMITS.pastedBytes ? null : packText(text);
}

/** The set again; never another one, whatever happened to the text on its way. */
export async function unpackSet(packed: string, hasExample?: HasExample): Promise<UnpackedSet> {
  const unpacked = await unpackText(packed);
  return unpacked.ok ? readSetFile(unpacked.text, hasExample) : unpacked;
}
