/** Reads the files that people open: of trees in our own format, or of one tree in our notation or another. */
import { usualAlgorithm } from '../core/search/algorithms.ts';
import { DEFAULT_RULES } from '../core/search/searchSettings.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { Reader } from './codec.ts';
import { foreignIn } from './foreign.ts';
import { quoted } from './problem.ts';
import { FILE_FORMAT, isTreeFile, type ReadFile, readOwnFile } from './treeFile.ts';
import type { ParserOptions } from './treeParser.ts';
import { readTypedTree } from './typedTree.ts';

/**
 * Whether a text is the JSON that another program writes for a tree, and not a file of ours that lacks its
 * format.
 */
function isOfOtherProgram(given: string): boolean {
  const isTree = /"(?:children|branches|left|right|nodes|edges|value|score|utility|payoffs?)"\s*:/.test(
    given,
  );
  if (/"(?:format|trees)"\s*:/.test(given)) return false;
  return isTree
    ? foreignIn(given, false)?.notation === 'other-json'
    : readTypedTree(given).readAs === 'other-json';
}

/** Reads a file of trees, or a file with one tree in the notation; `title` is used for a tree that has none. */
export function readTreeFile(given: string, title: string, options: ParserOptions = {}): ReadFile {
  if (!isTreeFile(given) || isOfOtherProgram(given)) return readNotation(given, title, options);
  return readOwnFile(given, title);
}

function readNotation(given: string, title: string, options: ParserOptions): ReadFile {
  const reader = new Reader();
  const { parsed, readAs } = readTypedTree(given, { ...options, mostBytes: LIMITS.treeBytes });
  if (!parsed.ok)
    return { ...reader.result(undefined), trees: [], textProblem: parsed.problem, readAs: null };
  const tree = parsed.value;
  // A file that holds a single leaf, such as null or 42, was meant to be something else.
  const isOther = tree.size === 1;
  if (isOther)
    reader.note({
      path: '$',
      found: quoted(given.trim()),
      expected: { kind: 'format', format: FILE_FORMAT },
    });
  const algorithm = usualAlgorithm(tree);
  const filed = { title, tree, algorithm, rules: DEFAULT_RULES, notation: 'window', step: 0 } as const;
  const trees = isOther ? [] : [filed];
  return { ...reader.result({ trees }), trees, textProblem: null, readAs };
}
