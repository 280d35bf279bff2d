/** Shows the full tree in place of one that has grown with its search. */
import { inNumbers } from './numbers.ts';
import { addNotices, type Session } from './session.ts';
import { inMaxNumbers } from './subject.ts';

/**
 * Draws the full tree when the shown one has grown; the step and the selected node stay. Returns false, with a notice,
 * when the full tree is too large.
 */
export function drawFullTree(session: Session): boolean {
  const state = session.getState();
  const { growth } = state.subject;
  if (!growth?.drawFull) return true;
  const whole = growth.drawFull();
  if (whole === null) addNotices(session, [{ kind: 'game-too-large' }]);
  else
    session.setState({
      subject: inNumbers(whole, state),
      focused: growth.inOther(whole, state.focused),
      hovered: null,
    });
  return whole !== null;
}

/**
 * Draws the full tree in the numbers of MAX, which edits and questions need. Returns false, with a notice, when it is
 * too large.
 */
export function drawPlain(session: Session): boolean {
  if (!drawFullTree(session)) return false;
  session.setState({ subject: inMaxNumbers(session.getState().subject), numbers: 'max' });
  return true;
}
