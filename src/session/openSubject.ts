/** Opens another tree: at its first step, or at the current step when it has the same structure. */
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

/** Displays another tree at its first step, with the search and notation that its source uses. */
export function openSubject(session: Session, subject: Subject): void {
  const [algorithm, rules] = [openingAlgorithm(subject), openingRules(subject)];
  const { subject: before, notation: chosen, numbers: chosenNumbers = 'max' } = session.getState();
  // A notation that the reader has chosen is kept, unless the source of the new tree has its own.
  const isChosen = chosen !== openingNotation(before) && subject.example?.notation === undefined;
  const notation = isChosen ? chosen : openingNotation(subject);
  const limits = openingLimits(subject);
  const how = { algorithm, rules, limits };
  const numbers = numbersFor(subject, { ...how, numbers: chosenNumbers });
  const shown = inNumbers(subject, { ...how, numbers });
  showAgain(session, { subject: shown, ...how, numbers, notation, step: 0, ...OPENED });
}

/**
 * Displays a tree that has the structure of the current tree, at the current step, so that only the
 * differences change.
 */
export function flipTo(session: Session, subject: Subject): void {
  const state = session.getState();
  const algorithm = canSearch(state.algorithm, withFullTree(subject).tree)
    ? state.algorithm
    : openingAlgorithm(subject);
  const numbers = numbersFor(subject, { ...state, algorithm });
  const shown =
    state.subject.growth?.grow(withFullTree(subject), { ...state, algorithm, numbers }) ?? subject;
  const next = { ...state, subject: shown, algorithm, numbers };
  // All of the state changes at once, because the new run may not have the current step.
  showAgain(session, { ...next, step: Math.min(state.step, lastStep(next)), ...OPENED });
}
