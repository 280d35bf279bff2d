/** Decodes UTF-8 bytes, or returns the offset of the first byte that begins no character. */
export type Decoded =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly offset: number };

const UTF8 = 'utf-8';
const REPLACEMENT = '\u{fffd}';
const REPLACEMENT_BYTES = new TextEncoder().encode(REPLACEMENT);

/** Decodes strictly; a byte order mark at the start is dropped. */
export function decodeText(bytes: Uint8Array): Decoded {
  try {
    return { ok: true, text: new TextDecoder(UTF8, { fatal: true }).decode(bytes) };
  } catch (thrown) {
    if (!(thrown instanceof TypeError)) throw thrown;
    return { ok: false, offset: firstInvalidByte(bytes) };
  }
}

/** A lenient decoder writes U+FFFD where it fails; the first one that is not in the bytes marks the place. */
function firstInvalidByte(bytes: Uint8Array): number {
  let offset = 0;
  for (const character of new TextDecoder(UTF8, { ignoreBOM: true }).decode(bytes)) {
    const isWritten = REPLACEMENT_BYTES.every((byte, index) => bytes[offset + index] === byte);
    if (character === REPLACEMENT && !isWritten) return offset;
    offset += new TextEncoder().encode(character).length;
  }
  return offset;
}
