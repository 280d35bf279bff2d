/** Questions about a run with lists: what OPEN is after a node is expanded, and CLOSED after one is selected. */
import { type AnyRun, isOfLists } from '../../core/run/anyRun.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { choicesOf } from './choices.ts';
import type { ListQuestion } from './question.ts';

/** Nothing is asked about longer lists, because nobody reads them. */
const LONGEST = 12;

/** Returns the question before the list event at `step`; null for none. */
export function listQuestion(run: AnyRun, step: number): ListQuestion | null {
  if (!isOfLists(run) || run.lists === null) return null;
  const event = run.event(step);
  const { lists } = run;
  if (event.kind === 'expand' && event.queued) {
    const all = [...new Set(event.children.map(({ node }) => node))];
    const added = event.children.filter(({ isNew }) => isNew).map(({ node }) => node);
    const before = lists.openAt(step - 1);
    // The options put new nodes after the existing ones, in front as on a stack, in reverse order, in place of the
    // existing ones, or nowhere.
    const mistakes = [
      ...(all.length > added.length ? [[...before, ...all]] : []),
      ...[[...added, ...before], [...before, ...added.toReversed()], added, before],
    ];
    return asked('open', step, event.node, lists.openAt(step), mistakes, { added, children: all });
  }
  if (event.kind === 'select') {
    const before = lists.closedAt(step - 1);
    // The options put the node at the end as in a queue, alone, or nowhere.
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
  // Options are sorted by order of generation, so that their order reveals nothing.
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
