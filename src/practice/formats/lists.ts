/**
 * Questions about OPEN and CLOSED in the two-phase procedure: what both lists hold after some passes through its loops. In
 * LOOP1 the first node of OPEN goes to the front of CLOSED and is expanded, in LOOP2 the first of CLOSED leaves it. Where
 * positions merge, one that has been generated before does not join OPEN again, and the first of CLOSED leaves it whose
 * successors all have values.
 */
import { MergingTree } from '../../core/graph/mergingTree.ts';
import type { GameTree, ListsRun } from '../../core/index.ts';
import { memoizeByObject } from '../../core/memoizeByObject.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { list } from '../../notation/codec.ts';
import type { Difference, PartErrors } from '../grade/difference.ts';
import { isListMethod, type ListMethod, type MethodName } from '../misconception.ts';
import { successorsIn } from '../moves.ts';
import type { Place } from '../place.ts';
import { byLists } from '../task.ts';
import type { Asked, Format, Lists, Marked } from './format.ts';
import { LARGEST, LIST_NAMES, type ListRow, MOST_NODES, MOST_ROWS } from './listRows.ts';
import { byPlace, nodeOf } from './records.ts';

interface ListsPart {
  readonly kind: 'lists';
  /** the passes after which both lists are asked for, counted from 1 through both loops, in their order */
  readonly after: readonly number[];
  /** whether CLOSED is asked for in its order, too */
  readonly ordered?: true;
}

/** By place, what a list holds: OPEN and CLOSED of the first row, then of the second and so on. */
export type TwoLists = ReadonlyMap<number, readonly NodeId[]>;
type Given = TwoLists;

/** Both lists at one moment, each from its first node. */
interface Both {
  readonly open: readonly NodeId[];
  readonly closed: readonly NodeId[];
}

/** The first passes that are asked about, beside those around the end of LOOP1. */
const FIRST = 5;
/** Where positions merge, the first passes that are asked about, and how many of those in which some do. */
const [FIRST_OF_GRAPH, MERGES] = [2, 3];

/**
 * The greatest number of passes of somebody's own through LOOP1 where positions merge. Who generates positions again needs
 * many more than there are positions; nobody makes so many by hand.
 */
const MOST_OWN_PASSES = 300;

export const lists: Format<'lists', ListsPart, Given, Lists<ListsPart>, ListsRun> = {
  kind: 'lists',
  usualMarks: 4,
  byChance: 'hardly',
  entry: { way: 'lists', rows: (tree, { after }) => rowsOf(tree, after) },
  blank: new Map(),
  ofLists: true,
  ofMerging: true,
  suits: ({ algorithm, tree }) => byLists(algorithm) && tree.size <= LARGEST && !tree.isLeaf(ROOT),
  choose: ({ tree }) => ({ kind: 'lists', after: passesToAsk(tree) }),
  wishes: {
    names: ['after', 'ordered'],
    part: (part, { after = part.after, ordered = part.ordered }) => ({
      ...{ kind: part.kind, after },
      ...(ordered !== undefined && { ordered }),
    }),
  },
  isPossible: ({ task: { tree }, part: { after } }) => (after.at(-1) ?? 0) <= 2 * selectedIn(tree).length,
  answerOf: ({ run, original }, asked) =>
    asked === null ? new Map() : cellsOf(asked.part.after.map((pass) => listsAfter(run, pass, original))),
  answerBy: (_run, asked, method) => (asked === null ? new Map() : writtenBy(method, asked)),

  shape: (tree) => byPlace(2 * MOST_ROWS, list(nodeOf(tree), 0, MOST_NODES)),

  grade: listErrors,
  placeOf: (run, part, node, pass) => placeOfPass(run, node, pass ?? part.after.at(-1) ?? 1),
  ownMethods: ['open-as-stack', 'successors-reversed', 'ends-queued', 'no-merging'],
  signs: () => [],
  isTelling: () => true,
  isOneEditAway: (marked) => listErrors(marked).errors === 1,
  agrees: (asked, given, { method }) => isWrittenBy(method, asked, given),
};

/** Returns how many plies down nodes get their values at once and enter neither list. */
function limitIn(tree: GameTree): number {
  return tree instanceof MergingTree ? tree.limit : tree.height;
}

/** Returns the nodes that OPEN holds at some time, in the order in which they are selected: those above the deepest ply. */
const selectedIn = memoizeByObject((tree: GameTree): readonly NodeId[] => {
  const isQueued = (node: NodeId) => tree.depth(node) < limitIn(tree);
  if (tree instanceof MergingTree) return tree.graph.byGeneration().filter(isQueued);
  return tree
    .nodes()
    .filter(isQueued)
    .sort((a, b) => tree.depth(a) - tree.depth(b) || a - b);
});

/** Returns the nodes in the order in which they leave CLOSED. */
const leavingFrom = memoizeByObject((tree: GameTree): readonly NodeId[] => {
  const leaving: NodeId[] = [];
  let closed: readonly NodeId[] = selectedIn(tree).toReversed();
  while (closed.length > 0) {
    const rest = withoutFirst(tree, closed);
    leaving.push(...closed.filter((node) => !rest.includes(node)));
    closed = rest;
  }
  return leaving;
});

/** Returns CLOSED after a pass of LOOP2: without its first node whose successors all have values, in a tree its very first. */
function withoutFirst(tree: GameTree, closed: readonly NodeId[]): readonly NodeId[] {
  if (!(tree instanceof MergingTree)) return closed.slice(1);
  // An end has its value from the pass in which it was selected.
  const isValued = (node: NodeId) => tree.isLeaf(node) || !closed.includes(node);
  const place = closed.findIndex((node) => successorsIn(tree, node).every(isValued));
  return closed.filter((_, index) => index !== Math.max(place, 0));
}

/** Returns the passes of LOOP1 that lead to a position which has been generated before. */
function mergingPasses(tree: GameTree): readonly number[] {
  const known = new Set<NodeId>([ROOT]);
  return selectedIn(tree).flatMap((node, index) => {
    const below = successorsIn(tree, node);
    const merges = below.some((child) => known.has(child));
    for (const child of below) known.add(child);
    return merges ? [index + 1] : [];
  });
}

/** Returns the passes that are asked about when nobody says them: all, or the first and those around the end of LOOP1. */
function passesToAsk(tree: GameTree): readonly number[] {
  const selected = selectedIn(tree).length;
  if (tree instanceof MergingTree) {
    const first = Array.from({ length: Math.min(FIRST_OF_GRAPH, selected) }, (_, index) => index + 1);
    const passes = [...first, ...mergingPasses(tree).slice(0, MERGES), selected, selected + 1, selected + 2];
    return [...new Set(passes)].filter((pass) => pass <= 2 * selected).sort((a, b) => a - b);
  }
  const wanted = [1, 2, 3, 4, FIRST, selected - 1, selected, selected + 1, selected + 2, selected + 3];
  const all = [...new Set(wanted)].filter((pass) => pass > 0 && pass <= 2 * selected).sort((a, b) => a - b);
  const isFirst = (pass: number) => pass <= FIRST;
  return all.length <= MOST_ROWS
    ? all
    : [...all.filter(isFirst), ...all.filter((pass) => !isFirst(pass) && pass >= selected)].slice(
        0,
        MOST_ROWS,
      );
}

function rowsOf(tree: GameTree, after: readonly number[]): readonly ListRow[] {
  const selected = selectedIn(tree).length;
  return after.map((pass) =>
    pass <= selected
      ? { after: pass, loop: 1, inLoop: pass }
      : { after: pass, loop: 2, inLoop: pass - selected },
  );
}

function cellsOf(rows: readonly Both[]): Given {
  return new Map(rows.flatMap(({ open, closed }) => [open, closed]).entries());
}

/** Returns the step of the run that ends a pass. */
function endOfPass(run: ListsRun, pass: number): number {
  const { selected, left } = run.lists?.columns ?? { selected: [], left: [] };
  if (pass < selected.length) return (selected[pass] ?? run.length) - 1;
  return pass === selected.length
    ? (left[0] ?? run.length) - 1
    : (left[pass - selected.length - 1] ?? run.length);
}

function listsAfter(run: ListsRun, pass: number, original: (node: NodeId) => NodeId): Both {
  const step = endOfPass(run, pass);
  const { open, closed } = { open: run.lists?.openAt(step) ?? [], closed: run.lists?.closedAt(step) ?? [] };
  return { open: open.map(original), closed: closed.map(original) };
}

function placeOfPass(run: ListsRun, node: NodeId, pass: number): Place {
  return { node, step: endOfPass(run, pass), test: null };
}

/** One pass of LOOP1, in which a student may make a mistake. */
function selectFirst(tree: GameTree, { open, closed }: Both, mistake: ListMethod | null): Both {
  const [node, ...rest] = open;
  if (node === undefined) return { open, closed };
  const known = mistake === 'no-merging' ? new Set<NodeId>() : generatedBy(tree, { open, closed });
  const below = successorsIn(tree, node)
    .filter((child) => mistake === 'ends-queued' || tree.depth(child) < limitIn(tree))
    .filter((child) => !known.has(child));
  const added = mistake === 'successors-reversed' ? below.toReversed() : below;
  return {
    open: mistake === 'open-as-stack' ? [...added, ...rest] : [...rest, ...added],
    closed: [node, ...closed],
  };
}

/**
 * Returns the positions that have been generated by the time of two lists of LOOP1; of a tree none, as no position of it is
 * generated twice.
 */
function generatedBy(tree: GameTree, { open, closed }: Both): ReadonlySet<NodeId> {
  if (!(tree instanceof MergingTree)) return new Set();
  return new Set([...open, ...closed, ...closed.flatMap((node) => successorsIn(tree, node))]);
}

const START: Both = { open: [ROOT], closed: [] };

/**
 * Returns what becomes of both lists from one row, or from the beginning, to another; null where LOOP1 would take more
 * passes than anybody makes.
 */
function advanced(
  tree: GameTree,
  before: Both,
  from: ListRow | null,
  to: ListRow,
  mistake: ListMethod | null = null,
): Both | null {
  const isAfterLoop1 = to.loop === 2 && from?.loop !== 2;
  const all = tree instanceof MergingTree ? MOST_OWN_PASSES : tree.size;
  const passes = to.loop === 1 ? to.inLoop - (from?.inLoop ?? 0) : isAfterLoop1 ? all : 0;
  let both = before;
  for (let pass = 0; pass < passes && both.open.length > 0; pass += 1)
    both = selectFirst(tree, both, mistake);
  if (tree instanceof MergingTree && isAfterLoop1 && both.open.length > 0) return null;
  const leaving = to.loop === 1 ? 0 : to.inLoop - (from?.loop === 2 ? from.inLoop : 0);
  let { closed } = both;
  // Who generates positions again takes the graph for a tree.
  if (mistake === 'no-merging') closed = closed.slice(leaving);
  else for (let left = leaving; left > 0 && closed.length > 0; left -= 1) closed = withoutFirst(tree, closed);
  return { open: both.open, closed };
}

/**
 * Returns the lists of a student with a faulty method, in all rows that he comes to; null for a method that is about other
 * searches.
 */
function writtenBy(method: MethodName, { task: { tree }, part }: Asked<ListsPart>): Given | null {
  if (!isListMethod(method)) return null;
  const written: Both[] = [];
  for (const row of rowsOf(tree, part.after)) {
    const both = advanced(tree, START, null, row, method);
    if (both === null || Math.max(both.open.length, both.closed.length) > MOST_NODES) break;
    written.push(both);
  }
  return cellsOf(written);
}

function isWrittenBy(method: MethodName, asked: Asked<ListsPart>, given: Given): boolean {
  const written = writtenBy(method, asked);
  return (
    written !== null && [...written].every(([cell, nodes]) => isSame(asked, cell, given.get(cell), nodes))
  );
}

/**
 * Whether a list is the same as another one; CLOSED is a set unless its order is asked for. Nodes with the same label are
 * the same position, and no list tells them apart.
 */
function isSame(
  { task: { tree }, part: { ordered } }: Asked<ListsPart>,
  cell: number,
  given: readonly NodeId[] | undefined,
  due: readonly NodeId[],
): boolean {
  if (given === undefined || given.length !== due.length) return false;
  const named = (nodes: readonly NodeId[]) => nodes.map((node) => tree.label(node) || String(node));
  const isOrdered = cell % 2 === 0 || ordered === true;
  const [one, other] = [named(given), named(due)].map((names) => (isOrdered ? names : names.toSorted()));
  return one?.every((name, index) => name === other?.[index]) === true;
}

/** Counts the lists that are neither right nor what the rules make of the student's own row before. */
function listErrors({ given, right, ...asked }: Marked<ListsPart, Given, ListsRun>): PartErrors {
  const { tree } = asked.task;
  const { part } = asked;
  const rows = rowsOf(tree, part.after);
  const differences: Difference[] = [];
  for (const [index, row] of rows.entries()) {
    const own = ownBefore(tree, part, given, index, rows);
    for (const [place, name] of LIST_NAMES.entries()) {
      const cell = 2 * index + place;
      const entry = given.get(cell);
      const follows = own !== null && isSame(asked, cell, entry, own[name]);
      if (follows || isSame(asked, cell, entry, right.get(cell) ?? [])) continue;
      const fault = entry === undefined ? 'blank' : 'wrong';
      differences.push({ node: nodeOfRow(tree, row), fault, iteration: row.after, list: name });
    }
  }
  return {
    ...{ differences, errors: differences.length, entries: 2 * rows.length },
    isBlanket: differences.length > 0 && given.size === 0,
  };
}

/** Returns what the rules make of the row before this one as the student has it; null where that is not whole. */
function ownBefore(
  tree: GameTree,
  part: ListsPart,
  given: Given,
  index: number,
  rows: readonly ListRow[],
): Both | null {
  const [before, row] = [rows[index - 1], rows[index]];
  const [open, closed] = [given.get(2 * index - 2), given.get(2 * index - 1)];
  if (before === undefined || row === undefined || open === undefined || closed === undefined) return null;
  // Where the order of CLOSED is not asked for, its nodes leave it in the order in which they would by the rules.
  const last = part.ordered === true ? closed : closed.toSorted((a, b) => leavesBefore(tree, a, b));
  return advanced(tree, { open, closed: last }, before, row);
}

/** Compares two nodes of CLOSED by which is nearer to its front; negative when the first one is. */
function leavesBefore(tree: GameTree, a: NodeId, b: NodeId): number {
  if (!(tree instanceof MergingTree)) return tree.depth(b) - tree.depth(a) || b - a;
  const { generationOrder } = tree.graph;
  return (generationOrder[b] as number) - (generationOrder[a] as number);
}

/** Returns the node that the pass of a row selects, or that leaves CLOSED in it. */
function nodeOfRow(tree: GameTree, { loop, inLoop }: ListRow): NodeId {
  return (loop === 1 ? selectedIn(tree) : leavingFrom(tree))[inLoop - 1] ?? ROOT;
}
