/** Searches of trees as a task: the tree is sent without its texts, and the run comes back as columns. */
import '../../core/run/furtherSearches.ts';
import type { DepthFirstName, NodeId, SearchLimits, SearchObserver, SearchRules } from '../../core/index.ts';
import type { Progress } from '../../core/progress.ts';
import { type UniformWish, uniformInSteps, uniformSize } from '../../core/random/uniformTree.ts';
import { recordInPieces } from '../../core/run/recordInPieces.ts';
import { buffersOf, columnsInSteps, type RunColumns } from '../../core/run/runColumns.ts';
import { ALGORITHM } from '../../core/search/algorithms.ts';
import { inPieces, type PausingSearch } from '../../core/search/searchInPieces.ts';
import { GameTree } from '../../core/tree/gameTree.ts';
import { LIMITS } from '../../core/tree/limits.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { receivedTree, type SentTree } from '../../core/tree/sentTree.ts';
import { printWish } from '../../notation/uniformWish.ts';

export interface AskedSearch {
  /** the tree, or the wish by which it is made */
  readonly tree: SentTree | UniformWish;
  readonly algorithm: DepthFirstName;
  readonly rules: SearchRules;
  readonly limits: SearchLimits;
}

/** What is known of a search that is not over. */
export interface SearchSoFar {
  readonly entered: number;
  readonly leaves: number;
  readonly cutoffs: number;
}

/** What the search has found so far, and in the last part the whole run, whose buffers change hands. */
export type SearchPart =
  | { readonly kind: 'so-far'; readonly soFar: SearchSoFar }
  | { readonly kind: 'run'; readonly run: RunColumns; readonly transfer: readonly ArrayBuffer[] };

/** The nodes that are searched in one step, which takes about a millisecond. */
const NODES = 2048;

/**
 * Records a search in steps. How far it is, is told by the node that was entered last: nodes are numbered in the order in
 * which a search enters them. The page itself searches no tree that is too large to be drawn.
 */
export function* searchTask(
  { tree: sent, algorithm, rules, limits }: AskedSearch,
  isOnPage: boolean,
): Generator<Progress<SearchPart>, void> {
  const of = 'columns' in sent ? sent.columns.kind.length : uniformSize(sent);
  const nothingYet = { done: 0, of, part: null };
  yield nothingYet;
  if (isOnPage && of > LIMITS.nodes) return;
  const making = treeInSteps(sent);
  let made = making.next();
  for (; made.done !== true; made = making.next()) yield nothingYet;
  const counts: Counts = { node: ROOT, entered: 0, leaves: 0, cutoffs: 0 };
  const search = inPieces(ALGORITHM[algorithm].search, NODES);
  const counting: PausingSearch = (space, given, observer, root) =>
    search(space, given, new Counting(observer, counts), root);
  const recording = recordInPieces(made.value, algorithm, rules, limits, counting);
  let recorded = recording.next();
  for (; recorded.done !== true; recorded = recording.next()) {
    const { node, ...soFar } = counts;
    yield { done: node, of, part: { kind: 'so-far', soFar } };
  }
  for (const run of columnsInSteps(recorded.value))
    yield { done: of, of, part: run && { kind: 'run', run, transfer: buffersOf(run) } };
}

/** The tree that was made last: further searches are mostly of the same one. */
let lastMade: { readonly text: string; readonly tree: GameTree } | null = null;

/** Returns the tree to search, which has no texts. */
function* treeInSteps(sent: AskedSearch['tree']): Generator<undefined, GameTree> {
  if ('columns' in sent) return receivedTree(sent);
  const text = printWish(sent);
  if (lastMade?.text === text) return lastMade.tree;
  for (const { part } of uniformInSteps(sent)) {
    if (part !== null) lastMade = { text, tree: new GameTree(part) };
    yield;
  }
  return (lastMade as NonNullable<typeof lastMade>).tree;
}

/** What a search that is not over has done, and the node that it entered last. */
interface Counts {
  node: NodeId;
  entered: number;
  leaves: number;
  cutoffs: number;
}

/** Counts what another observer is told. */
class Counting implements SearchObserver {
  constructor(
    private readonly observer: SearchObserver,
    private readonly counts: Counts,
  ) {}

  enter(node: NodeId, alpha: number, beta: number): void {
    this.#count(node);
    this.observer.enter(node, alpha, beta);
  }

  leaf(node: NodeId, value: number): void {
    this.counts.leaves += 1;
    this.#count(node);
    this.observer.leaf(node, value);
  }

  horizon(node: NodeId, value: number): void {
    this.counts.leaves += 1;
    this.#count(node);
    this.observer.horizon(node, value);
  }

  standPat(node: NodeId, value: number, alpha: number, beta: number): void {
    this.observer.standPat(node, value, alpha, beta);
  }

  update(node: NodeId, child: NodeId, value: number, alpha: number, beta: number): void {
    this.observer.update(node, child, value, alpha, beta);
  }

  research(node: NodeId, child: NodeId): void {
    this.observer.research(node, child);
  }

  cutoff(node: NodeId): void {
    this.counts.cutoffs += 1;
    this.observer.cutoff(node);
  }

  exit(node: NodeId, value: number): void {
    this.observer.exit(node, value);
  }

  #count(node: NodeId): void {
    this.counts.node = node;
    this.counts.entered += 1;
  }
}
