/** The facts that sentences about searches with OPEN and CLOSED need, in the same way for every language. */

import type { AnyRun, BackupEvent, NodeId, Successor } from '../core/index.ts';
import { worthAt } from '../core/run/worth.ts';
import { bySide } from '../core/tree/nodeKind.ts';
import { printWorth } from './estimates.ts';
import type { StepFacts } from './facts.ts';
import { isList, joinList } from './joinList.ts';
import type { NodeNames } from './nodeNames.ts';
import type { Segment, Sentence } from './sentence.ts';

/** The greatest number of nodes or values that a sentence lists. */
const NAMED = 6;

/** Returns the names of the first nodes, and the number of the nodes that are not named. */
export function namedNodes(
  nodes: readonly NodeId[],
  names: NodeNames,
): readonly [readonly Segment[], number] {
  const named = nodes.length > NAMED + 1 ? nodes.slice(0, NAMED) : nodes;
  return [named.map((node) => names.token(node)), nodes.length - named.length];
}

/** Returns the successors that are new and those that existed before, each node once. */
export function addedAndMerged(
  successors: readonly Successor[],
): readonly [readonly NodeId[], readonly NodeId[]] {
  const added = successors.filter(({ isNew }) => isNew).map(({ node }) => node);
  const merged = new Set(successors.map(({ node }) => node).filter((node) => !added.includes(node)));
  return [added, [...merged]];
}

/** Writes a node's value, with "≈" when it rests on an estimate. */
export function printValueAt(run: AnyRun, node: NodeId, value: number, step: number): string {
  return printWorth(worthAt(run, node, step, value));
}

/** Writes how a node's value is computed from those of its children, such as "min(−4, −3) = −4". */
export function printBackup({ kind, event, run }: StepFacts<BackupEvent>): string {
  const { from, value, node, step } = event;
  const values = from.slice(0, NAMED).map((one) => printValueAt(run, one.child, one.value, step));
  const more = from.length > NAMED ? ', …' : '';
  const worth = printValueAt(run, node, value, step);
  return `${bySide(kind, 'max', 'min')}(${values.join(', ')}${more}) = ${worth}`;
}

/** Writes the names of nodes with commas between them, such as "A, B, C". */
export function nodesInRow(nodes: readonly NodeId[], names: NodeNames): Sentence {
  return joinList(
    nodes.map((node) => names.token(node)),
    ', ',
    ', ',
  );
}

/** Writes a list of nodes as lecture notes do, "(A B C)"; "( )" for an empty list. */
export function printList(nodes: readonly NodeId[], names: NodeNames): string {
  const named = nodes.map((node) => names.of(node));
  return `(${named.join(named.some(isList) ? '; ' : ' ') || ' '})`;
}
