const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Returns the UTF-8 bytes of a text in base 64. */
export function textInBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b, c] = bytes.subarray(at, at + 3);
    const bits = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    const digits = [18, 12, 6, 0].map((shift) => DIGITS[(bits >> shift) & 63]);
    pieces.push(digits.slice(0, b === undefined ? 2 : c === undefined ? 3 : 4).join(''));
  }
  const text64 = pieces.join('');
  return text64.padEnd(Math.ceil(text64.length / 4) * 4, '=');
}
