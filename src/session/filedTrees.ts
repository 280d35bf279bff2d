/** Converts between the displayed tree and trees in files and lists. */

import '../drawing/simulationAdded.ts';
import { usualGrowth } from '../core/run/growth.ts';
import { canSearch } from '../core/search/algorithms.ts';
import { NO_LIMITS } from '../core/search/searchSettings.ts';
import type { FiledTree, Problem } from '../notation/index.ts';
import { limitsSaid, numbersSaid } from '../notation/settings.ts';
import { filedOf, type StoredTree } from '../storage/storedTree.ts';
import { opened, searchedSubject } from './growing.ts';
import { numbered } from './numbers.ts';
import { openSubject } from './openSubject.ts';
import { notOffered, priorsNotices } from './refusedSettings.ts';
import { runOf } from './runOf.ts';
import { whenRecorded } from './searching.ts';
import { addNotices, type Session, type SteppedState } from './session.ts';
import { newTreeId, openingAlgorithm, type Subject, subjectOfTree, withFullTree } from './subject.ts';
import { titleOf } from './titleOf.ts';

/** Returns the displayed tree with its search settings and step, in the form that files store. */
export function filedTree({ subject, language, ...state }: SteppedState): FiledTree {
  const { algorithm, rules, notation, step } = state;
  const title = titleOf(subject, language.code);
  return {
    ...{ title, tree: withFullTree(subject).tree, algorithm, rules, notation, step },
    ...limitsSaid(state),
    ...numbersSaid(state),
  };
}

/** Displays a tree from a file or a list, with the search settings and the step with which it was stored. */
export function openFiled(session: Session, filed: FiledTree, id = newTreeId()): void {
  const subject = subjectOfTree(filed.tree, { id, title: filed.title });
  whenRecorded(session, (searching) => openSearched(searching, filed, subject));
}

function openSearched(session: Session, filed: FiledTree, subject: Subject): void {
  openSubject(session, opened(subject));
  const algorithm = canSearch(filed.algorithm, filed.tree) ? filed.algorithm : openingAlgorithm(subject);
  const { rules, notation, limits = NO_LIMITS, numbers = 'max' } = filed;
  const how = { algorithm, rules, limits, numbers };
  const shown = numbered(searchedSubject(subject, how, usualGrowth(algorithm, false)), how);
  session.setState({ ...shown, notation, step: Math.min(filed.step, runOf(shown).length) });
  const refused = algorithm === filed.algorithm ? [] : [notOffered(subject, filed.algorithm)];
  addNotices(session, [...refused, ...priorsNotices(shown)]);
}

/**
 * Displays a tree stored on this device. When its text is damaged, returns the problem and leaves the page
 * unchanged.
 */
export function openStored(session: Session, kept: StoredTree): Problem | null {
  const filed = filedOf(kept);
  if (!filed.ok) return filed.problem;
  openFiled(session, filed.value, kept.id);
  return null;
}
