/** Displays a tree that the page has displayed before, with the settings and the step that it had then. */
import { NO_LIMITS } from '../core/search/searchSettings.ts';
import { type Activity, READING, type Session } from './session.ts';
import type { Shown } from './shown.ts';
import { inMaxNumbers, type Subject, worded } from './subject.ts';

/**
 * Displays a tree exactly as the page displayed it before, for reading or for the given activity. When the
 * reader was presenting, the presentation continues; when the reader was editing, editing continues only if the tree is
 * drawn in full.
 */
export function showAgain(
  session: Session,
  {
    subject: asked,
    algorithm,
    rules,
    limits = NO_LIMITS,
    numbers: given = 'max',
    notation,
    step,
    past,
    future,
  }: Shown,
  activity = ongoing(session.getState().activity, asked),
): void {
  const { notices, withheld, language } = session.getState();
  // Editing and questions require values from the viewpoint of MAX.
  const numbers = withheld === null && activity.kind !== 'editing' ? given : 'max';
  const inWords = worded(asked, language.code);
  const subject = numbers === 'mover' ? inWords : inMaxNumbers(inWords);
  const shown = { subject, algorithm, rules, limits, numbers, notation, step, past, future };
  session.setState({
    ...shown,
    notices: notices.filter(
      (notice) => notice.kind !== 'left-tree' || notice.shown.subject.own?.id !== subject.own?.id,
    ),
    playing: false,
    focused: null,
    hovered: null,
    lastEdit: null,
    activity,
  });
}

/**
 * Returns the activity with which the reader continues on another tree. A match continues with a game and
 * ends with a tree; editing ends with a tree that is not drawn in full, because only a full tree can be edited; a
 * comparison ends, because its stops belong to the previous tree.
 */
function ongoing(activity: Activity, { game, growth }: Subject): Activity {
  const { kind } = activity;
  if (kind === 'playing') return game === null ? READING : activity;
  return kind === 'presenting' || (kind === 'editing' && !growth?.drawFull) ? activity : READING;
}
