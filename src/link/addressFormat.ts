/** What all addresses have in common: a version, parts with "&" between them, and perhaps a checksum of them. */
import { crc32 } from '../core/crc32.ts';

/** The first part of every address. */
export const VERSION = 'v1';

/** What the checksum begins with; it comes second. */
const CHECK = 'check=';

/** The hash without "#", with a checksum of its parts before them: links are cut off and changed on their way. */
export function checkedHash(parts: string): string {
  return `${VERSION}&${CHECK}${checksum(parts)}&${parts}`;
}

export interface HashParts {
  /** without version and checksum */
  readonly parts: readonly string[];
  /** the checksum is not that of what follows it */
  readonly isDamaged: boolean;
}

/** The parts of a hash without "#"; one without a checksum is taken as it is. */
export function partsOfHash(hash: string): HashParts {
  const [version, check = '', ...checked] = hash.split('&');
  const hasCheck = version === VERSION && check.startsWith(CHECK);
  const parts = hasCheck ? checked : hash.split('&');
  return {
    parts: parts.filter((part) => part !== VERSION && part !== ''),
    isDamaged: hasCheck && checksum(checked.join('&')) !== check.slice(CHECK.length),
  };
}

/** A part as a message may quote it. */
export function shortened(part: string): string {
  const characters = Array.from(part);
  return characters.length > 40 ? `${characters.slice(0, 39).join('')}…` : part;
}

/** CRC-32 of the text's UTF-8 bytes as eight hexadecimal digits: they betray a damaged link. */
export function checksum(text: string): string {
  return crc32(new TextEncoder().encode(text)).toString(16).padStart(8, '0');
}
