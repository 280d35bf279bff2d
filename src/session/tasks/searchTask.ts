/** Searches of trees as a task: the tree is sent without its texts, and the run comes back as columns. */
import '../../core/run/furtherSearches.ts';
import type { Progress } from '../../core/progress.ts';
import { type UniformWish, uniformInSteps, uniformSize } from '../../core/random/uniformTree.ts';
import { recordSent, type SentSearch } from '../../core/run/recordSent.ts';
import { buffersOf, columnsInSteps, type RunColumns } from '../../core/run/runColumns.ts';
import { GameTree } from '../../core/tree/gameTree.ts';
import { LIMITS } from '../../core/tree/limits.ts';
import { receivedTree, type SentTree } from '../../core/tree/sentTree.ts';
import { printWish } from '../../notation/uniformWish.ts';
import { noCounts, type SearchSoFar, tellingCounts, watchedBy } from './counts.ts';

export interface AskedSearch extends SentSearch {
  /** the tree, or the wish by which it is made */
  readonly tree: SentTree | UniformWish;
}

/** What the search has found so far, and in the last part the whole run, whose buffers change hands. */
export type SearchPart =
  | { readonly kind: 'so-far'; readonly soFar: SearchSoFar }
  | { readonly kind: 'run'; readonly run: RunColumns; readonly transfer: readonly ArrayBuffer[] };

/** The nodes that are searched in one step, which takes about a millisecond. */
const NODES = 2048;

/** Records a search in steps. The page itself searches no tree that is too large to be drawn. */
export function* searchTask(asked: AskedSearch, isOnPage: boolean): Generator<Progress<SearchPart>, void> {
  const { tree: sent } = asked;
  const of = 'columns' in sent ? sent.columns.kind.length : uniformSize(sent);
  const nothingYet = { done: 0, of, part: null };
  yield nothingYet;
  if (isOnPage && of > LIMITS.nodes) return;
  const making = treeInSteps(sent);
  let made = making.next();
  for (; made.done !== true; made = making.next()) yield nothingYet;
  const counts = noCounts();
  const recording = recordSent(made.value, asked, watchedBy(counts, NODES));
  const { run, grown } = yield* tellingCounts(recording, counts, of);
  for (const columns of columnsInSteps(run, grown))
    yield {
      ...{ done: of, of },
      part: columns && { kind: 'run', run: columns, transfer: buffersOf(columns) },
    };
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
