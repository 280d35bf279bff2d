/** Opens another tree: at its first step, or at the current step when it has the same structure. */
import { canSearch } from '../core/search/algorithms.ts';
import type { Example } from '../library/example.ts';
import { broughtExample } from './exampleSubject.ts';
import { numbered, numbersFor } from './numbers.ts';
import { lastStep, OPENED, type Session } from './session.ts';
import { showAgain } from './showOther.ts';
import {
  type HowSearched,
  openingAlgorithm,
  openingSettings,
  type Subject,
  withFullTree,
} from './subject.ts';

/**
 * Displays another tree at its first step, with the search and notation that its source uses.
 * @param how the algorithm and rules to search it with instead
 */
export function openSubject(
  session: Session,
  subject: Subject,
  how: Partial<Pick<HowSearched, 'algorithm' | 'rules'>> = {},
): void {
  const opening = { ...openingSettings(subject), ...how };
  const { subject: before, notation: chosen, numbers: told = 'max' } = session.getState();
  // A notation that the reader has chosen is kept, unless the source of the new tree has its own.
  const isChosen = chosen !== openingSettings(before).notation && subject.example?.notation === undefined;
  const notation = isChosen ? chosen : opening.notation;
  // So are numbers that the reader has chosen; those of the source before are not.
  const isTold = told === (before.example?.told ?? 'max');
  const numbers = subject.example?.told ?? (isTold ? 'max' : told);
  showAgain(session, { ...numbered(subject, { ...opening, numbers }), notation, step: 0, ...OPENED });
}

/** Opens an example of the library once the code of its search has loaded; rejects when that cannot be loaded. */
export async function openExample(session: Session, example: Example): Promise<void> {
  openSubject(session, await broughtExample(example));
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
