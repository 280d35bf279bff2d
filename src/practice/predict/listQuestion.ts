/** What is asked of a run that works off lists: what OPEN is once a node is expanded, CLOSED once one is selected. */
import { type AnyRun, isOfLists } from '../../core/run/anyRun.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { choicesOf } from './choices.ts';
import type { ListQuestion } from './question.ts';

/** Longer lists are not asked for: nobody reads them. */
const LONGEST = 12;

/** The question before the list event at `step`; null for none. */
export function listQuestion(trace: AnyRun, step: number): ListQuestion | null {
  if (!isOfLists(trace) || trace.lists === null) return null;
  const event = trace.event(step);
  const { lists } = trace;
  if (event.kind === 'expand' && event.queued) {
    const all = [...new Set(event.children.map(({ node }) => node))];
    const added = event.children.filter(({ isNew }) => isNew).map(({ node }) => node);
    const before = lists.openAt(step - 1);
    // With what is there already, on top as on a stack, in the other order, in the place of what was there, or not at all.
    const mistakes = [
      ...(all.length > added.length ? [[...before, ...all]] : []),
      ...[[...added, ...before], [...before, ...added.toReversed()], added, before],
    ];
    return asked('open', step, event.node, lists.openAt(step), mistakes, { added, children: all });
  }
  if (event.kind === 'select') {
    const before = lists.closedAt(step - 1);
    // At the end as in a queue, alone, or not at all.
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
  // What comes first in the order of generation comes first, so that the order tells nothing.
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
