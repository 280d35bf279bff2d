/** Searches of trees as a task: the tree is sent without its texts, and the run comes back as columns. */
import '../../core/search/furtherSearches.ts';
import type {
  DepthFirst,
  DepthFirstName,
  GameTree,
  NodeId,
  SearchLimits,
  SearchObserver,
  SearchRules,
} from '../../core/index.ts';
import type { Progress } from '../../core/progress.ts';
import { type UniformWish, uniformSize, uniformTree } from '../../core/random/uniformTree.ts';
import { recordLimited } from '../../core/run/recordPasses.ts';
import { recordTrace } from '../../core/run/recordTrace.ts';
import { buffersOf, columnsOf, type RunColumns } from '../../core/run/runColumns.ts';
import { ALGORITHM } from '../../core/search/algorithms.ts';
import { isUnlimited } from '../../core/search/searchLimits.ts';
import { LIMITS } from '../../core/tree/limits.ts';
import { receivedTree, type SentTree } from '../../core/tree/sentTree.ts';
import { printWish } from '../../notation/uniformWish.ts';
import type { Tell } from './inSlices.ts';

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

/**
 * Records a search. It is one long step, because a recursion cannot pause; it tells how far it is while it runs. How far
 * it is, is told by the node that was entered last: nodes are numbered in the order in which a search enters them. The page
 * itself searches no tree that is too large to be drawn, because it would not answer meanwhile.
 */
export function* searchTask(
  { tree: sent, algorithm, rules, limits }: AskedSearch,
  isOnPage: boolean,
  tell: Tell<SearchPart>,
): Generator<Progress<SearchPart>, void> {
  const of = 'columns' in sent ? sent.columns.kind.length : uniformSize(sent);
  yield { done: 0, of, part: null };
  if (isOnPage && of > LIMITS.nodes) return;
  const tree = 'columns' in sent ? receivedTree(sent) : treeOfWish(sent);
  const counting: DepthFirst['search'] = (space, given, observer, root) =>
    ALGORITHM[algorithm].search(space, given, new Counting(observer, of, tell), root);
  const run = isUnlimited(limits)
    ? recordTrace(tree, algorithm, rules, counting)
    : recordLimited(tree, algorithm, rules, limits, counting);
  const columns = columnsOf(run);
  yield { done: of, of, part: { kind: 'run', run: columns, transfer: buffersOf(columns) } };
}

/** The tree that was made last: further searches are mostly of the same one. */
let made: { readonly text: string; readonly tree: GameTree } | null = null;

function treeOfWish(wish: UniformWish): GameTree {
  const text = printWish(wish);
  if (made?.text !== text) made = { text, tree: uniformTree(wish) };
  return made.tree;
}

/** The nodes between two looks at the clock, a power of two. */
const NODES = 4096;

/** Hands everything on to another observer, and tells from time to time how much it was. */
class Counting implements SearchObserver {
  #entered = 0;
  #leaves = 0;
  #cutoffs = 0;

  constructor(
    private readonly observer: SearchObserver,
    private readonly of: number,
    private readonly tell: Tell<SearchPart>,
  ) {}

  enter(node: NodeId, alpha: number, beta: number): void {
    this.#count(node);
    this.observer.enter(node, alpha, beta);
  }

  leaf(node: NodeId, value: number): void {
    this.#leaves += 1;
    this.#count(node);
    this.observer.leaf(node, value);
  }

  horizon(node: NodeId, value: number): void {
    this.#leaves += 1;
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
    this.#cutoffs += 1;
    this.observer.cutoff(node);
  }

  exit(node: NodeId, value: number): void {
    this.observer.exit(node, value);
  }

  #count(node: NodeId): void {
    this.#entered += 1;
    if ((this.#entered & (NODES - 1)) !== 0) return;
    const soFar = { entered: this.#entered, leaves: this.#leaves, cutoffs: this.#cutoffs };
    this.tell({ done: node, of: this.of, part: { kind: 'so-far', soFar } });
  }
}
