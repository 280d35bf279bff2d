/** Packs sets and lessons for links, and unpacks them. */
import { LIMITS } from '../core/tree/limits.ts';
import type { PackedFault, Read, Shape } from '../notation/index.ts';
import { readJson } from '../notation/jsonText.ts';
import { unpackText } from './packedTree.ts';
import { packText } from './packTree.ts';

/**
 * The result of unpacking a record: the fault of the link or, when the link is intact, the record with all
 * that is wrong with it.
 */
export type UnpackedRecord<T> =
  | { readonly kind: 'packed'; readonly fault: PackedFault }
  | { readonly kind: 'record'; readonly read: Read<T> };

/** Returns the packed text of a record for a link; null when the text is longer than a link may hold. */
export async function packRecord(text: string): Promise<string | null> {
  const bytes = new TextEncoder().encode(text).length;
  return bytes > LIMITS.pastedBytes ? null : packText(text);
}

/**
 * Unpacks a record. The result is the record that was packed or a fault, whatever happened to the text on its
 * way.
 */
export async function unpackRecord<T>(packed: string, shape: Shape<T>): Promise<UnpackedRecord<T>> {
  const unpacked = await unpackText(packed);
  return unpacked.ok
    ? { kind: 'record', read: readJson(shape, unpacked.value) }
    : { kind: 'packed', fault: unpacked.fault };
}
