import { crc32 } from '../core/crc32.ts';

/** CRC-32 of the text's UTF-8 bytes as eight hexadecimal digits: they betray a damaged link. */
export function checksum(text: string): string {
  return crc32(new TextEncoder().encode(text)).toString(16).padStart(8, '0');
}
