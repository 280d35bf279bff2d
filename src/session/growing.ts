/** Trees that grow as they are searched: nothing is drawn first and cut afterwards. */
import type { GrowthName } from '../core/run/growth.ts';
import { recordGrown } from '../core/run/recordPasses.ts';
import type { AlgorithmName } from '../core/search/algorithms.ts';
import type { SearchRules } from '../core/search/rules.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import { nodeOfKey } from '../core/tree/nodeOfKey.ts';
import { boardsOf } from '../drawing/boards.ts';
import { namesAsWhole } from '../words/grownNames.ts';
import { READING, type Session } from './session.ts';
import { drawWhole } from './showOther.ts';
import type { Subject } from './subject.ts';

export function growthOf({ growth }: Subject): GrowthName {
  return growth === null ? 'drawn' : 'grown';
}

/** The whole tree as a search generates it, node by node. */
export function grownSubject(whole: Subject, algorithm: AlgorithmName, rules: SearchRules): Subject {
  const run = recordGrown(whole.tree, algorithm, rules);
  const { tree } = run;
  const boardAt = (node: NodeId) => whole.boards?.texts[nodeOfKey(whole.tree, tree.key(node)) ?? node] ?? '';
  return {
    ...whole,
    tree,
    names: namesAsWhole(tree, whole.names),
    boards: whole.boards && boardsOf(tree.nodes().map(boardAt)),
    growth: {
      run,
      whole,
      wholeSize: whole.tree.size,
      draw: () => whole,
      searchedBy: (other, otherRules) => grownSubject(whole, other, otherRules),
      grow: grownSubject,
      inOther: (other, node) => sameNode(tree, other.tree, node),
    },
  };
}

/** The node of the other tree with the same key; null where there is none. */
export function sameNode(tree: Subject['tree'], other: Subject['tree'], node: NodeId | null): NodeId | null {
  return node === null ? null : (nodeOfKey(other, tree.key(node)) ?? null);
}

/** Draws the tree first, or lets it grow; the step stays, and the node in hand where it is there. */
export function chooseGrowth(session: Session, growth: GrowthName): void {
  if (growth === 'drawn') {
    drawWhole(session);
    return;
  }
  const { subject: whole, algorithm, rules, focused, activity } = session.getState();
  if (whole.growth !== null) return;
  const subject = whole.game?.grow(algorithm, rules) ?? grownSubject(whole, algorithm, rules);
  session.setState({
    subject,
    focused: sameNode(whole.tree, subject.tree, focused),
    hovered: null,
    // What is edited is there first.
    ...(activity.kind === 'editing' && { activity: READING }),
  });
}
