/** What a search is asked of: a tree, an algorithm, its rules, and how far it looks. */
import type { Searchable } from '../core/search/algorithm.ts';
import {
  type AlgorithmName,
  asDepthFirst,
  bringsVectors,
  canSearch,
  DEFAULT_ALGORITHM,
  handsWindow,
  PRACTISED,
  type PractisedName,
  usualAlgorithm,
} from '../core/search/algorithms.ts';
import { mayPrune, playerBoundsOf } from '../core/search/playerBounds.ts';
import type { SearchRules } from '../core/search/rules.ts';
import { NO_LIMITS, type SearchLimits } from '../core/search/searchLimits.ts';
import { asSearched } from '../core/tree/asSearched.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import { ROOT } from '../core/tree/nodeId.ts';
import { CHANCE, LEAF } from '../core/tree/nodeKind.ts';

export interface Task {
  /** as the search sees it: nodes at the depth limit are leaves, and what lies deeper is beyond */
  readonly tree: GameTree;
  readonly algorithm: PractisedName;
  readonly rules: SearchRules;
  /** the depth limit, and all of the tree; not there where the search goes to the ends */
  readonly limited?: LimitedTo;
}

interface LimitedTo {
  readonly depth: number;
  /** the tree as it is drawn, edited and kept */
  readonly whole: GameTree;
}

/**
 * Whether there are exercises about the search on the tree. Of several players each is for himself: what it would come
 * to if all were against the first is another tree's search.
 */
export function canPractise(
  algorithm: AlgorithmName,
  tree: Pick<Searchable, 'hasChance' | 'players'>,
): algorithm is PractisedName {
  const isKnown = PRACTISED.some((name) => name === algorithm);
  return isKnown && bringsVectors(algorithm) === (tree.players ?? 0) > 0 && canSearch(algorithm, tree);
}

/** The algorithm, if it can be practised on the tree; else the one that finds the same, or that is usual for it. */
export function asPractised(
  algorithm: AlgorithmName,
  tree: Pick<Searchable, 'hasChance' | 'players'>,
): PractisedName {
  for (const name of [algorithm, asDepthFirst(algorithm), usualAlgorithm(tree)])
    if (canPractise(name, tree)) return name;
  return DEFAULT_ALGORITHM;
}

/** What of a task decides it. */
interface Searching {
  readonly algorithm: PractisedName;
  readonly tree: Pick<GameTree, 'players' | 'sum' | 'leafBounds'>;
}

/** Whether branches may be left out: bounds are handed down, or what the leaves give to all together is known. */
export function mayCut({ algorithm, tree }: Searching): boolean {
  return handsWindow(algorithm) || (bringsVectors(algorithm) && mayPrune(playerBoundsOf(tree)));
}

/** Whether somebody decides at the root: nobody moves at a chance node. */
export function someoneMoves({ tree }: Pick<Task, 'tree'>): boolean {
  return tree.kind(ROOT) !== CHANCE && tree.kind(ROOT) !== LEAF;
}

/** A search of the tree that looks `depth` plies deep; null for one to the ends, as every one of several players is. */
export function taskTo(
  depth: number | null,
  { tree, algorithm, rules }: Pick<Task, 'tree' | 'algorithm' | 'rules'>,
): Task {
  if (depth === null || tree.players > 0) return { tree, algorithm, rules };
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
