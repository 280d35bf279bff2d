/** Records in pieces the searches whose runs are sent by another thread. */
import { bringsVectors, isDepthFirst } from '../search/algorithms.ts';
import { GrowingSpace } from '../search/growingSpace.ts';
import type { DepthFirstName, SearchLimits, SearchRules } from '../search/index.ts';
import type { PausingSearch } from '../search/searchInPieces.ts';
import { treeSource } from '../search/source.ts';
import type { GameTree, NodeId } from '../tree/index.ts';
import { paranoidView } from '../tree/paranoid.ts';
import { type GrownColumns, grownColumns } from './grownColumns.ts';
import type { GrowthName } from './growth.ts';
import { growInPieces, recordInPieces } from './recordInPieces.ts';
import { listsGrowingInPieces, listsInPieces, listsLimit, type Watching } from './recordLists.ts';
import { type PausingVectors, vectorsInPieces } from './recordVectors.ts';
import type { SentName, SentRun } from './runColumns.ts';

export interface SentSearch {
  readonly algorithm: SentName;
  readonly rules: SearchRules;
  readonly limits: SearchLimits;
  readonly growth: GrowthName;
}

/** How a search is watched while it is recorded. */
export interface Watched {
  /** Returns the search; `inWhole` returns the node of the tree that is searched by the node of which observers are told. */
  readonly recursion: (algorithm: DepthFirstName, inWhole: (node: NodeId) => NodeId) => PausingSearch;
  readonly lists: Watching;
  readonly vectors: PausingVectors;
}

/** A run, and what is sent of its tree when that has grown. */
interface Sent {
  readonly run: SentRun;
  readonly grown: GrownColumns | null;
}

/** Returns the run that `recordSearch` records. */
export function* recordSent(
  tree: GameTree,
  { algorithm, rules, limits, growth }: SentSearch,
  { recursion, lists, vectors }: Watched,
): Generator<undefined, Sent> {
  if (bringsVectors(algorithm)) return { run: yield* vectorsInPieces(tree, algorithm, vectors), grown: null };
  if (growth === 'drawn') {
    const run = isDepthFirst(algorithm)
      ? yield* recordInPieces(tree, algorithm, rules, limits, recursion(algorithm, itself))
      : yield* listsInPieces(tree, algorithm, listsLimit(tree, limits), lists);
    return { run, grown: null };
  }
  const space = new GrowingSpace(treeSource(paranoidView(tree)));
  const inWhole = (node: NodeId) => space.position(node);
  const run = isDepthFirst(algorithm)
    ? yield* growInPieces(space, algorithm, rules, limits, recursion(algorithm, inWhole))
    : yield* listsGrowingInPieces(space, algorithm, listsLimit(tree, limits), lists);
  yield;
  return { run, grown: grownColumns(run.tree, run.generationOrder, inWhole) };
}

function itself(node: NodeId): NodeId {
  return node;
}
