import type { Numbers } from '../core/index.ts';
import { inNumbers, numbersFor } from './numbers.ts';
import { READING, type Session } from './session.ts';

/**
 * Displays the tree with values from the viewpoint of MAX or of the player to move; the step and the selected
 * node are kept.
 */
export function chooseNumbers(session: Session, numbers: Numbers): void {
  const state = session.getState();
  const how = { ...state, numbers };
  if (numbersFor(state.subject, how) !== numbers) return;
  session.setState({
    subject: inNumbers(state.subject, how),
    numbers,
    // Editing ends when values are displayed from the viewpoint of the player to move, because only a tree
    // with MAX's values can be edited.
    ...(numbers === 'mover' && state.activity.kind === 'editing' && { activity: READING }),
  });
}
