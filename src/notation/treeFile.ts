/**
 * Files of trees: JSON with a format, a version and any number of trees, each with how it is searched and
 * shown. Printing writes all of a tree but its keys; reading lists everything that is wrong with its path, so
 * that what is valid can be opened all the same.
 */

import { usualAlgorithm } from '../core/search/algorithms.ts';
import { DEFAULT_RULES } from '../core/search/rules.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { list, type Of, optional, orElse, type Read, Reader, record, type Shape, text } from './codec.ts';
import { treeWithin } from './fileNodes.ts';
import { printJson, readJson } from './jsonText.ts';
import { parseTree } from './parseTree.ts';
import { type Problem, quoted } from './problem.ts';
import { KNOWN_SETTINGS, type SETTINGS } from './settings.ts';
import { mapped, refined, value, versioned } from './shapes.ts';

const FILE_FORMAT = 'plyscope';

/** A tree with everything that makes its picture. */
export interface FiledTree {
  readonly title: string;
  readonly tree: GameTree;
  readonly algorithm: Of<typeof SETTINGS.algorithm>;
  readonly rules: Of<typeof SETTINGS.rules>;
  readonly notation: Of<typeof SETTINGS.notation>;
  readonly step: number;
}

const WIDE = [-Infinity, Infinity] as const;

const LEAF_BOUNDS: Shape<readonly [number, number]> = mapped(
  refined(list(value, 2, 2), ([low = 0, high = 0], reader, path) => {
    if (low > high) reader.refuse(path, [low, high], { kind: 'ascending' });
  }),
  ([low = WIDE[0], high = WIDE[1]]) => [low, high],
  (bounds) => bounds,
);

/** `title` is for a tree that has none. */
function filedTree(title: string): Shape<FiledTree> {
  const titles = mapped(
    text(),
    (given) => given.slice(0, LIMITS.label),
    (given) => given,
  );
  return mapped(
    record(
      {
        title: orElse(titles, title),
        ...KNOWN_SETTINGS,
        leafBounds: optional(orElse(LEAF_BOUNDS, WIDE, true)),
      },
      ({ leafBounds = WIDE }) => ({ root: treeWithin(leafBounds) }),
    ),
    ({ title: named, algorithm, rules, notation, step, root }) => {
      return { title: named, algorithm, rules, notation, step, tree: root };
    },
    ({ tree, ...settings }) => ({
      ...settings,
      ...(tree.leafBounds.some(Number.isFinite) && { leafBounds: tree.leafBounds }),
      root: tree,
    }),
  );
}

function treeFile(title: string) {
  return versioned(FILE_FORMAT, 1, { trees: list(filedTree(title), 1, Infinity, { keepsSound: true }) });
}

/** The text of a file; the same for the same trees. */
export function printTreeFile(trees: readonly FiledTree[]): string {
  return printJson(treeFile(''), { trees });
}

/** What a file holds: trees that are valid, or what of them is, and everything that is wrong. */
export interface ReadFile extends Omit<Read<unknown>, 'value'> {
  readonly trees: readonly FiledTree[];
  /** the problem of a text that is one tree in the notation */
  readonly textProblem: Problem | null;
}

/** Whether a text is meant as a file of trees rather than as one tree in the notation. */
export function isTreeFile(given: string): boolean {
  return /^\s*\{\s*"(?!max"|min"|chance"|u")/.test(given);
}

/** Reads a file of trees, or one that holds one tree in the notation; `title` is for a tree that has none. */
export function readTreeFile(given: string, title: string): ReadFile {
  if (!isTreeFile(given)) return readNotation(given, title);
  const read = readJson(treeFile(title), given, true);
  return { ...read, trees: read.value?.trees ?? [], textProblem: null };
}

function readNotation(given: string, title: string): ReadFile {
  const reader = new Reader();
  const parsed = parseTree(given, { mostBytes: LIMITS.fileBytes });
  if (!parsed.ok) return { ...reader.result(undefined), trees: [], textProblem: parsed.problem };
  const tree = parsed.value;
  // A file that holds nothing but null or 42 was meant to be something else.
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
  return { ...reader.result({ trees }), trees, textProblem: null };
}
