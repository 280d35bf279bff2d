/** Decodes UTF-8 bytes, or finds the first byte at which no character can be decoded. */
export type Decoded =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly offset: number };

const UTF8 = 'utf-8';
const REPLACEMENT = '\u{fffd}';
const REPLACEMENT_BYTES = new TextEncoder().encode(REPLACEMENT);

/** Decodes the bytes and does not replace invalid ones; a byte order mark at the start is dropped. */
export function decodeText(bytes: Uint8Array): Decoded {
  try {
    return { ok: true, text: new TextDecoder(UTF8, { fatal: true }).decode(bytes) };
  } catch (thrown) {
    if (!(thrown instanceof TypeError)) throw thrown;
    return { ok: false, offset: firstInvalidByte(bytes) };
  }
}

/**
 * Returns the offset of the first invalid byte. A lenient decoder writes U+FFFD for invalid bytes; the first
 * U+FFFD that is not in the bytes themselves shows where they are.
 */
function firstInvalidByte(bytes: Uint8Array): number {
  let offset = 0;
  for (const character of new TextDecoder(UTF8, { ignoreBOM: true }).decode(bytes)) {
    const isWritten = REPLACEMENT_BYTES.every((byte, index) => bytes[offset + index] === byte);
    if (character === REPLACEMENT && !isWritten) return offset;
    offset += new TextEncoder().encode(character).length;
  }
  return offset;
}
