/**
 * Reads and writes the addresses of the page.
 *
 * In an address, a tree of the library has its name; a tree of the reader's own is packed, as a version, a
 * checksum and compressed text (`packTree.ts`, `packedTree.ts`). `address.ts` reads and writes all else that the page shows.
 * A link that people pass on starts with a checksum of all that follows, so that a link that was cut off is
 * recognized.
 *
 * Old links open for ever.
 */
export type * from './practiceLink.ts';
