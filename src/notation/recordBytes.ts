/** Recognizes the text of a record before it is decoded. */

const MARK = [0xef, 0xbb, 0xbf];
const BLANKS = [0x09, 0x0a, 0x0d, 0x20];
const BRACE = 0x7b;

/** Whether bytes begin as a JSON object in UTF-8 does: with a brace, after a byte order mark and blanks. */
export function isRecordText(bytes: Uint8Array): boolean {
  const start = MARK.every((byte, at) => bytes[at] === byte) ? MARK.length : 0;
  return bytes.subarray(start).find((byte) => !BLANKS.includes(byte)) === BRACE;
}
