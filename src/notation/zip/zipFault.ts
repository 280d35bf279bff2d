/** Why a zip, or one of its entries, is not opened. */

/** The greatest sizes of a zip that is opened, in bytes, and the greatest number of its entries. */
export const ZIP_LIMITS = {
  /** the zip itself */
  bytes: 104_857_600,
  entries: 5_000,
  /** what one entry holds */
  entryBytes: 5_242_880,
  /** what all entries hold together */
  allBytes: 314_572_800,
} as const;

/** Why nothing of a zip is read. */
export type ZipFault =
  /** the bytes do not begin as those of a zip do */
  | { readonly kind: 'no-zip' }
  /** the end of the zip, where its list of entries is announced, is missing */
  | { readonly kind: 'cut-off' }
  /** the list of entries is in the form for more than 4 GiB or more than 65,535 entries */
  | { readonly kind: 'zip64' }
  /** the zip is one of several parts */
  | { readonly kind: 'parts' }
  | { readonly kind: 'entries'; readonly count: number; readonly most: number }
  /** the list of entries is damaged at this offset, in bytes */
  | { readonly kind: 'list'; readonly offset: number };

/** What is not allowed in the name of an entry. */
export type NameFault =
  | 'empty'
  /** the bytes are said to be UTF-8 and are not */
  | 'encoding'
  | 'nul'
  | 'control'
  /** a character that changes the direction of writing */
  | 'bidi'
  | 'backslash'
  | 'absolute'
  /** a part of the path is ".." */
  | 'parent';

/** Why one entry of a zip is not read; the others are. */
export type EntryFault =
  | { readonly kind: 'name'; readonly of: NameFault }
  | { readonly kind: 'encrypted' }
  | { readonly kind: 'zip64' }
  /** the entry is packed by a method other than 0 (stored) and 8 (deflate) */
  | { readonly kind: 'method'; readonly method: number }
  /** the entry's own head is missing, or says something else than the list of entries */
  | { readonly kind: 'head' }
  /** the entry shares bytes with another one */
  | { readonly kind: 'overlap' }
  | { readonly kind: 'too-large'; readonly bytes: number; readonly most: number }
  /** with this entry, all that is read would be larger than allowed */
  | { readonly kind: 'all-too-large'; readonly most: number }
  /** the packed data cannot be unpacked */
  | { readonly kind: 'packed' }
  /** the entry does not hold as many bytes as it says */
  | { readonly kind: 'size' }
  | { readonly kind: 'crc' }
  /** the entry is a zip itself */
  | { readonly kind: 'nested' };
