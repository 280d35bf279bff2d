/** Questions about which nodes principal variation search searches a second time. */
import type { NodeId, RecursionRun } from '../../core/index.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { bySide } from '../../core/tree/nodeKind.ts';
import type { Difference, PartErrors } from '../grade/difference.ts';
import { isCalled, type Place } from '../place.ts';
import { searchesAgain } from '../task.ts';
import type { Format, Picks } from './format.ts';
import { nodeSetOf } from './records.ts';

type AgainPart = { readonly kind: 'again' };
type Nodes = ReadonlySet<NodeId>;

export const again: Format<'again', AgainPart, Nodes, Picks<Nodes>> = {
  kind: 'again',
  usualMarks: 2,
  byChance: 'sometimes',
  entry: {
    way: 'picks',
    shown: 'marked',
    isOrdered: false,
    lines: 1,
    takes: (tree, node) => node !== ROOT && !tree.isBeyond(node),
    press: (_tree, given, node) => (given.has(node) ? without(given, node) : new Set([...given, node])),
    nodes: (given) => [...given],
  },
  blank: new Set(),
  ofAgain: 'only',
  ofReversed: true,
  suits: ({ algorithm }) => searchesAgain(algorithm),
  /** The question is asked only when a node is searched again, so that a blank sheet is never right. */
  choose: (_task, run) => (run.eventsOf('again').length > 0 ? { kind: 'again' } : null),
  answerOf: ({ run, original }) => new Set(searchedAgain(run).map(original)),
  answerBy: ({ run, original }, _asked, method) =>
    new Set((method === 'all-better-again' ? cameBackBetter(run) : searchedAgain(run)).map(original)),

  shape: nodeSetOf,

  grade: ({ given, right, run }) => pickErrors(run, given, right),
  placeOf: placeOfReturn,

  ownMethods: ['all-better-again'],
  signs: () => [],
  isTelling: (_marked, { differences }) => differences.length >= 1,
};

function without(nodes: Nodes, node: NodeId): Nodes {
  return new Set([...nodes].filter((other) => other !== node));
}

/** Returns the nodes that are searched again, each once, in the order in which that first happens. */
function searchedAgain(run: RecursionRun): readonly NodeId[] {
  return [...new Set(run.eventsOf('again').map((step) => childAt(run, step)))];
}

/**
 * Returns the nodes other than first children that came back with a better value than their parent was sure of: the
 * answer of a student who forgets that a value outside the window needs no second search, and that a leaf is never
 * searched again.
 */
function cameBackBetter(run: RecursionRun): readonly NodeId[] {
  if (run.family !== 'bounds') return [];
  const { tree } = run;
  const better = run.eventsOf('update').flatMap((step) => {
    const [node, child] = [run.nodeAt(step), childAt(run, step)];
    if (tree.childIndex(child) === 0) return [];
    const { alpha, beta } = run.windowAt(node, step - 1);
    const v = run.valueAt(node, step);
    return bySide(tree.kind(node), v > alpha, v < beta) ? [child] : [];
  });
  return [...new Set([...searchedAgain(run), ...better])];
}

/** Returns the child that an update, or a second search, is about. */
function childAt(run: RecursionRun, step: number): NodeId {
  const event = run.event(step);
  return 'child' in event ? event.child : ROOT;
}

/** Counts the nodes that are missing and those that should not be picked. */
function pickErrors(run: RecursionRun, given: Nodes, right: Nodes): PartErrors {
  const missed = [...right].filter((node) => !given.has(node));
  const over = [...given].filter((node) => !right.has(node));
  const differences = [
    ...missed.map((node): Difference => ({ node, fault: 'missed' })),
    ...over.map((node): Difference => ({ node, fault: 'over' })),
  ].sort((a, b) => stepOf(run, a.node) - stepOf(run, b.node));
  const errors = differences.length;
  return { differences, errors, entries: right.size, isBlanket: errors > 0 && given.size === 0 };
}

/** Returns where the search decides whether to search the node again: when its first call returns. */
function placeOfReturn(run: RecursionRun, _part: AgainPart, node: NodeId): Place {
  return { node, step: stepOf(run, node), test: null };
}

/** Returns the step of the second search of the node or, when there is none, of its last return. */
function stepOf(run: RecursionRun, node: NodeId): number {
  const step = run.eventsOf('again').find((at) => childAt(run, at) === node);
  return step ?? (isCalled(run, node) ? run.lastStep(node) : run.length);
}
