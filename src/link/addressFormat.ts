/**
 * The common format of all addresses: a version, parts separated by "&", and perhaps a checksum of the parts.
 */
import { crc32 } from '../core/crc32.ts';
import { LIMITS } from '../core/tree/limits.ts';

/** The version, which is the first part of every address. */
export const VERSION = 'v1';

/** The beginning of the checksum, which is the second part of an address. */
const CHECK = 'check=';

/**
 * Returns the hash of the parts, without "#", with a checksum before them, because links are cut off and
 * changed on their way.
 */
export function checkedHash(parts: string): string {
  return `${VERSION}&${CHECK}${checksum(parts)}&${parts}`;
}

/** Returns the hash; null when it is too long for a link. */
export function withinLimit(hash: string): string | null {
  return hash.length > LIMITS.linkChars ? null : hash;
}

interface HashParts {
  /** the parts of the hash, without version and checksum */
  readonly parts: readonly string[];
  /** whether the checksum does not match the text after it */
  readonly isDamaged: boolean;
}

/** Returns the parts of a hash without "#"; a hash without a checksum is accepted unchecked. */
export function partsOfHash(hash: string): HashParts {
  const [version, check = '', ...checked] = hash.split('&');
  const hasCheck = version === VERSION && check.startsWith(CHECK);
  const parts = hasCheck ? checked : hash.split('&');
  return {
    parts: parts.filter((part) => part !== VERSION && part !== ''),
    isDamaged: hasCheck && checksum(checked.join('&')) !== check.slice(CHECK.length),
  };
}

/** Returns a value as it was before it was percent-encoded; null when it is absent or damaged. */
export function decoded(text: string | undefined): string | null {
  try {
    return text === undefined ? null : decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Shortens a part of an address to 40 characters, for a message. */
export function shortened(part: string): string {
  const characters = Array.from(part);
  return characters.length > 40 ? `${characters.slice(0, 39).join('')}…` : part;
}

/** Returns the CRC-32 of the text's UTF-8 bytes as eight hexadecimal digits, which reveals a damaged link. */
export function checksum(text: string): string {
  return crc32(new TextEncoder().encode(text)).toString(16).padStart(8, '0');
}
