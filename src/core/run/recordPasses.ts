/** Runs searches within limits: a search to a depth, or several such searches in succession. */
import { carriedOut } from '../carriedOut.ts';
import '../search/standPatSpace.ts';
import { ALGORITHM, assertSuited, type DepthFirstName, rulesFor } from '../search/algorithms.ts';
import type { SearchResult } from '../search/index.ts';
import { SearchHalt } from '../search/searchHalt.ts';
import { inOnePiece, outcomeOf, type PausingSearch } from '../search/searchInPieces.ts';
import { hasSeveralPasses, limitsInForce } from '../search/searchLimits.ts';
import { MOST_PASSES, type SearchLimits, type SearchRules } from '../search/searchSettings.ts';
import { FULL_WINDOW } from '../search/searchWindow.ts';
import { timedBounds, withTimedEnds } from '../search/timedEnds.ts';
import { asSearched, type ChildOrder } from '../tree/asSearched.ts';
import type { GameTree, SearchSpace } from '../tree/index.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { RecordedBoundsRun } from './boundsRun.ts';
import { addLimited } from './limited.ts';
import { estimateAtLineEnd } from './lineEnd.ts';
import type { Pass, WhyEnded } from './pass.ts';
import { Recorder } from './recorder.ts';
import { drawn, type Searched } from './searched.ts';
import { ReturnedValues, type Tried } from './triedOrder.ts';

/** A pass after its search, before the tree of the whole run is known. */
interface Searching extends Omit<Pass, 'tree'> {
  readonly order: ChildOrder;
  /** the values that the children of each node returned in the pass */
  readonly returned: ReturnedValues;
  readonly space: SearchSpace;
  readonly tried: Tried;
}

/** Searches a tree that exists already within limits. Throws when the algorithm has no rule for the tree. */
export function recordLimited(
  tree: GameTree,
  algorithm: DepthFirstName,
  rules: SearchRules,
  limits: SearchLimits,
): RecordedBoundsRun {
  assertSuited(algorithm, tree);
  return recordWithin(drawn(tree, limits), algorithm, rules, limits);
}

addLimited(recordLimited);

/** Runs the passes over a tree or a growing space, which `searched` wraps, within the limits. */
export function recordWithin(
  searched: Searched,
  algorithm: DepthFirstName,
  rules: SearchRules,
  limits: SearchLimits,
): RecordedBoundsRun {
  const whole = inOnePiece(ALGORITHM[algorithm].search);
  return carriedOut(passesInPieces(searched, algorithm, rules, limits, whole));
}

/** Does the same with a search that may pause. */
export function* passesInPieces(
  searched: Searched,
  algorithm: DepthFirstName,
  chosen: SearchRules,
  asked: SearchLimits,
  recursion: PausingSearch,
): Generator<undefined, RecordedBoundsRun> {
  const rules = rulesFor(algorithm, chosen);
  const limits = limitsInForce(asked);
  const { leafBounds, hasHorizon, grows } = searched;
  const endBounds = timedBounds(leafBounds, searched.ends, rules);
  const budget = limits.deepen ? limits.budget : null;
  const { space } = searched.begin({ depth: limits.depth, order: searched.orderByKind });
  const { entersAgain = false } = ALGORITHM[algorithm];
  const recorder = new Recorder(space, { rules, leafBounds, endBounds, hasHorizon, budget, entersAgain });
  const isTold = hasSeveralPasses(limits);
  const search: Search = function* (asked) {
    const { purpose, depth, order, checks } = asked;
    const { quiet, most } = limits;
    const begun = searched.begin({ depth, order, checks, quiet, most });
    const check = checks.at(-1);
    const returned = new ReturnedValues();
    if (isTold) recorder.pass(begun.space, check?.node ?? ROOT, check?.plies ?? depth ?? 0, returned);
    else recorder.begin(begun.space);
    const from = recorder.record.length;
    const space = withTimedEnds(begun.space, searched.ends, rules);
    const window = limits.window ?? FULL_WINDOW;
    const found = yield* outcomeOf(recursion(space, rules, recorder, window));
    const result: SearchResult = found.ok ? found : { ok: false, halt: recorder.halt(found.halt) };
    const isWhole = entersAgain && { isWhole: space.hasWholeLeaves };
    return {
      ...{ purpose, depth, order, checks, returned, ...begun, ...isWhole },
      ...{ from, to: recorder.record.length, result },
    };
  };
  let ended = limits.deepen
    ? yield* deepened(searched, recorder, limits, search)
    : yield* single(limits.depth, searched.orderByKind, search);
  if (limits.check !== null) ended = yield* checked(searched, recorder, limits.check, ended, search);
  const { runs, why, answer } = ended;
  if (isTold) recorder.answer(answer?.result ?? null);
  const { tree, idOf, generationOrder, orderOf } = yield* searched.finish();
  const rows = recorder.record;
  if (grows) rows.renumber(idOf);
  rows.index(tree.size, isTold || entersAgain);
  yield;
  const { quiet, most } = limits;
  const passes = runs.map(({ order, space: _space, tried: _tried, returned: _returned, ...run }): Pass => {
    const checks = run.checks.map(({ node, plies }) => ({ node: idOf(node), plies }));
    const view = { depth: run.depth, quiet, most, checks, order: renamed(orderOf(order), idOf) };
    return { ...run, checks, tree: asSearched(tree, view), result: renumbered(run.result, idOf) };
  });
  const answered = answer === null ? null : (passes[runs.indexOf(answer)] ?? null);
  return new RecordedBoundsRun({
    ...{ tree, algorithm, rules, limits, record: rows, passes, grows, generationOrder, why, answered },
    entersAgain,
  });
}

/** The purpose, depth and order of a pass, and the nodes that it searches farther. */
interface Asked extends Pick<Pass, 'purpose' | 'depth' | 'checks'> {
  readonly order: ChildOrder;
}

type Search = (asked: Asked) => Generator<undefined, Searching>;

interface Ended {
  readonly runs: readonly Searching[];
  readonly why: WhyEnded;
  /** the pass whose result is the answer; null when none was finished */
  readonly answer: Searching | null;
}

function* single(depth: number | null, order: ChildOrder, search: Search): Generator<undefined, Ended> {
  const run = yield* search({ purpose: 'search', depth, order, checks: [] });
  const why = run.result.ok ? (run.depth === null ? 'end' : 'limit') : 'halt';
  return { runs: [run], why, answer: run };
}

/**
 * Iterative deepening: the first depth is 0, or 1 when the root has no static value, and each pass is one ply deeper.
 */
function* deepened(
  searched: Searched,
  recorder: Recorder,
  limits: SearchLimits,
  search: Search,
): Generator<undefined, Ended> {
  const runs: Searching[] = [];
  let answer: Searching | null = null;
  let why: WhyEnded | null = null;
  let order = searched.orderByKind;
  const deepest = limits.depth ?? Infinity;
  for (let depth = Math.min(searched.judgesRoot ? 0 : 1, deepest); why === null; depth += 1) {
    const run = yield* search({ purpose: 'deepen', depth, order, checks: [] });
    runs.push(run);
    if (run.result.ok) {
      answer = run;
      if (recorder.isRootProved) why = 'proved';
      else if (searched.isWhole(depth)) why = 'end';
      else if (depth >= deepest || runs.length === MOST_PASSES) why = 'limit';
      if (limits.tries === 'last') order = run.returned.orderAfter(order, run.tried);
    } else why = unfinished(run.result);
  }
  return { runs, why, answer };
}

/**
 * Checking search: below the last node of the chosen line the search looks some plies farther. If it then chooses
 * another line, the last node of that line is checked as well, until the line ends at a terminal node or at a node that
 * was checked already.
 */
function* checked(
  searched: Searched,
  recorder: Recorder,
  plies: number,
  ended: Ended,
  search: Search,
): Generator<undefined, Ended> {
  const runs = [...ended.runs];
  let { why, answer } = ended;
  // A search that has used up its budget of nodes, or has halted, cannot be checked by further passes.
  while (answer?.result.ok && why !== 'budget' && why !== 'halt' && runs.length < MOST_PASSES) {
    const { depth, order, checks } = answer;
    const end = estimateAtLineEnd(recorder.record, answer, searched);
    if (end === null || checks.some(({ node }) => searched.isWithin(end, node))) break;
    const run = yield* search({ purpose: 'check', depth, order, checks: [...checks, { node: end, plies }] });
    runs.push(run);
    if (run.result.ok) answer = run;
    else why = unfinished(run.result);
  }
  return { runs, why, answer };
}

function unfinished(result: SearchResult): WhyEnded {
  return !result.ok && result.halt.reason === 'budget' ? 'budget' : 'halt';
}

function renamed(order: ChildOrder, idOf: (node: NodeId) => NodeId): ChildOrder {
  return new Map([...order].map(([node, places]) => [idOf(node), places]));
}

/** Returns the same pass with node ids of the finished tree. */
export function renumbered(result: SearchResult, idOf: (node: NodeId) => NodeId): SearchResult {
  if (result.ok) return result;
  return { ok: false, halt: new SearchHalt(idOf(result.halt.node), result.halt.reason) };
}
