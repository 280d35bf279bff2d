/** The sentences about the steps of procedures that keep lists of nodes. */
import type { NodeId } from '../../core/index.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { bySide } from '../../core/tree/nodeKind.ts';
import { worth } from '../estimates.ts';
import { joinList } from '../joinList.ts';
import { addedAndMerged, namedNodes, printBackup, printValueAt } from '../listFacts.ts';
import type { ListNarration } from '../narration.ts';
import type { NodeNames } from '../nodeNames.ts';
import { exactNumber, number, type Sentence, say } from '../sentence.ts';
import { andPlays } from './move.ts';
import { plural } from './numbered.ts';

/** The sentences about the steps of searches with OPEN and CLOSED. */
export const lists: ListNarration = {
  start(run, names) {
    const root = names.token(ROOT);
    return run.lists !== null
      ? say`OPEN holds ${root} alone, and CLOSED holds nothing.`
      : say`The tree will be generated ply by ply, from ${root} on.`;
  },

  select({ node }) {
    return say`${node} is the first of OPEN: it goes to the front of CLOSED.`;
  },

  expand({ event: { children, queued, node: parent }, node, names, run }) {
    const [added, merged] = addedAndMerged(children);
    const made = say`${node} is expanded into ${several(
      children.map((child) => child.node),
      names,
    )}.`;
    const there = say`${several(merged, names)} ${merged.length === 1 ? 'is' : 'are'} there already`;
    if (added.length === 0) return say`${made} ${there}: nothing is added.`;
    const isOne = added.length === 1;
    const mixed = merged.length > 0;
    const it = mixed ? several(added, names) : say`${isOne ? 'It' : 'They'}`;
    const begin = mixed ? say`${made} ${there}; ${it}` : say`${made} ${it}`;
    if (queued) return say`${begin} ${isOne ? 'goes' : 'go'} to the end of OPEN.`;
    if (run.lists === null) return made;
    const depth = exactNumber(run.tree.depth(parent) + 1);
    const [s, they, are] = isOne ? ['s', 'it', 'is'] : ['', 'they', 'are'];
    return say`${begin} stand${s} at depth ${depth}, the limit: ${they} enter${s} neither list and ${are} valued next.`;
  },

  leaf({ event, node, held }) {
    const value = worth(held);
    return event.lines.includes('decided')
      ? say`${node} is decided: it is worth ${value}, and stays in CLOSED for now.`
      : say`The end ${node} is worth ${value}.`;
  },

  backup(facts) {
    const { node, event, run } = facts;
    const which = event.from.length === 1 ? 'The one successor' : 'Every successor';
    const taken = run.lists !== null ? ' It is taken out of CLOSED.' : '';
    return say`${which} of ${node} has its value: ${node} is worth ${number(printBackup(facts))}.${taken}`;
  },

  drop({ node, event, run }) {
    return say`${node} has had its value, ${number(printValueAt(run, event.node, event.value, event.step))}, since it was selected: it is taken out of CLOSED as it is.`;
  },

  mark({ event: { chosen, why }, node, names, kind }) {
    if (why === 'end') return say`${node} is an end of the strategy.`;
    const all = several(chosen, names);
    const side = bySide(kind, 'MAX', 'MIN');
    return why === 'own choice'
      ? say`At ${node} the move is ${side}’s own: the strategy takes ${all}, which is worth as much.`
      : say`At ${node} the move is ${side}’s: the strategy answers every reply, ${all}.`;
  },

  answer({ run, names, node, event }) {
    const value = say`Done: ${node} is worth ${number(printValueAt(run, event.node, event.value, event.step))}${andPlays(run, event.move, names)}`;
    const { generated, stored } = run.tallyAt(event.step);
    const made = plural(generated, 'node', 'nodes');
    if (generated === stored) return say`${value} ${made} generated, and all of them stored.`;
    return say`${value} ${made} generated, ${String(generated - stored)} merged, ${String(stored)} stored.`;
  },
};

/** Writes the names of nodes, such as "A, B and C"; when there are many, only the first names and a count. */
function several(nodes: readonly NodeId[], names: NodeNames): Sentence {
  const [named, more] = namedNodes(nodes, names);
  return more > 0
    ? say`${joinList(named, ', ', ', ')} and ${String(more)} more`
    : joinList(named, ', ', ' and ');
}
