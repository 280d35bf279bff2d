/**
 * The largest sizes that a tree or a text may have. Refusals name the limit and the size found. Recursion over a tree
 * cannot overflow the call stack, because the depth is limited.
 */
export const LIMITS = {
  /** the greatest number of nodes of one tree that is drawn, leaves included */
  nodes: 200_000,
  /** the greatest number of nodes of one tree that is searched and told in figures */
  searchedNodes: 1_000_000,
  /** the greatest depth, in edges from the root to a leaf */
  depth: 1_000,
  /** the greatest number of children of one node */
  children: 10_000,
  /** the greatest length of a label, in UTF-16 code units */
  label: 1_000,
  /** the greatest number of weights of EVAL */
  features: 8,
  /** the greatest length of a feature's name without its sign, in UTF-16 code units */
  weight: 1_000_000,
  /** the greatest size of pasted text, in UTF-8 bytes */
  pastedBytes: 1_048_576,
  /** the greatest size of a file, in bytes */
  fileBytes: 5_242_880,
  /** the greatest size of a file of trees, in bytes: a million leaves of six digits fit */
  treeBytes: 8_388_608,
  /** the greatest length of the address's hash, in characters */
  linkChars: 65_536,
} as const;
