/** Shows again what was shown before. */
import { NO_LIMITS } from '../core/search/searchSettings.ts';
import { type Activity, READING, type Session } from './session.ts';
import type { Shown } from './shown.ts';
import { inMaxNumbers, type Subject, worded } from './subject.ts';

/** Shows exactly what was shown before, for reading or for the given activity; an edit or a presentation continues. */
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
  // Edits and questions use MAX's numbers.
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
 * What continues with another tree: a match with the same game. A comparison ends, because its stops belong to the tree
 * before.
 */
function ongoing(activity: Activity, { game }: Subject): Activity {
  if (activity.kind === 'playing') return game === null ? READING : activity;
  return activity.kind === 'editing' || activity.kind === 'presenting' ? activity : READING;
}
