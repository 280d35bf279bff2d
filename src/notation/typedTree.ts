/**
 * Reads trees from texts that people type, paste or hand over as a file, and that may be in another notation.
 */
import type { GameTree } from '../core/index.ts';
import { type ForeignText, foreignIn } from './foreign.ts';
import { parseTree, type TreeOptions } from './parseTree.ts';
import { printTree } from './printTree.ts';
import { type Parsed, positionAt } from './problem.ts';

/**
 * Reads a tree as `parseTree` does, but refuses a text that is not certainly in our notation, and names the
 * notation in which it seems to be. Links and records, which this program has written, are read by
 * `parseTree` directly.
 */
export function parseTypedTree(text: string, options: TreeOptions = {}): Parsed<GameTree> {
  const parsed = parseTree(text, options);
  if (!parsed.ok && parsed.problem.code === 'limit-bytes') return parsed;
  const foreign = foreignIn(text, parsed.ok);
  return foreign === null ? parsed : orRefused(parsed, text, foreign, options);
}

/**
 * Returns the parsed tree when the text means the same tree in the other notation; otherwise refuses the text
 * and proposes both trees.
 */
function orRefused(
  parsed: Parsed<GameTree>,
  text: string,
  { notation, reading }: ForeignText,
  { root = 'max' }: TreeOptions,
): Parsed<GameTree> {
  // The text of a tree states the side of its root only when that is not MAX, so trees are proposed only for
  // a root that is MAX.
  const isSaid = root === 'max';
  const theirs = isSaid && reading !== null ? printed(parseTree(reading)) : null;
  const ours = isSaid ? printed(parsed) : null;
  if (ours !== null && ours === theirs) return parsed;
  const at = positionAt(text, Math.max(text.search(/\S/), 0));
  const readings = {
    ...(theirs !== null && { theirs, repair: [{ offset: 0, length: text.length, text: theirs }] }),
    ...(ours !== null && { ours }),
  };
  return { ok: false, problem: { code: 'foreign', at, found: '', notation, ...readings } };
}

/**
 * Returns the text of a tree in our notation; null when there is no tree, or only a single leaf, which is no
 * game.
 */
function printed(parsed: Parsed<GameTree>): string | null {
  return parsed.ok && parsed.value.size > 1 ? printTree(parsed.value) : null;
}
