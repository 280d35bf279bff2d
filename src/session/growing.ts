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
      grow: grownSubject,
      inOther: (other, node) => (node === null ? null : (nodeOfKey(other.tree, tree.key(node)) ?? null)),
    },
  };
}

/** Draws the tree first, or lets it grow; the step stays, and the node in hand where it is there. */
export function chooseGrowth(session: Session, growth: GrowthName): void {
  drawWhole(session);
  if (growth === 'drawn') return;
  const { subject: whole, algorithm, rules, focused, activity } = session.getState();
  const subject = grownSubject(whole, algorithm, rules);
  const refound = focused === null ? null : (nodeOfKey(subject.tree, whole.tree.key(focused)) ?? null);
  session.setState({
    subject,
    focused: refound,
    hovered: null,
    // What is edited is there first.
    ...(activity.kind === 'editing' && { activity: READING }),
  });
}
