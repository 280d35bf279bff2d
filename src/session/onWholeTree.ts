/**
 * Actions for which a tree that has grown with its search is drawn in full. Where the search of the full tree takes long, they
 * are carried out once it is recorded.
 */
import { drawFullTree } from './drawFullTree.ts';
import { askQuestions } from './predicting.ts';
import { whenRecorded } from './searching.ts';
import type { Session } from './session.ts';

/** Displays the full tree. */
export function drawWhole(page: Session): void {
  whenRecorded(page, drawFullTree);
}

/** Switches the questions of Predict on, for which some searches need the full tree, or off. */
export function askAhead(page: Session, isOn: boolean): void {
  whenRecorded(page, (session) => askQuestions(session, isOn));
}
