/** Defines the record of a tree on this device. */
import type { GameTree } from '../core/index.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { type Of, oneOf, optional, text } from '../notation/codec.ts';
import type { FiledTree, Parsed } from '../notation/index.ts';
import { timestamp, whole } from '../notation/numberShapes.ts';
import { parseTree } from '../notation/parseTree.ts';
import { limitsSaid, numbersSaid, SETTINGS } from '../notation/settings.ts';
import { versioned } from '../notation/shapes.ts';

/** The version of the record's format; a page leaves records of a newer format alone. */
export const STORED_TREE_VERSION = 1 as const;

export type StoredTree = Of<typeof STORED_TREE>;

export const STORED_TREE = versioned(null, STORED_TREE_VERSION, {
  version: oneOf([STORED_TREE_VERSION]),
  id: text(),
  title: text(),
  /** the text of the tree in the notation of docs/notation.md */
  text: text(),
  /** the log of the program that walked the tree, when the tree is what a program walked */
  log: optional(text()),
  ...SETTINGS,
  /** the time of the last change in ms since 1970 */
  edited: timestamp,
  /** the number of times the record was written, by which a tab notices that another tab has written it */
  revision: whole(0, Number.MAX_SAFE_INTEGER),
});

/**
 * How a stored text is read. The text that the program writes for a tree may be longer than the one that was typed, which
 * kept to the limit, and a large uniform tree is stored as its wish.
 */
export const STORED_OPTIONS = {
  mostBytes: Infinity,
  mostNodes: LIMITS.searchedNodes,
  widensBounds: true,
} as const;

/**
 * Returns the tree that a stored record holds, with its settings; or what is wrong when its text is no tree.
 *
 * @param tree the tree of the text, when it has been made
 */
export function filedOf(
  { title, text, algorithm, rules, notation, step, log, ...kept }: StoredTree,
  tree?: GameTree,
): Parsed<FiledTree> {
  const parsed: Parsed<GameTree> =
    tree === undefined ? parseTree(text, STORED_OPTIONS) : { ok: true, value: tree };
  if (!parsed.ok) return parsed;
  return {
    ok: true,
    value: {
      ...{ title, tree: parsed.value, algorithm, rules, notation, step },
      ...limitsSaid(kept),
      ...numbersSaid(kept),
      ...(log !== undefined && { log }),
    },
  };
}
