/** Another tree is shown, or another run at the same step: under other rules, or of a tree of the same shape. */
import { canSearch } from '../core/search/algorithms.ts';
import { NO_LIMITS } from '../core/search/searchSettings.ts';
import { inMaxNumbers, inNumbers, numbersFor } from './numbers.ts';
import { type Activity, lastStep, OPENED, READING, type Session } from './session.ts';
import type { Shown } from './shown.ts';
import {
  drawnFirst,
  openingAlgorithm,
  openingLimits,
  openingNotation,
  openingRules,
  type Subject,
  worded,
} from './subject.ts';

/** Shows what was shown before, exactly, for reading or what else is said; who edits or presents goes on. */
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
  // What is edited and asked is in MAX's numbers.
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

/** What goes on with another tree: a match with the same game; a comparison ends, whose stops are those of the tree before. */
function ongoing(activity: Activity, { game }: Subject): Activity {
  if (activity.kind === 'playing') return game === null ? READING : activity;
  return activity.kind === 'editing' || activity.kind === 'presenting' ? activity : READING;
}

/** Shows another tree from its beginning, searched and written as its source does it. */
export function openSubject(session: Session, subject: Subject): void {
  const [algorithm, rules] = [openingAlgorithm(subject), openingRules(subject)];
  const { subject: before, notation: chosen, numbers: chosenNumbers = 'max' } = session.getState();
  // What the reader has chosen goes on, where the source has no way of its own.
  const isChosen = chosen !== openingNotation(before) && subject.example?.notation === undefined;
  const notation = isChosen ? chosen : openingNotation(subject);
  const limits = openingLimits(subject);
  const how = { algorithm, rules, limits };
  const numbers = numbersFor(subject, { ...how, numbers: chosenNumbers });
  const shown = inNumbers(subject, { ...how, numbers });
  showAgain(session, { subject: shown, ...how, numbers, notation, step: 0, ...OPENED });
}

/** Shows a tree of the same shape at the same step, so that only what differs changes. */
export function flipTo(session: Session, subject: Subject): void {
  const state = session.getState();
  const algorithm = canSearch(state.algorithm, drawnFirst(subject).tree)
    ? state.algorithm
    : openingAlgorithm(subject);
  const numbers = numbersFor(subject, { ...state, algorithm });
  const shown = state.subject.growth?.grow(drawnFirst(subject), { ...state, algorithm, numbers }) ?? subject;
  const next = { ...state, subject: shown, algorithm, numbers };
  // In one change: nobody must see a step that the run does not have.
  showAgain(session, { ...next, step: Math.min(state.step, lastStep(next)), ...OPENED });
}
