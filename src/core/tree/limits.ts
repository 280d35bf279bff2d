/**
 * The largest sizes that a tree or a text may have. Refusals name the limit and the size found. The depth limit makes
 * plain recursion safe everywhere.
 */
export const LIMITS = {
  /** nodes of one tree, leaves included */
  nodes: 200_000,
  /** edges from the root to the deepest leaf */
  depth: 1_000,
  /** children of one node */
  children: 10_000,
  /** UTF-16 code units of a label */
  label: 1_000,
  /** weights of EVAL */
  features: 8,
  /** UTF-16 code units of a feature's name, without its sign */
  weight: 1_000_000,
  /** UTF-8 bytes of pasted text */
  pastedBytes: 1_048_576,
  /** bytes of a file */
  fileBytes: 5_242_880,
  /** characters of the address's hash */
  linkChars: 65_536,
} as const;
