import type { Numbers } from '../core/index.ts';
import { inNumbers, numbersFor } from './numbers.ts';
import { whenRecorded } from './searching.ts';
import { READING, type Session } from './session.ts';

/**
 * Displays the tree with values from the viewpoint of MAX or of the player to move; the step and the selected
 * node are kept.
 */
export function chooseNumbers(page: Session, numbers: Numbers): void {
  whenRecorded(page, (session) => {
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
  });
}
