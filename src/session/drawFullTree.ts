/** A tree that has grown is drawn whole. */
import { inNumbers } from './numbers.ts';
import { addNotices, type Session } from './session.ts';
import { inMaxNumbers } from './subject.ts';

/** Draws the whole tree where it has grown: the step stays, and so does the node in hand. False, and said, where it is too large. */
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

/** Draws the whole tree in the numbers of MAX: what is edited and asked is. False, and said, where it is too large. */
export function drawPlain(session: Session): boolean {
  if (!drawFullTree(session)) return false;
  session.setState({ subject: inMaxNumbers(session.getState().subject), numbers: 'max' });
  return true;
}
