/**
 * Questions about a search that uses lists: what OPEN contains after a node is expanded, and what CLOSED
 * contains after a node is selected.
 */

import type { NodeId } from '../../core/index.ts';
import { type AnyRun, isOfLists } from '../../core/run/anyRun.ts';
import { choicesOf } from './choices.ts';
import type { ListQuestion } from './question.ts';

/**
 * The greatest length of a list in a question; longer lists are too long to read, so nothing is asked about
 * them.
 */
const LONGEST = 12;

/**
 * Returns the question that is asked before the change of a list at `step` is shown; null when nothing is
 * asked at this step.
 */
export function listQuestion(run: AnyRun, step: number): ListQuestion | null {
  if (!isOfLists(run) || run.lists === null) return null;
  const event = run.event(step);
  const { lists } = run;
  if (event.kind === 'expand' && event.queued) {
    const all = [...new Set(event.children.map(({ node }) => node))];
    const added = event.children.filter(({ isNew }) => isNew).map(({ node }) => node);
    const before = lists.openAt(step - 1);
    // The wrong options append the new nodes to the list, put them at its front as on a stack, reverse their
    // order, replace the list by them, or omit them.
    const mistakes = [
      ...(all.length > added.length ? [[...before, ...all]] : []),
      ...[[...added, ...before], [...before, ...added.toReversed()], added, before],
    ];
    return asked('open', step, event.node, lists.openAt(step), mistakes, { added, children: all });
  }
  if (event.kind === 'select') {
    const before = lists.closedAt(step - 1);
    // The wrong options append the node at the end as in a queue, make it the only node of the list, or omit
    // it.
    const mistakes = [[...before, event.node], [event.node], before];
    return asked('closed', step, event.node, lists.closedAt(step), mistakes, { added: [], children: [] });
  }
  return null;
}

function asked(
  kind: ListQuestion['kind'],
  step: number,
  node: NodeId,
  right: readonly NodeId[],
  mistakes: readonly (readonly NodeId[])[],
  expanded: Pick<ListQuestion, 'added' | 'children'>,
): ListQuestion | null {
  if (right.length > LONGEST) return null;
  // Options are sorted by the order in which their nodes were generated, so that their order does not reveal
  // the right one.
  const choices = choicesOf(right, mistakes, (list) => list.join(' '), compareLists);
  return choices === null ? null : { kind, step, node, ...expanded, ...choices };
}

function compareLists(a: readonly NodeId[], b: readonly NodeId[]): number {
  for (const [index, node] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    if (node !== other) return node - other;
  }
  return a.length - b.length;
}
