import { crc32 } from '../core/crc32.ts';

/** Matches names that Windows reserves for devices, whatever the file's ending is. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * The greatest length of a name, in characters. With four bytes for each character, there is still room for
 * the ending in the 255 bytes that file systems accept.
 */
const LONGEST = 60;

/**
 * Matches characters that are dropped from a name without a hyphen: signs, joiners and the like, of any
 * script.
 */
const LOST = /[^\p{L}\p{M}\p{Nd}\p{P}\p{Z}\p{ASCII}]/u;

/**
 * Returns a file name that every file system accepts: letters and digits of any script, in lower case where
 * the script has one, with hyphens between words, and the ending, which includes its dot. When a title loses
 * more than blanks, punctuation and capitals, a checksum of the whole title ends the name, so that no two
 * titles share a name. A title loses more when it has signs that are not allowed in a name, is too long, or
 * has separately written accents, which some systems do not tell apart from composed ones.
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
