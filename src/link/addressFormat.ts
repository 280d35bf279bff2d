/** The first part of every address. */
export const VERSION = 'v1';

/** What the checksum of a link that is passed on begins with; it comes second. */
export const CHECK = 'check=';
