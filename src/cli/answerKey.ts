/** A finished search as an answer key in JSON: leaves and children counted from 0, left to right. */

import { GraphTrace } from '../core/graph/graphTrace.ts';
import { ListTrace } from '../core/run/listTrace.ts';
import type { Trace } from '../core/run/trace.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import { NO_NODE, type NodeId, ROOT } from '../core/tree/nodeId.ts';
import type { Language } from '../words/language.ts';
import type { NodeNames } from '../words/nodeNames.ts';
import { detailsOf } from './eventDetails.ts';
import { eventKey, valueKey } from './vectorKey.ts';

/** A search that is over, and what its nodes are called. */
export interface Searched {
  readonly trace: Trace;
  readonly names: NodeNames;
  /** by node, as it is written; a tree has none */
  readonly positions?: readonly string[];
}

/** The key without its events, which are printed one by one. */
export interface AnswerKey {
  /** of several players what each gets */
  readonly value: number | readonly number[];
  /** which child of the root is played; null at a leaf or a chance root */
  readonly bestMove: number | null;
  /** best play from the root, which child each time; it stops at a leaf or a chance node */
  readonly line: readonly number[];
  readonly evaluatedLeaves: readonly number[];
  readonly prunedLeaves: readonly number[];
  /** nodes, leaves included */
  readonly entered: number;
  readonly cutoffs: number;
  /** positions made: in a tree that was there first all of them */
  readonly generated: number;
  /** nodes whose moves were asked for, and leaves that were valued */
  readonly expanded: number;
  readonly evaluated: number;
  /** positions that were there already when a move led to them */
  readonly merged: number;
  /** nodes held in the end, and at most */
  readonly stored: number;
  readonly mostStored: number;
  /** moves whose positions were never made */
  readonly neverGenerated: number;
  /** of a graph: positions, moves between them, those that are over */
  readonly positions?: number;
  readonly moves?: number;
  readonly ends?: number;
  /** who wins; null where neither does, or it is not proved */
  readonly winner?: 'max' | 'min' | null;
  readonly solution?: { readonly positions: number; readonly edges: number };
  /** in a tree that grows, and of a game: which id is what */
  readonly nodes?: readonly NodeKey[];
}

/** A node of a tree that grows. */
interface NodeKey {
  readonly id: NodeId;
  /** null of the root */
  readonly parent: NodeId | null;
  /** as it is written; null where it has no name */
  readonly move: string | null;
  /** the position as it is written; null in a tree of bare nodes */
  readonly position: string | null;
}

/** The key of a search that reached a value. */
export function answerKeyOf({ trace, positions }: Searched): AnswerKey {
  const { tree, length, result } = trace;
  if (!result.ok) throw new Error(`no key to a search that halted at node ${result.halt.node}`);
  const bestMove = trace.bestMoveAt(length);
  const { entered, cutoffs, generated, expanded, leaves, stored, mostStored, neverGenerated } =
    trace.tallyAt(length);
  const evaluated = evaluatedLeaves(trace);
  return {
    value: valueKey(trace),
    bestMove: bestMove === null ? null : tree.childIndex(bestMove),
    line: lineOf(trace),
    evaluatedLeaves: ranksWhere(evaluated, true),
    prunedLeaves: ranksWhere(evaluated, false),
    entered,
    cutoffs,
    generated: trace.grows ? generated : tree.size,
    expanded,
    evaluated: leaves,
    // In a tree every move has a position of its own.
    merged: trace instanceof GraphTrace ? generated - stored : 0,
    stored,
    mostStored,
    neverGenerated,
    ...(trace instanceof GraphTrace && graphKey(trace)),
    ...((trace.grows || positions) && {
      nodes: tree.nodes().map((node) => nodeKey(tree, node, positions?.[node] ?? null)),
    }),
  };
}

/** Best play, which move each time. */
function lineOf(trace: Trace): readonly number[] {
  const { tree, length } = trace;
  let at: NodeId = ROOT;
  return trace.lineAt(length).map((node) => {
    const place =
      trace instanceof GraphTrace
        ? trace.graph.successors(at).findIndex((successor) => successor.node === node)
        : tree.childIndex(node);
    at = node;
    return place;
  });
}

function graphKey(trace: GraphTrace) {
  const { graph, winner, tree } = trace;
  const { positions, edges } = trace.solutionAt(trace.length);
  const solution = { positions: positions.length, edges: edges.length };
  return { positions: tree.size, moves: graph.moves, ends: graph.ends, winner, solution };
}

function nodeKey(tree: GameTree, id: NodeId, position: string | null): NodeKey {
  const parent = tree.parent(id);
  return { id, parent: parent === NO_NODE ? null : parent, move: tree.move(id) || null, position };
}

/** One JSON object, a line for each field and each event; `details`: in which language they are told, if at all. */
export function* printAnswerKey(searched: Searched, details: Language | null = null): Generator<string> {
  const { trace } = searched;
  yield '{\n';
  for (const [name, value] of Object.entries(answerKeyOf(searched)))
    yield `  "${name}": ${printJson(value)},\n`;
  yield '  "events": [\n';
  let step = 0;
  for (const event of eventsOf(searched, details)) {
    step += 1;
    yield `    ${printJson(event)}${step < trace.length ? ',' : ''}\n`;
  }
  yield '  ]\n}\n';
}

/** The same on one line. */
export function printKeyLine(searched: Searched, details: Language | null): string {
  return `${printJson({ ...answerKeyOf(searched), events: [...eventsOf(searched, details)] })}\n`;
}

function* eventsOf({ trace, names }: Searched, details: Language | null): Generator<object> {
  for (let step = 1; step <= trace.length; step += 1) {
    const event = { ...eventKey(trace, trace.event(step)), ...listsAt(trace, step, names) };
    yield details === null ? event : { ...event, ...detailsOf(trace, step, names, details) };
  }
}

/** What stands in OPEN and CLOSED, by name; what goes by plies keeps neither, and has nothing in them. */
function listsAt(trace: Trace, step: number, names: NodeNames) {
  if (!(trace instanceof ListTrace)) return {};
  const { lists } = trace;
  const named = (nodes: readonly NodeId[] = []) => nodes.map((node) => names.of(node));
  return { open: named(lists?.openAt(step)), closed: named(lists?.closedAt(step)) };
}

/** JSON has no infinity: it stands as "inf" and "-inf", as in a tree. */
function printJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part === Infinity ? 'inf' : part === -Infinity ? '-inf' : part,
  );
}

/** For every leaf, left to right, whether it was evaluated. */
function evaluatedLeaves(trace: Trace): boolean[] {
  return trace.tree.leaves().map((leaf) => trace.entryStep(leaf) > 0);
}

function ranksWhere(evaluated: readonly boolean[], wanted: boolean): number[] {
  return evaluated.flatMap((was, rank) => (was === wanted ? [rank] : []));
}
