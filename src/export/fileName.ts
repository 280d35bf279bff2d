import { crc32 } from '../core/crc32.ts';

/** Names that Windows reserves for devices, with any ending. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * The greatest length in characters. With four bytes for each, room for the ending remains in the 255 bytes that file
 * systems accept.
 */
const LONGEST = 60;

/** Matches characters that are dropped without a hyphen: signs, joiners and the like, of any script. */
const LOST = /[^\p{L}\p{M}\p{Nd}\p{P}\p{Z}\p{ASCII}]/u;

/**
 * Returns a name that every file system accepts: letters and digits of any script, in lower case where there is one,
 * with hyphens between them, and the ending, which includes its dot. When more is lost of a title than blanks,
 * punctuation and capitals, a checksum of the whole title ends the name, so that no two titles share a name. More is
 * lost when a title has signs that have no place in a name, is too long, or has separately written accents, which some
 * systems treat as the same.
 */
export function fileNameOf(title: string, ending: `.${string}`): string {
  const composed = title.normalize('NFC');
  const words = composed.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
  const plain = words.join('-');
  const isCut = Array.from(plain).length > LONGEST;
  const isAll = composed === title && !LOST.test(title) && !isCut && (plain !== '' || title === '');
  const sum = crc32(new TextEncoder().encode(title)).toString(16).padStart(8, '0');
  const check = isAll ? '' : `-${sum}`;
  const kept = Array.from(plain)
    .slice(0, LONGEST - check.length)
    .join('')
    .replace(/-$/, '');
  const name = `${kept || 'game-tree'}${check}`;
  return RESERVED.test(name) ? `tree-${name}${ending}` : `${name}${ending}`;
}
