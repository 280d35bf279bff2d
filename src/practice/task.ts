/** What a search is asked of: a tree, an algorithm, its rules, and how far it looks. */
import type { DepthFirstName } from '../core/search/algorithms.ts';
import type { SearchRules } from '../core/search/rules.ts';
import { NO_LIMITS, type SearchLimits } from '../core/search/searchLimits.ts';
import { asSearched } from '../core/tree/asSearched.ts';
import type { GameTree } from '../core/tree/gameTree.ts';

export interface Task {
  /** as the search sees it: nodes at the depth limit are leaves, and what lies deeper is beyond */
  readonly tree: GameTree;
  readonly algorithm: DepthFirstName;
  readonly rules: SearchRules;
  /** the depth limit, and all of the tree; not there where the search goes to the ends */
  readonly limited?: LimitedTo;
}

interface LimitedTo {
  readonly depth: number;
  /** the tree as it is drawn, edited and kept */
  readonly whole: GameTree;
}

/** A search of the tree that looks `depth` plies deep; null for one to the ends. */
export function taskTo(
  depth: number | null,
  { tree, algorithm, rules }: Pick<Task, 'tree' | 'algorithm' | 'rules'>,
): Task {
  if (depth === null) return { tree, algorithm, rules };
  return { tree: asSearched(tree, { depth }), algorithm, rules, limited: { depth, whole: tree } };
}

/** All of the tree, what lies beyond the horizon as well. */
export function wholeTree({ tree, limited }: Pick<Task, 'tree' | 'limited'>): GameTree {
  return limited?.whole ?? tree;
}

export function depthOf({ limited }: Pick<Task, 'limited'>): number | null {
  return limited?.depth ?? null;
}

/** The same search, to the same depth, of another tree in place of the whole one; what else is asked stays. */
export function onTree<T extends Task>(task: T, whole: GameTree): T {
  const { tree, limited } = taskTo(depthOf(task), { ...task, tree: whole });
  return { ...task, tree, ...(limited !== undefined && { limited }) };
}

/** The limits that the run is drawn under. */
export function limitsOf(task: Pick<Task, 'limited'>): SearchLimits {
  return { ...NO_LIMITS, depth: depthOf(task) };
}
