/** Texts of trees that people type, paste or hand over as a file: they may have another notation in mind. */
import type { GameTree } from '../core/tree/gameTree.ts';
import { type ForeignText, foreignIn } from './foreign.ts';
import { parseTree, type TreeOptions } from './parseTree.ts';
import { printTree } from './printTree.ts';
import { type Parsed, positionAt } from './problem.ts';

/**
 * Reads a tree as `parseTree` does, but a text that is not surely one of ours is refused by the name of what it seems
 * to be. Links and records, which were written by this program, are read by `parseTree` itself.
 */
export function parseTypedTree(text: string, options: TreeOptions = {}): Parsed<GameTree> {
  const parsed = parseTree(text, options);
  if (!parsed.ok && parsed.problem.code === 'limit-bytes') return parsed;
  const foreign = foreignIn(text, parsed.ok);
  return foreign === null ? parsed : orRefused(parsed, text, foreign, options);
}

/** What was read, where that is the tree which is meant in the other notation as well. */
function orRefused(
  parsed: Parsed<GameTree>,
  text: string,
  { notation, reading }: ForeignText,
  { root = 'max' }: TreeOptions,
): Parsed<GameTree> {
  // A printed tree names the side at its root only if that is not MAX, so readings are offered only where MAX begins.
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

/** The tree as we write it; null for a single leaf, which is no game. */
function printed(parsed: Parsed<GameTree>): string | null {
  return parsed.ok && parsed.value.size > 1 ? printTree(parsed.value) : null;
}
