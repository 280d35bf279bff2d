/** The worker reads texts of at least this many characters. A text of 20,000 leaves of one digit each is as long. */
export const LONG_TEXT = 40_000;
