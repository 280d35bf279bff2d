/** Displays the full tree in place of a tree that has grown with its search. */

import type { Notice } from './notice.ts';
import { inNumbers } from './numbers.ts';
import { addNotices, type Session } from './session.ts';
import { inMaxNumbers, type Subject } from './subject.ts';

/**
 * Displays the full tree when the displayed tree has grown with its search. The step and the selected node
 * are kept. Returns false, after a notice, when the full tree is too large.
 */
export function drawFullTree(session: Session): boolean {
  const state = session.getState();
  const { growth } = state.subject;
  if (!growth?.drawFull) return true;
  const whole = growth.drawFull();
  if (whole === null) addNotices(session, [treeTooLarge(state.subject)]);
  else
    session.setState({
      subject: inNumbers(whole, state),
      focused: growth.inOther(whole, state.focused),
      hovered: null,
    });
  return whole !== null;
}

/** Returns the notice that the full tree is too large, with its sizes if it is the tree of a game. */
export function treeTooLarge({ game }: Subject): Notice {
  return { kind: 'tree-too-large', ...(game?.sizes() ?? { nodes: null, once: null }) };
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
