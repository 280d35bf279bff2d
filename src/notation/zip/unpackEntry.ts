/**
 * Unpacks an entry of a zip and checks it. The library that inflates checks neither the checksum nor the
 * declared size, so both are checked here, while it is fed: 1 KiB of packed data becomes at most 1 MiB.
 */
import { Inflate } from 'fflate';
import { crc32 } from '../../core/crc32.ts';
import { isZip, type ZipEntry } from './zipDirectory.ts';
import type { EntryFault } from './zipFault.ts';

/** How much of the packed data the library is given at once, in bytes. */
const FED_BYTES = 1_024;

/** After how many bytes of packed data the generator pauses. */
const PAUSE_BYTES = 32_768;

export type Unpacked =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly fault: EntryFault };

/** Unpacks an entry; yields now and then, so that others are heard. The bytes are a copy. */
export function* unpackEntry({ method, packed, size, crc }: ZipEntry): Generator<void, Unpacked> {
  const bytes = method === 'stored' ? new Uint8Array(packed) : yield* inflated(packed, size);
  if (typeof bytes === 'string') return { ok: false, fault: { kind: bytes } };
  if (crc32(bytes) !== crc) return { ok: false, fault: { kind: 'crc' } };
  if (isZip(bytes)) return { ok: false, fault: { kind: 'nested' } };
  return { ok: true, bytes };
}

/** Returns what the packed data hold, or why there is nothing: they are damaged, or not of the declared size. */
function* inflated(
  packed: Uint8Array,
  size: number,
): Generator<void, Uint8Array<ArrayBuffer> | 'packed' | 'size'> {
  const bytes = new Uint8Array(size);
  let made = 0;
  let isTooLong = false;
  const inflate = new Inflate((chunk) => {
    isTooLong ||= made + chunk.length > size;
    if (!isTooLong) bytes.set(chunk, made);
    made += chunk.length;
  });
  for (let at = 0; at === 0 || at < packed.length; at += FED_BYTES) {
    if (at > 0 && at % PAUSE_BYTES === 0) yield;
    const next = at + FED_BYTES;
    try {
      inflate.push(packed.subarray(at, next), next >= packed.length);
    } catch {
      return 'packed';
    }
    if (isTooLong) return 'size';
  }
  return made === size ? bytes : 'size';
}
