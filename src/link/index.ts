/**
 * The address of the page, and what it says.
 *
 * A library tree stands in the address by its name; a tree of the reader's own stands there packed, as a version, a
 * checksum and compressed text (`packedTree.ts`). `address.ts` reads and prints everything else that is shown. A link
 * that people pass on starts with a checksum of all that follows, so that a link that was cut off is recognized.
 *
 * Old links open for ever.
 */
export {};
