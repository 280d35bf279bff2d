/**
 * Writes a finished search as an answer key in JSON; leaves and children are counted from 0, from left to
 * right.
 */

import type { AnyRun, Board, GameTree, Pass, Tally, ValueKind, WhyEnded } from '../core/index.ts';
import { isPoint } from '../core/run/range.ts';
import { movesNeverMade, type Standing, standingsAtRoot } from '../core/run/tiedMoves.ts';
import { NO_NODE, type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { timedIn } from '../core/tree/timedValue.ts';
import type { GraphContent } from '../drawing/layOutGraph.ts';
import { familyOf, type KeyValue } from '../families/index.ts';
import type { ForeignName } from '../notation/notations/names.ts';
import type { Language, NodeNames } from '../words/index.ts';
import { detailsOf } from './eventDetails.ts';
import type { RootPosition } from './rootPosition.ts';

/** A finished search, with the names of its nodes and, for a game, its positions and boards. */
export interface Searched {
  readonly run: AnyRun;
  readonly names: NodeNames;
  /** what a game says about the position at the root; absent for a tree without a game */
  readonly root?: RootPosition;
  /** by node: the game position as text; absent for a tree without a game */
  readonly positions?: readonly string[];
  /** by node: the board; null or absent when there is no game, or none that is played on a board */
  readonly boards?: readonly Board[] | null;
  /** for a graph, by position: whose turn it is, and whether the game is over */
  readonly graph?: Pick<GraphContent, 'turns' | 'ends'>;
  /** the title of the tree as its file or its link has it */
  readonly title?: string;
  /** the notation of another program in which the tree was read; absent for ours */
  readonly readAs?: ForeignName;
}

/** What a search has found at the root. */
interface Found {
  /** the value of the root; with several players, what each of them gets */
  readonly value: KeyValue;
  /**
   * whether `value` is the exact value of the root, a lower bound or an upper bound; it is a bound when it
   * lies outside the root window
   */
  readonly bound: ValueKind;
  /**
   * the index of the root's best child; null when the root is a leaf or a chance node, and when the search
   * has not proved a child to be best
   */
  readonly bestMove: number | null;
  /** the ply at which the game ends; only when the rule for equal moves is the soonest win, and someone wins */
  readonly ply?: number;
}

/**
 * The answer key without its events, which are written one by one. In a tree that existed before the search,
 * all positions count as generated.
 */
export interface AnswerKey extends Found, Omit<Tally, 'leaves' | 'horizon' | 'prunedLeaves'> {
  /** the indices of the moves at the root that no move is shown to be better than */
  readonly bestMoves: readonly number[];
  /**
   * whether all of them are shown to be worth as much and all others worse, or of some only a bound is known, or nothing;
   * null when there are none
   */
  readonly tied: 'shown' | 'cannot be told' | null;
  /** how good each child of the root is beside the one that is played; empty when that is not known */
  readonly standings: readonly Standing[];
  /** best play from the root, as indices of children; it ends at a leaf or a chance node */
  readonly line: readonly number[];
  readonly evaluatedLeaves: readonly number[];
  readonly prunedLeaves: readonly number[];
  /** the nodes that were evaluated, in order; a node that was evaluated repeatedly occurs each time */
  readonly evaluatedNodes: readonly NodeId[];
  /** the nodes at the depth limit of the pass that gave the answer */
  readonly horizonLeaves: readonly NodeId[];
  /** how often a leaf was evaluated */
  readonly evaluated: number;
  /** the number of moves that led to a position that existed already */
  readonly merged: number;
  /** for a graph: the numbers of positions, of moves between them, and of positions where the game is over */
  readonly positions?: number;
  readonly moves?: number;
  readonly ends?: number;
  /** for a graph: the side that wins; null when neither side wins or no win is proved */
  readonly winner?: 'max' | 'min' | null;
  readonly solution?: { readonly positions: number; readonly edges: number };
  /** the passes of iterative deepening in order; a search without deepening has one pass */
  readonly passes: readonly PassKey[];
  /**
   * the final result, with the depth of the pass that found it; the depth is null for a search without a
   * depth limit
   */
  readonly answer: Found & Pick<PassKey, 'depth'>;
  readonly why: WhyEnded;
  /** the moves at the root in order, with what the search has found about each */
  readonly rootMoves: readonly MoveKey[];
  /** for a game: the legal moves at the root, and the features of EVAL there */
  readonly legal?: RootPosition['legal'];
  readonly evaluation?: RootPosition['evaluation'];
  /** all nodes by id; only for a game and for a tree that grew during the search */
  readonly nodes?: readonly NodeKey[];
}

interface PassKey
  extends Omit<Found, 'value'>,
    Pick<Pass, 'purpose' | 'depth' | 'from' | 'to'>,
    Pick<Tally, 'entered' | 'horizon' | 'cutoffs'> {
  readonly finished: boolean;
  /** the value that the pass found; null when the pass was not finished */
  readonly value: KeyValue | null;
  readonly line: readonly number[];
  readonly evaluated: number;
}

/** A move at the root; without a value when the search has not entered the node that it leads to. */
interface MoveKey {
  /** the name of the move; null when it has none */
  readonly move: string | null;
  readonly value: KeyValue | null;
  /** whether the value is exact at the depth of the search, or a bound; null when there is no value */
  readonly bound: ValueKind | null;
  /** the ply at which the game ends, as in `Found` */
  readonly ply?: number;
}

/** A node of a game, or of a tree that grew during the search. */
interface NodeKey {
  readonly id: NodeId;
  /** the id of the parent; null for the root */
  readonly parent: NodeId | null;
  /** the name of the move into the node; null when the move has no name */
  readonly move: string | null;
  /** the node's game position as text; null when the tree is not that of a game */
  readonly position: string | null;
}

/** Returns the answer key of a search. Throws an Error when the search halted before it reached a value. */
export function answerKeyOf(searched: Searched): AnswerKey {
  const { run, positions, root } = searched;
  const { tree, length, result } = run;
  if (!result.ok) throw new Error(`no key to a search that halted at node ${result.halt.node}`);
  const { bestMove, kindOfValue: bound } = run;
  const { key } = familyOf(run);
  const found = timedFound(key.value(run, run));
  const { entered, distinct, cutoffs, generated, expanded, leaves, stored, mostStored, neverGenerated } =
    run.tallyAt(length);
  const evaluatedNodes = nodesEvaluated(run);
  const evaluated = new Set(evaluatedNodes);
  const asSearched = run.treeAt(length);
  const isPruned = (leaf: NodeId) => !evaluated.has(leaf) && !asSearched.isBeyond(leaf);
  const played = bestMove === null ? null : tree.childIndex(bestMove);
  return {
    ...found,
    bestMove: played,
    line: played === null ? [] : lineOf(run),
    evaluatedLeaves: ranksWhere(tree, (leaf) => evaluated.has(leaf)),
    prunedLeaves: ranksWhere(tree, isPruned),
    entered,
    cutoffs,
    generated: run.grows ? generated : tree.size,
    expanded,
    evaluated: leaves,
    stored,
    mostStored,
    neverGenerated,
    evaluatedNodes,
    horizonLeaves: asSearched.leaves().filter((leaf) => asSearched.isHorizon(leaf)),
    distinct,
    bound,
    passes: run.passes.map((pass) => passKey(run, pass)),
    answer: { depth: run.answered?.depth ?? null, ...found, bound, bestMove: played },
    why: run.why,
    ...tiesOf(run, played),
    rootMoves: rootMovesOf(searched),
    ...(root && { legal: root.legal, ...(root.evaluation && { evaluation: root.evaluation }) }),
    ...(key.more(run) as Pick<AnswerKey, 'merged'>),
    ...((run.grows || positions || key.node) && {
      nodes: tree.nodes().map((node) => ({
        ...nodeKey(tree, node, positions?.[node] ?? null),
        ...key.node?.(run, node),
      })),
    }),
  };
}

/** Returns a value without the ply that a timed value says, and that ply beside it. */
function timedFound(value: KeyValue): Pick<Found, 'value' | 'ply'> {
  return (typeof value === 'number' && timedIn(value)) || { value };
}

/** Returns which moves at the root may be as good as the one played, and whether that is shown of all of them. */
function tiesOf(run: AnyRun, played: number | null): Pick<AnswerKey, 'bestMoves' | 'tied' | 'standings'> {
  if (played === null) return { bestMoves: [], tied: null, standings: [] };
  const standings = standingsAtRoot(run);
  const best = [...(standings ?? [])].filter(([, standing]) => BEST.has(standing));
  const isShown =
    standings !== null &&
    movesNeverMade(run) === 0 &&
    best.every(([, standing]) => standing !== 'cannot be told');
  const bestMoves = standings === null ? [played] : best.map(([child]) => run.tree.childIndex(child));
  return {
    bestMoves,
    tied: isShown ? 'shown' : 'cannot be told',
    standings: [...(standings?.values() ?? [])],
  };
}

/** The standings of the moves that no move is shown to be better than. */
const BEST: ReadonlySet<Standing> = new Set(['played', 'as good', 'cannot be told']);

function passKey(run: AnyRun, pass: Pass): PassKey {
  const { purpose, depth, from, to, result } = pass;
  const [before, after] = [run.tallyAt(from), run.tallyAt(to)];
  const line = result.ok && run.bestMoveIn(pass) !== null ? lineOf(run, to) : [];
  return {
    ...{
      purpose,
      depth,
      finished: result.ok,
      ...(result.ok ? timedFound(familyOf(run).key.value(run, pass)) : { value: null }),
    },
    bound: run.kindOfValueIn(pass),
    ...{ bestMove: line[0] ?? null, line },
    entered: after.entered - before.entered,
    evaluated: after.leaves - before.leaves,
    horizon: after.horizon - before.horizon,
    cutoffs: after.cutoffs - before.cutoffs,
    ...{ from, to },
  };
}

/** Returns the moves at the root, those without a node included. */
function rootMovesOf({ run, root }: Searched): readonly MoveKey[] {
  const { tree } = run;
  const moves = root?.searched ?? tree.children(ROOT).map((node) => ({ node, move: tree.move(node) }));
  return moves.map(({ move, node }) => ({ move: move || null, ...foundAt(run, node) }));
}

/** Returns the value of a node at the end of the search, and whether it is exact or a bound. */
function foundAt(run: AnyRun, node: NodeId | undefined): Pick<MoveKey, 'value' | 'bound' | 'ply'> {
  const none = { value: null, bound: null };
  if (node === undefined) return none;
  const { status, range, vector, value } = run.stateAt(node, run.length);
  if (status !== 'done' || value === null) return none;
  if (vector !== undefined)
    return vector.isExact ? { value: run.tree.vector(vector.leaf), bound: 'exact' } : none;
  if (isPoint(range)) return { ...timedFound(range.low), bound: 'exact' };
  const isUpper = range.high < run.tree.leafBounds[1] && value !== range.low;
  return isUpper
    ? { ...timedFound(range.high), bound: 'upper' }
    : { ...timedFound(range.low), bound: 'lower' };
}

/** Returns best play, each move by its index among the moves of its node. */
function lineOf(run: AnyRun, step = run.length): readonly number[] {
  const { key } = familyOf(run);
  let at: NodeId = ROOT;
  return run.lineAt(step).map((node) => {
    const place = key.place(run, at, node);
    at = node;
    return place;
  });
}

function nodeKey(tree: GameTree, id: NodeId, position: string | null): NodeKey {
  const parent = tree.parent(id);
  return { id, parent: parent === NO_NODE ? null : parent, move: tree.move(id) || null, position };
}

/**
 * Writes the answer key as one JSON object, with a line for each field and each event. `details` is the
 * language of the details that are added to events; null when there are none.
 */
export function* printAnswerKey(searched: Searched, details: Language | null = null): Generator<string> {
  const { run } = searched;
  yield '{\n';
  for (const [name, value] of Object.entries(wholeKeyOf(searched)))
    yield `  "${name}": ${printJson(value)},\n`;
  yield '  "events": [\n';
  let step = 0;
  for (const event of eventsOf(searched, details)) {
    step += 1;
    yield `    ${printJson(event)}${step < run.length ? ',' : ''}\n`;
  }
  yield '  ]\n}\n';
}

/** The fields of the answer key whose length grows with the tree or with the run. */
const LONG_FIELDS = [
  'evaluatedLeaves',
  'prunedLeaves',
  'evaluatedNodes',
  'horizonLeaves',
  'nodes',
  'iterations',
];

/** Returns the answer key without what grows with the tree, as JSON in one line. */
export function printCounts(searched: Searched): string {
  const short = Object.entries(wholeKeyOf(searched)).filter(([name]) => !LONG_FIELDS.includes(name));
  return `${printJson(Object.fromEntries(short))}\n`;
}

/** Returns the answer key and, before it, in which other notation the tree was read. */
function wholeKeyOf(searched: Searched): object {
  const { readAs } = searched;
  return { ...(readAs !== undefined && { readAs }), ...answerKeyOf(searched) };
}

/** Returns the answer key as JSON in one line. */
export function printKeyLine(searched: Searched, details: Language | null): string {
  return `${printJson({ ...wholeKeyOf(searched), events: [...eventsOf(searched, details)] })}\n`;
}

function* eventsOf({ run, names }: Searched, details: Language | null): Generator<object> {
  const { key } = familyOf(run);
  for (let step = 1; step <= run.length; step += 1) {
    const event = { ...key.event(run, run.event(step)), ...key.at(run, step, names) };
    yield details === null ? event : { ...event, ...detailsOf(run, step, names, details) };
  }
}

/**
 * Returns a value as JSON. JSON has no infinities, so they are written as "inf" and "-inf", as in the file of
 * a tree. A timed value is written with the ply at which the game ends: "-inf@3", "1@5".
 */
function printJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    const timed = typeof part === 'number' ? timedIn(part) : null;
    return timed === null ? plainJson(part) : `${String(plainJson(timed.value))}@${timed.ply}`;
  });
}

/** Returns an infinity as "inf" or "-inf", and anything else as it is. */
export function plainJson(part: unknown): unknown {
  return part === Infinity ? 'inf' : part === -Infinity ? '-inf' : part;
}

/** Returns the nodes that were evaluated, in order; a node that was evaluated repeatedly occurs each time. */
function nodesEvaluated(run: AnyRun): readonly NodeId[] {
  const judged = (['leaf', 'horizon', 'stay'] as const).flatMap((kind) => run.eventsOf(kind));
  const steps = judged.sort((a, b) => a - b);
  return steps.map((step) => run.nodeAt(step));
}

/** Returns the indices of the wanted leaves among all leaves, from left to right. */
function ranksWhere(tree: GameTree, isWanted: (leaf: NodeId) => boolean): number[] {
  return tree.leaves().flatMap((leaf, rank) => (isWanted(leaf) ? [rank] : []));
}
