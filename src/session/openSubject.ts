/** Opens another tree: from its beginning, or at the same step when it has the same shape. */
import { canSearch } from '../core/search/algorithms.ts';
import { inNumbers, numbersFor } from './numbers.ts';
import { lastStep, OPENED, type Session } from './session.ts';
import { showAgain } from './showOther.ts';
import {
  openingAlgorithm,
  openingLimits,
  openingNotation,
  openingRules,
  type Subject,
  withFullTree,
} from './subject.ts';

/** Shows another tree from its beginning, searched and written as its source does it. */
export function openSubject(session: Session, subject: Subject): void {
  const [algorithm, rules] = [openingAlgorithm(subject), openingRules(subject)];
  const { subject: before, notation: chosen, numbers: chosenNumbers = 'max' } = session.getState();
  // The reader's choices stay where the source has none of its own.
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
  const algorithm = canSearch(state.algorithm, withFullTree(subject).tree)
    ? state.algorithm
    : openingAlgorithm(subject);
  const numbers = numbersFor(subject, { ...state, algorithm });
  const shown =
    state.subject.growth?.grow(withFullTree(subject), { ...state, algorithm, numbers }) ?? subject;
  const next = { ...state, subject: shown, algorithm, numbers };
  // The state changes at once, so that nobody sees a step that the run does not have.
  showAgain(session, { ...next, step: Math.min(state.step, lastStep(next)), ...OPENED });
}
