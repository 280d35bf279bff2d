/** Unpacks a zip entry by entry. Records alone are handed on; of other entries, only that they are there. */
import type { Progress } from '../../core/progress.ts';
import { isRecordText } from '../recordBytes.ts';
import { unpackEntry } from './unpackEntry.ts';
import { zipDirectory } from './zipDirectory.ts';
import { type EntryFault, ZIP_LIMITS, type ZipFault } from './zipFault.ts';

/** What became of an entry, or of the whole zip. */
export type UnzipPart =
  | { readonly kind: 'refused'; readonly fault: ZipFault }
  | { readonly kind: 'fault'; readonly path: string; readonly fault: EntryFault }
  | { readonly kind: 'other'; readonly path: string }
  | {
      readonly kind: 'record';
      readonly path: string;
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly transfer: readonly ArrayBuffer[];
    };

/**
 * Unpacks the entries in their order; what has been done is counted in bytes of packed data.
 *
 * @param most the most bytes that all entries may hold together
 */
export function* unzip(
  zip: Uint8Array,
  most: number = ZIP_LIMITS.allBytes,
): Generator<Progress<UnzipPart>, void> {
  const directory = zipDirectory(zip);
  if (!directory.ok) {
    yield { done: 1, of: 1, part: { kind: 'refused', fault: directory.fault } };
    return;
  }
  const of = zip.length;
  let [done, unpackedBytes] = [0, 0];
  for (const entry of directory.entries) {
    const { path } = entry;
    if ('fault' in entry) {
      yield { done, of, part: { kind: 'fault', ...entry } };
      continue;
    }
    if (unpackedBytes + entry.size > most) {
      const fault = { kind: 'all-too-large', most } as const;
      yield { done, of, part: { kind: 'fault', path, fault } };
      continue;
    }
    const unpacking = unpackEntry(entry);
    let step = unpacking.next();
    for (; step.done !== true; step = unpacking.next()) yield { done, of, part: null };
    const unpacked = step.value;
    done += entry.packed.length;
    if (!unpacked.ok) {
      yield { done, of, part: { kind: 'fault', path, fault: unpacked.fault } };
      continue;
    }
    const { bytes } = unpacked;
    unpackedBytes += bytes.length;
    const part: UnzipPart = isRecordText(bytes)
      ? { kind: 'record', path, bytes, transfer: [bytes.buffer] }
      : { kind: 'other', path };
    yield { done, of, part };
  }
}
