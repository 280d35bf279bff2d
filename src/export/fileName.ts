import { crc32 } from '../core/crc32.ts';

/** What Windows keeps for devices, with any ending. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** In characters; of four bytes each they leave room for the ending in the 255 bytes that file systems take. */
const LONGEST = 60;

/** What no hyphen stands for: signs, joiners and the like, of any script. */
const LOST = /[^\p{L}\p{M}\p{Nd}\p{P}\p{Z}\p{ASCII}]/u;

/**
 * A name that every file system takes: letters and digits of any script, small ones where there are, with hyphens
 * between them, and the ending, which brings its dot. Where more is lost of a title than blanks, punctuation and
 * capitals, a check of the whole title ends the name, so that no two titles share one: of signs that have no place in
 * it, of a title that is too long, and of one whose accents are written apart, which some systems take for the same.
 */
export function fileNameOf(title: string, ending: `.${string}`): string {
  const composed = title.normalize('NFC');
  const words = composed.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
  const plain = words.join('-');
  const isCut = Array.from(plain).length > LONGEST;
  const isAll = composed === title && !LOST.test(title) && !isCut && (plain !== '' || title === '');
  const check = isAll ? '' : `-${checkOf(title)}`;
  const kept = Array.from(plain)
    .slice(0, LONGEST - check.length)
    .join('')
    .replace(/-$/, '');
  const name = `${kept || 'game-tree'}${check}`;
  return RESERVED.test(name) ? `tree-${name}${ending}` : `${name}${ending}`;
}

function checkOf(title: string): string {
  return crc32(new TextEncoder().encode(title)).toString(16).padStart(8, '0');
}
