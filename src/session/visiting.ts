/** Opens a screen in place of the figure. */
import { firstSubject } from './firstSubject.ts';
import type { Screen } from './screens.ts';
import { OPENED, type Session } from './session.ts';
import type { Shown } from './shown.ts';
import { showAgain } from './showOther.ts';
import { openingSettings } from './subject.ts';

/** The step that the start page displays: the cutoff at node C. */
const FRONT_STEP = 14;

/** Returns the figure on the start page: the tree of a first visit, searched as its source does. */
export function frontFigure(): Shown {
  const subject = firstSubject();
  return { subject, ...openingSettings(subject), step: FRONT_STEP, ...OPENED };
}

/**
 * Opens a screen. The open figure is kept and displayed again afterwards; only the start page replaces it by
 * a figure of its own.
 */
export function visit(session: Session, screen: Screen, at?: string): void {
  const state = session.getState();
  const before = state.activity.kind === 'practising' ? state.activity.before : state;
  showAgain(session, screen === 'course' ? frontFigure() : before, { kind: 'visiting', screen, at });
}
