/** Displays the full tree in place of a tree that has grown with its search. */

import { memoizeByObject } from '../core/memoizeByObject.ts';
import { playsToEnds } from '../core/search/algorithms.ts';
import type { Notice } from './notice.ts';
import { inNumbers } from './numbers.ts';
import { addNotices, type Session } from './session.ts';
import { type Growth, inMaxNumbers, type Subject } from './subject.ts';

/**
 * Displays the full tree when the displayed tree has grown with its search. The step and the selected node
 * are kept. Returns false, after a notice, when the full tree is too large.
 */
export function drawFullTree(session: Session): boolean {
  const state = session.getState();
  const { growth } = state.subject;
  if (!growth?.drawFull) return true;
  const whole = fullTree(session);
  if (whole === null) return false;
  session.setState({
    subject: inNumbers(whole, state),
    focused: growth.inOther(whole, state.focused),
    hovered: null,
  });
  return true;
}

/** Returns the displayed subject with its full tree; null, after a notice, when that is too large. */
export function fullTree(session: Session): Subject | null {
  const { subject } = session.getState();
  if (!subject.growth?.drawFull) return subject;
  const whole = drawnInFull(subject.growth);
  if (whole === null) addNotices(session, [noWholeTree(subject)]);
  return whole;
}

/** The full tree is kept: an action that has to wait for a search is carried out again, and must find the same tree. */
const drawnInFull = memoizeByObject((growth: Growth) => growth.drawFull?.() ?? null);

/**
 * Returns the notice that there is no full tree: because a simulation has only tried a part of a game, or because it is too
 * large; then with its sizes if it is the tree of a game.
 */
export function noWholeTree(subject: Subject): Notice {
  if (isOnlyTried(subject)) return { kind: 'only-tried' };
  return { kind: 'tree-too-large', ...(subject.game?.sizes() ?? { nodes: null, once: null }) };
}

/** Whether the tree is what a simulation of a game has tried, in which nodes lack some or all of their children. */
export function isOnlyTried({ game, growth }: Subject): boolean {
  return game !== null && growth !== null && playsToEnds(growth.run.algorithm);
}

/**
 * Displays the full tree with values from the viewpoint of MAX, which editing and questions require. Returns
 * false, after a notice, when the tree is too large.
 */
export function drawPlain(session: Session): boolean {
  if (!drawFullTree(session)) return false;
  session.setState({ subject: inMaxNumbers(session.getState().subject), numbers: 'max' });
  return true;
}

/**
 * How an action waits for the search of a large tree. The code for that, `searching.ts`, comes after the first picture; until
 * then the action is carried out at once.
 */
export const waiting: { forSearch(session: Session, act: (session: Session) => void): void } = {
  forSearch: (session, act) => act(session),
};

/** Begins or ends editing, for which the full tree is drawn. */
export function toggleEditing(page: Session): void {
  waiting.forSearch(page, (session) => {
    if (!drawPlain(session)) return;
    const isEditing = session.getState().activity.kind === 'editing';
    session.setState({ activity: { kind: isEditing ? 'reading' : 'editing' } });
  });
}
