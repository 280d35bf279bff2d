/** Returns the encoding that a byte order mark of UTF-16 tells, as shells of Windows write it; null without one. */
export function wideEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}
