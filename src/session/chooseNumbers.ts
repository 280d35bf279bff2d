import type { Numbers } from '../core/tree/numbers.ts';
import { inNumbers, numbersFor } from './numbers.ts';
import { READING, type Session } from './session.ts';

/** Writes what is shown in these numbers; step and node in hand stay. */
export function chooseNumbers(session: Session, numbers: Numbers): void {
  const state = session.getState();
  const how = { ...state, numbers };
  if (numbersFor(state.subject, how) !== numbers) return;
  session.setState({
    subject: inNumbers(state.subject, how),
    numbers,
    // What is edited is in MAX's numbers.
    ...(numbers === 'mover' && state.activity.kind === 'editing' && { activity: READING }),
  });
}
