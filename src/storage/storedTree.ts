/** The record of a tree on this device. */
import { type Of, oneOf, text } from '../notation/codec.ts';
import { parseTree } from '../notation/parseTree.ts';
import type { Parsed } from '../notation/problem.ts';
import { limitsSaid, numbersSaid, SETTINGS } from '../notation/settings.ts';
import { timestamp, versioned, whole } from '../notation/shapes.ts';
import type { FiledTree } from '../notation/treeFile.ts';

/** The version of the record's form; a page leaves records of a newer form alone. */
export const STORED_TREE_VERSION = 1 as const;

export type StoredTree = Of<typeof STORED_TREE>;

export const STORED_TREE = versioned(null, STORED_TREE_VERSION, {
  version: oneOf([STORED_TREE_VERSION]),
  id: text(),
  title: text(),
  /** the tree in the notation */
  text: text(),
  ...SETTINGS,
  /** the time of the last change in ms since 1970 */
  edited: timestamp,
  /** the number of writes, by which two tabs notice each other */
  revision: whole(0, Number.MAX_SAFE_INTEGER),
});

/** Returns the tree of the record, or what is wrong with its text. */
export function filedOf({
  title,
  text,
  algorithm,
  rules,
  notation,
  step,
  ...kept
}: StoredTree): Parsed<FiledTree> {
  // A text typed within the limits may be longer once it is printed.
  const parsed = parseTree(text, { mostBytes: Infinity, widensBounds: true });
  if (!parsed.ok) return parsed;
  return {
    ok: true,
    value: {
      ...{ title, tree: parsed.value, algorithm, rules, notation, step },
      ...limitsSaid(kept),
      ...numbersSaid(kept),
    },
  };
}
