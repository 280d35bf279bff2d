/** Writes a finished search as an answer key in JSON; leaves and children are counted from 0, from left to right. */

import type { Board } from '../core/board.ts';
import type { AnyRun } from '../core/run/anyRun.ts';
import type { Pass, WhyEnded } from '../core/run/pass.ts';
import type { Tally } from '../core/run/tally.ts';
import type { ValueKind } from '../core/run/valueKind.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import { NO_NODE, type NodeId, ROOT } from '../core/tree/nodeId.ts';
import type { GraphContent } from '../drawing/layOutGraph.ts';
import { familyOf, type KeyValue } from '../families/index.ts';
import type { Language } from '../words/language.ts';
import type { NodeNames } from '../words/nodeNames.ts';
import { detailsOf } from './eventDetails.ts';

/** A finished search with the names of its nodes. */
export interface Searched {
  readonly run: AnyRun;
  readonly names: NodeNames;
  /** the positions by node, as they are written; a tree has none */
  readonly positions?: readonly string[];
  /** the boards by node, for a game that is played on a board */
  readonly boards?: readonly Board[] | null;
  /** for a graph: whose turn it is at each position, and where the game is over */
  readonly graph?: Pick<GraphContent, 'turns' | 'ends'>;
  /** the setting as a file stores it */
  readonly title?: string;
}

/** What a search has found at the root. */
interface Found {
  /** the value, or for several players what each gets */
  readonly value: KeyValue;
  /** whether that is the root's value, a lower bound or an upper bound, which it is outside the root window */
  readonly bound: ValueKind;
  /** the child of the root that is played; null at a leaf or a chance root, and when no child is shown to be best */
  readonly bestMove: number | null;
}

/**
 * The key without its events, which are printed one by one. In a tree that existed before the search all positions
 * count as generated.
 */
export interface AnswerKey extends Found, Omit<Tally, 'leaves' | 'horizon' | 'prunedLeaves'> {
  /** best play from the root, as child indices; it stops at a leaf or a chance node */
  readonly line: readonly number[];
  readonly evaluatedLeaves: readonly number[];
  readonly prunedLeaves: readonly number[];
  /** nodes that were evaluated, in order; a node that was evaluated repeatedly occurs each time */
  readonly evaluatedNodes: readonly NodeId[];
  /** nodes at the depth limit of the pass that answers */
  readonly horizonLeaves: readonly NodeId[];
  /** leaves that were valued */
  readonly evaluated: number;
  /** positions that existed already when a move led to them */
  readonly merged: number;
  /** for a graph: the numbers of positions, of moves between them, and of positions where the game is over */
  readonly positions?: number;
  readonly moves?: number;
  readonly ends?: number;
  /** the side that wins; null when neither does or it is not proved */
  readonly winner?: 'max' | 'min' | null;
  readonly solution?: { readonly positions: number; readonly edges: number };
  /** the passes one after the other; a plain run has one */
  readonly passes: readonly PassKey[];
  /** the final result, and the depth at which it was found; null for a search without a limit */
  readonly answer: Found & Pick<PassKey, 'depth'>;
  readonly why: WhyEnded;
  /** in a growing tree, and for a game: the node of each id */
  readonly nodes?: readonly NodeKey[];
}

interface PassKey extends Omit<Found, 'value'> {
  readonly purpose: Pass['purpose'];
  readonly depth: number | null;
  readonly finished: boolean;
  /** null when the pass was not finished */
  readonly value: KeyValue | null;
  readonly line: readonly number[];
  readonly entered: number;
  readonly evaluated: number;
  readonly horizon: number;
  readonly cutoffs: number;
  readonly from: number;
  readonly to: number;
}

/** A node of a growing tree. */
interface NodeKey {
  readonly id: NodeId;
  /** null for the root, which has no move */
  readonly parent: NodeId | null;
  /** the move as it is written; null when it has no name */
  readonly move: string | null;
  /** the position as it is written; null in a tree of bare nodes */
  readonly position: string | null;
}

/** Returns the key of a search that reached a value. */
export function answerKeyOf({ run, positions }: Searched): AnswerKey {
  const { tree, length, result } = run;
  if (!result.ok) throw new Error(`no key to a search that halted at node ${result.halt.node}`);
  const { bestMove, kindOfValue: bound } = run;
  const { key } = familyOf(run);
  const value = key.value(run, run);
  const { entered, distinct, cutoffs, generated, expanded, leaves, stored, mostStored, neverGenerated } =
    run.tallyAt(length);
  const evaluatedNodes = nodesEvaluated(run);
  const evaluated = new Set(evaluatedNodes);
  const searched = run.treeAt(length);
  const isPruned = (leaf: NodeId) => !evaluated.has(leaf) && !searched.isBeyond(leaf);
  const played = bestMove === null ? null : tree.childIndex(bestMove);
  return {
    value,
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
    horizonLeaves: searched.leaves().filter((leaf) => searched.isHorizon(leaf)),
    distinct,
    bound,
    passes: run.passes.map((pass) => passKey(run, pass)),
    answer: { depth: run.answered?.depth ?? null, value, bound, bestMove: played },
    why: run.why,
    ...(key.more(run) as Pick<AnswerKey, 'merged'>),
    ...((run.grows || positions) && {
      nodes: tree.nodes().map((node) => nodeKey(tree, node, positions?.[node] ?? null)),
    }),
  };
}

function passKey(run: AnyRun, pass: Pass): PassKey {
  const { purpose, depth, from, to, result } = pass;
  const [before, after] = [run.tallyAt(from), run.tallyAt(to)];
  const line = result.ok && run.bestMoveIn(pass) !== null ? lineOf(run, to) : [];
  return {
    ...{
      purpose,
      depth,
      finished: result.ok,
      value: result.ok ? familyOf(run).key.value(run, pass) : null,
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

/** Returns best play as the moves made. */
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
 * Writes one JSON object, with a line for each field and each event; `details` is the language of the details, if any.
 */
export function* printAnswerKey(searched: Searched, details: Language | null = null): Generator<string> {
  const { run } = searched;
  yield '{\n';
  for (const [name, value] of Object.entries(answerKeyOf(searched)))
    yield `  "${name}": ${printJson(value)},\n`;
  yield '  "events": [\n';
  let step = 0;
  for (const event of eventsOf(searched, details)) {
    step += 1;
    yield `    ${printJson(event)}${step < run.length ? ',' : ''}\n`;
  }
  yield '  ]\n}\n';
}

/** Writes the answer key on one line. */
export function printKeyLine(searched: Searched, details: Language | null): string {
  return `${printJson({ ...answerKeyOf(searched), events: [...eventsOf(searched, details)] })}\n`;
}

function* eventsOf({ run, names }: Searched, details: Language | null): Generator<object> {
  const { key } = familyOf(run);
  for (let step = 1; step <= run.length; step += 1) {
    const event = { ...key.event(run, run.event(step)), ...key.at(run, step, names) };
    yield details === null ? event : { ...event, ...detailsOf(run, step, names, details) };
  }
}

/** JSON has no infinity, so it is written as "inf" and "-inf", as in a tree. */
function printJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part === Infinity ? 'inf' : part === -Infinity ? '-inf' : part,
  );
}

/** The nodes in order; a node that is evaluated repeatedly occurs each time. */
function nodesEvaluated(run: AnyRun): readonly NodeId[] {
  const judged = (['leaf', 'horizon', 'stay'] as const).flatMap((kind) => run.eventsOf(kind));
  const steps = judged.sort((a, b) => a - b);
  return steps.map((step) => run.nodeAt(step));
}

/** The leaves from left to right. */
function ranksWhere(tree: GameTree, isWanted: (leaf: NodeId) => boolean): number[] {
  return tree.leaves().flatMap((leaf, rank) => (isWanted(leaf) ? [rank] : []));
}
