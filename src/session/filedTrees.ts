/** Converts between the displayed tree and trees in files and lists. */

import '../drawing/simulationAdded.ts';
import type { GameTree } from '../core/index.ts';
import { printLog } from '../core/program/printLog.ts';
import { type UniformWish, uniformSize } from '../core/random/uniformTree.ts';
import { usualGrowth } from '../core/run/growth.ts';
import { canSearch, filedAlgorithm } from '../core/search/algorithms.ts';
import { NO_LIMITS } from '../core/search/searchSettings.ts';
import { TreeBuilder } from '../core/tree/treeBuilder.ts';
import type { FiledTree, Problem } from '../notation/index.ts';
import { limitsSaid, numbersSaid } from '../notation/settings.ts';
import { readWish } from '../notation/uniformWish.ts';
import { filedOf, type StoredTree } from '../storage/storedTree.ts';
import type { NodeNames } from '../words/index.ts';
import { opened, searchedSubject } from './growing.ts';
import { numbered } from './numbers.ts';
import { openSubject } from './openSubject.ts';
import { notOffered, priorsNotices } from './refusedSettings.ts';
import { MOST_AT_ONCE, runOf } from './runOf.ts';
import { whenRecorded } from './searching.ts';
import { addNotices, type Session, type SteppedState } from './session.ts';
import {
  isTooDeep,
  newTreeId,
  openingAlgorithm,
  type Subject,
  subjectOfTree,
  withFullTree,
} from './subject.ts';
import { titleOf } from './titleOf.ts';

/** Returns the displayed tree with its search settings and step, in the form that files store. */
export function filedTree({ subject, language, ...state }: SteppedState): FiledTree {
  const { rules, notation, step } = state;
  const algorithm = filedAlgorithm(state.algorithm);
  const title = titleOf(subject, language.code);
  return {
    ...{ title, tree: treeToFile(withFullTree(subject)), algorithm, rules, notation, step },
    ...limitsSaid(state),
    ...numbersSaid(state),
    ...logSaid(subject),
  };
}

/** Returns the tree for a file. What a program walked may be too deep for one; its log is the whole of it then. */
function treeToFile(whole: Subject): GameTree {
  return isTooDeep(whole) ? ONE_LEAF : whole.tree;
}

const ONE_LEAF = oneLeaf();

function oneLeaf(): GameTree {
  const builder = new TreeBuilder();
  builder.leaf(Number.NaN);
  return builder.finish();
}

/** Returns the field for the log of the program that walked the tree; absent when no program did. */
function logSaid(subject: Subject): Pick<FiledTree, 'log'> {
  const { program } = withFullTree(subject);
  const log = program?.isWalked === true ? program.runs[program.index] : undefined;
  return log === undefined ? {} : { log: printLog(log) };
}

/** Displays a tree from a file or a list, with the search settings and the step with which it was stored. */
export function openFiled(session: Session, filed: FiledTree, id = newTreeId(), names?: NodeNames): void {
  if (filed.log !== undefined) {
    openFiledLog(session, filed.log, filed.title, id);
    return;
  }
  const subject = subjectOfTree(filed.tree, { id, title: filed.title }, names);
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

/** Displays the log of a program that was stored, on the tree that the program walked. */
function openFiledLog(session: Session, log: string, title: string, id: string): void {
  void import('./program/openLog.ts').then(
    ({ findLog, openRun }) => {
      const found = findLog(log, title);
      if (found.kind === 'log') openRun(session, found.log, { on: null, id });
    },
    () => addNotices(session, [{ kind: 'load-failed', again: () => openFiledLog(session, log, title, id) }]),
  );
}

/**
 * Displays a tree stored on this device. When its text is damaged, returns the problem and leaves the page
 * unchanged.
 */
export function openStored(session: Session, kept: StoredTree): Problem | null {
  const wish = readWish(kept.text);
  if (wish !== null && uniformSize(wish) > MOST_AT_ONCE) {
    openWish(session, kept, wish);
    return null;
  }
  const filed = filedOf(kept);
  if (!filed.ok) return filed.problem;
  openFiled(session, filed.value, kept.id);
  return null;
}

/** Displays a large uniform tree that is stored as its wish. */
function openWish(session: Session, kept: StoredTree, wish: UniformWish): void {
  void import('./openUniform.ts').then(
    ({ makeUniform }) =>
      makeUniform(session, wish, (names) => {
        const filed = filedOf(kept, names.tree);
        if (filed.ok) openFiled(session, filed.value, kept.id, names);
      }),
    () => addNotices(session, [{ kind: 'load-failed', again: () => openWish(session, kept, wish) }]),
  );
}
