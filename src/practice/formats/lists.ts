/**
 * Questions about OPEN and CLOSED in the two-phase procedure: what both lists hold after some passes through its loops. In
 * LOOP1 the first node of OPEN goes to the front of CLOSED and is expanded, in LOOP2 the first of CLOSED leaves it.
 */
import type { GameTree, ListRun } from '../../core/index.ts';
import { memoizeByObject } from '../../core/memoizeByObject.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { list } from '../../notation/codec.ts';
import type { Difference, PartErrors } from '../grade/difference.ts';
import { isListMethod, type ListMethod, type MethodName } from '../misconception.ts';
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

export const lists: Format<'lists', ListsPart, Given, Lists<ListsPart>, ListRun> = {
  kind: 'lists',
  usualMarks: 4,
  byChance: 'hardly',
  entry: { way: 'lists', rows: (tree, { after }) => rowsOf(tree, after) },
  blank: new Map(),
  ofLists: true,
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
  ownMethods: ['open-as-stack', 'successors-reversed', 'ends-queued'],
  signs: () => [],
  isTelling: () => true,
  isOneEditAway: (marked) => listErrors(marked).errors === 1,
  agrees: (asked, given, { method }) => isWrittenBy(method, asked, given),
};

/** Returns the nodes that OPEN holds at some time, in the order in which they are selected: those above the deepest ply. */
const selectedIn = memoizeByObject((tree: GameTree): readonly NodeId[] =>
  tree
    .nodes()
    .filter((node) => tree.depth(node) < tree.height)
    .sort((a, b) => tree.depth(a) - tree.depth(b) || a - b),
);

/** Returns the passes that are asked about when nobody says them: all, or the first and those around the end of LOOP1. */
function passesToAsk(tree: GameTree): readonly number[] {
  const selected = selectedIn(tree).length;
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
function endOfPass(run: ListRun, pass: number): number {
  const { selected, left } = run.lists?.columns ?? { selected: [], left: [] };
  if (pass < selected.length) return (selected[pass] ?? run.length) - 1;
  return pass === selected.length
    ? (left[0] ?? run.length) - 1
    : (left[pass - selected.length - 1] ?? run.length);
}

function listsAfter(run: ListRun, pass: number, original: (node: NodeId) => NodeId): Both {
  const step = endOfPass(run, pass);
  const { open, closed } = { open: run.lists?.openAt(step) ?? [], closed: run.lists?.closedAt(step) ?? [] };
  return { open: open.map(original), closed: closed.map(original) };
}

function placeOfPass(run: ListRun, node: NodeId, pass: number): Place {
  return { node, step: endOfPass(run, pass), test: null };
}

/** One pass of LOOP1, in which a student may make a mistake. */
function selectFirst(tree: GameTree, { open, closed }: Both, mistake: ListMethod | null): Both {
  const [node, ...rest] = open;
  if (node === undefined) return { open, closed };
  const below = tree
    .children(node)
    .filter((child) => mistake === 'ends-queued' || tree.depth(child) < tree.height);
  const added = mistake === 'successors-reversed' ? below.toReversed() : below;
  return {
    open: mistake === 'open-as-stack' ? [...added, ...rest] : [...rest, ...added],
    closed: [node, ...closed],
  };
}

const START: Both = { open: [ROOT], closed: [] };

/** Returns what becomes of both lists from one row, or from the beginning, to another. */
function advanced(
  tree: GameTree,
  before: Both,
  from: ListRow | null,
  to: ListRow,
  mistake: ListMethod | null = null,
): Both {
  const isAfterLoop1 = to.loop === 2 && from?.loop !== 2;
  const passes = to.loop === 1 ? to.inLoop - (from?.inLoop ?? 0) : isAfterLoop1 ? tree.size : 0;
  let both = before;
  for (let pass = 0; pass < passes && both.open.length > 0; pass += 1)
    both = selectFirst(tree, both, mistake);
  const leaving = to.loop === 1 ? 0 : to.inLoop - (from?.loop === 2 ? from.inLoop : 0);
  return { open: both.open, closed: both.closed.slice(leaving) };
}

/** Returns the lists of a student with a faulty method, in all rows; null for a method that is about other searches. */
function writtenBy(method: MethodName, { task: { tree }, part }: Asked<ListsPart>): Given | null {
  if (!isListMethod(method)) return null;
  return cellsOf(rowsOf(tree, part.after).map((row) => advanced(tree, START, null, row, method)));
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
function listErrors({ given, right, ...asked }: Marked<ListsPart, Given, ListRun>): PartErrors {
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
  const last =
    part.ordered === true ? closed : closed.toSorted((a, b) => tree.depth(b) - tree.depth(a) || b - a);
  return advanced(tree, { open, closed: last }, before, row);
}

/** Returns the node that the pass of a row selects, or that leaves CLOSED in it. */
function nodeOfRow(tree: GameTree, { loop, inLoop }: ListRow): NodeId {
  return selectedIn(tree).at(loop === 1 ? inLoop - 1 : -inLoop) ?? ROOT;
}
