/**
 * Files of trees: JSON with a format, a version and any number of trees, each with how it is searched and
 * shown. Printing writes all of a tree but its keys; reading lists every problem with its path, so that
 * what is valid can be opened all the same.
 */

import { BOUND_NOTATIONS, type BoundNotation } from '../core/run/boundNotation.ts';
import { ALGORITHMS, type AlgorithmName } from '../core/search/algorithms.ts';
import {
  BOUNDS_RULES,
  CUTOFF_RULES,
  DEFAULT_RULES,
  type SearchRules,
  VALUE_RULES,
} from '../core/search/rules.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import { printNodes } from './fileNodes.ts';

export const FILE_FORMAT = 'plyscope';
export const FILE_VERSION = 1;

/** A tree with everything that makes its picture. */
export interface FiledTree {
  readonly title: string;
  readonly tree: GameTree;
  readonly algorithm: AlgorithmName;
  readonly rules: SearchRules;
  readonly notation: BoundNotation;
  readonly step: number;
}

/** The text of a file; the same for the same trees. */
export function printTreeFile(trees: readonly FiledTree[]): string {
  const entries = trees.map(({ title, tree, algorithm, rules, notation, step }) => ({
    title,
    algorithm,
    rules,
    notation,
    step,
    ...(tree.leafBounds.some(Number.isFinite) && { leafBounds: tree.leafBounds.map(printBound) }),
    root: printNodes(tree),
  }));
  return `${JSON.stringify({ format: FILE_FORMAT, version: FILE_VERSION, trees: entries }, null, 1)}\n`;
}

function printBound(value: number): number | string {
  return Number.isFinite(value) ? value : value > 0 ? 'inf' : '-inf';
}

/** How a tree is searched and shown, as far as it says so in terms that are known. */
export function readSettings(given: ReadonlyMap<string, unknown>): Omit<FiledTree, 'title' | 'tree'> {
  const rules = given.get('rules');
  const ruled = new Map<string, unknown>(isRecord(rules) ? Object.entries(rules) : []);
  const step = given.get('step');
  return {
    algorithm: ALGORITHMS.find((name) => name === given.get('algorithm')) ?? 'alpha-beta',
    rules: {
      cutoff: CUTOFF_RULES.find((name) => name === ruled.get('cutoff')) ?? DEFAULT_RULES.cutoff,
      value: VALUE_RULES.find((name) => name === ruled.get('value')) ?? DEFAULT_RULES.value,
      bounds: BOUNDS_RULES.find((name) => name === ruled.get('bounds')) ?? DEFAULT_RULES.bounds,
    },
    notation: BOUND_NOTATIONS.find((name) => name === given.get('notation')) ?? 'window',
    step: typeof step === 'number' && Number.isSafeInteger(step) && step > 0 ? step : 0,
  };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
