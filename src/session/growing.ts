/** Trees that come with their run: those that grow as they are searched, and those that are worked off by lists. */
import type { GrowthName } from '../core/run/growth.ts';
import { recordSearch } from '../core/run/recordSearch.ts';
import type { Trace } from '../core/run/trace.ts';
import { isListForm } from '../core/search/algorithms.ts';
import { NO_LIMITS, type SearchLimits } from '../core/search/searchLimits.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import { nodeOfKey } from '../core/tree/nodeOfKey.ts';
import { boardsOf } from '../drawing/boards.ts';
import { listNames, namesAsWhole } from '../words/grownNames.ts';
import type { NodeNames } from '../words/nodeNames.ts';
import { READING, type Session } from './session.ts';
import { drawWhole } from './showOther.ts';
import { drawnFirst, type HowSearched, isGrown, type Subject } from './subject.ts';

export function growthOf(subject: Subject): GrowthName {
  return isGrown(subject) ? 'grown' : 'drawn';
}

/** A whole tree as a search looks at it: node by node, or there first, with the run of its lists where it has some. */
export function searchedSubject(whole: Subject, how: HowSearched, growth: GrowthName): Subject {
  const { algorithm, rules, limits = NO_LIMITS } = how;
  const { tree, game } = whole;
  if (growth === 'drawn' && !isListForm(algorithm)) return whole;
  // Drawn or grown, a game is looked at as deep as it is set.
  const depth =
    game === null ? limits.depth : isListForm(algorithm) ? (game.setting.depth ?? Infinity) : null;
  const run = recordSearch(tree, algorithm, rules, growth, { ...limits, depth });
  return withRun(whole, run, limits, isListForm(algorithm) ? listNames(tree) : whole.names);
}

function withRun(whole: Subject, run: Trace, limits: SearchLimits, wholeNames: NodeNames): Subject {
  const { tree, algorithm, rules, grows } = run;
  const growth = grows ? 'grown' : 'drawn';
  const boardAt = (node: NodeId) => whole.boards?.texts[nodeOfKey(whole.tree, tree.key(node)) ?? node] ?? '';
  return {
    ...whole,
    tree,
    names: tree === wholeNames.tree ? wholeNames : namesAsWhole(tree, wholeNames),
    boards: whole.boards && boardsOf(tree.nodes().map(boardAt)),
    growth: {
      run,
      limits,
      whole,
      wholeSize: whole.tree.size,
      draw: () => searchedSubject(whole, { algorithm, rules, limits }, 'drawn'),
      searchedBy: (how) => searchedSubject(whole, how, growth),
      grow: (other, how) => searchedSubject(other, how, growth),
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
  const state = session.getState();
  const { subject: before, focused, activity } = state;
  if (isGrown(before)) return;
  const whole = drawnFirst(before);
  const subject = whole.game?.grow(state) ?? searchedSubject(whole, state, 'grown');
  session.setState({
    subject,
    focused: sameNode(whole.tree, subject.tree, focused),
    hovered: null,
    // What is edited is there first.
    ...(activity.kind === 'editing' && { activity: READING }),
  });
}
