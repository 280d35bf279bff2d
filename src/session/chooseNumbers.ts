import type { Numbers } from '../core/tree/numbers.ts';
import { inNumbers, numbersFor } from './numbers.ts';
import { READING, type Session } from './session.ts';

/** Shows the subject in these numbers; the step and the selected node stay. */
export function chooseNumbers(session: Session, numbers: Numbers): void {
  const state = session.getState();
  const how = { ...state, numbers };
  if (numbersFor(state.subject, how) !== numbers) return;
  session.setState({
    subject: inNumbers(state.subject, how),
    numbers,
    // The subject that is edited is in MAX's numbers.
    ...(numbers === 'mover' && state.activity.kind === 'editing' && { activity: READING }),
  });
}
