/** Goes to a screen beside the figure. */
import { firstSubject } from './firstSubject.ts';
import type { Screen } from './screens.ts';
import { OPENED, type Session } from './session.ts';
import type { Shown } from './shown.ts';
import { showAgain } from './showOther.ts';
import { openingAlgorithm, openingNotation, openingRules } from './subject.ts';

/** The moment that the front door shows: the cut at C. */
const FRONT_STEP = 14;

/** The figure on the front door: the first of all figures, as its source writes it. */
export function frontFigure(): Shown {
  const subject = firstSubject();
  return {
    subject,
    algorithm: openingAlgorithm(subject),
    rules: openingRules(subject),
    notation: openingNotation(subject),
    step: FRONT_STEP,
    ...OPENED,
  };
}

/** Shows a screen; the figure that was open stays behind it, except that the front door has a figure of its own. */
export function visit(session: Session, screen: Screen, at?: string): void {
  const state = session.getState();
  const before = state.activity.kind === 'practising' ? state.activity.before : state;
  showAgain(session, screen === 'course' ? frontFigure() : before, { kind: 'visiting', screen, at });
}
