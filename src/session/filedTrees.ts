/** Converts between the displayed tree and trees in files and lists. */

import '../drawing/simulationAdded.ts';
import type { GameTree } from '../core/index.ts';
import { printLog } from '../core/program/printLog.ts';
import { type UniformWish, uniformSize } from '../core/random/uniformTree.ts';
import { usualGrowth } from '../core/run/growth.ts';
import { canSearch, filedAlgorithm } from '../core/search/algorithms.ts';
import { NO_LIMITS } from '../core/search/searchSettings.ts';
import { TreeBuilder } from '../core/tree/treeBuilder.ts';
import type { FiledTree, Parsed, Problem } from '../notation/index.ts';
import { limitsSaid, numbersSaid } from '../notation/settings.ts';
import { readWish } from '../notation/uniformWish.ts';
import { filedOf, STORED_OPTIONS, type StoredTree } from '../storage/storedTree.ts';
import type { NodeNames } from '../words/index.ts';
import { opened, searchedSubject } from './growing.ts';
import { type BeginLong, beginLong, cancelLong } from './longSearch.ts';
import { LONG_TEXT } from './longText.ts';
import { NotOpened } from './notOpened.ts';
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

/**
 * Displays a tree from a file or a list, with the search settings and the step with which it was stored.
 *
 * @param displayed called once the tree is displayed, which of a large tree is when its search is recorded; never when that is
 *   cancelled, nor for the log of a program
 */
export function openFiled(
  session: Session,
  filed: FiledTree,
  id = newTreeId(),
  names?: NodeNames,
  displayed = () => {},
): void {
  if (filed.log !== undefined) {
    openFiledLog(session, filed.log, filed.title, id);
    return;
  }
  const subject = subjectOfTree(filed.tree, { id, title: filed.title }, names);
  whenRecorded(session, (searching) => {
    openSearched(searching, filed, subject);
    // What is done then may take long in turn, and does not wait with this action, which could not be begun again.
    queueMicrotask(displayed);
  });
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
 * Displays a tree stored on this device, a small one before this call returns. Resolves, once its text is read or the reader
 * has cancelled that, to the problem of a damaged text, with which the page stays as it is; else to null.
 *
 * @param displayed see `openFiled`
 */
export async function openStored(
  session: Session,
  kept: StoredTree,
  displayed?: () => void,
): Promise<Problem | null> {
  const wish = readWish(kept.text);
  const isLarge = wish === null ? kept.text.length >= LONG_TEXT : uniformSize(wish) > MOST_AT_ONCE;
  const read = isLarge ? await readLong(session, kept, wish, displayed) : null;
  if (read === 'not read') return null;
  if (read?.ok === false) return read.problem;
  const filed = filedOf(kept, read?.value.tree);
  if (!filed.ok) return filed.problem;
  openFiled(session, filed.value, kept.id, read?.value, displayed);
  return null;
}

/** Has the text of a large tree read beside the page; why it is not read has been said, unless the reader cancelled it. */
async function readLong(
  session: Session,
  kept: StoredTree,
  wish: UniformWish | null,
  displayed?: () => void,
): Promise<Parsed<NodeNames> | 'not read'> {
  // Of several trees that are asked for while the code for reading comes, the last one is read.
  const begin: BeginLong = (first) => {
    cancelLong(session);
    return beginLong(session, first);
  };
  try {
    if (wish === null) {
      const { parseElsewhere } = await import('./parseElsewhere.ts');
      return (await parseElsewhere(kept.text, STORED_OPTIONS, begin)) ?? 'not read';
    }
    const { uniformElsewhere } = await import('./openUniform.ts');
    const names = await uniformElsewhere(wish, begin);
    return names === null ? 'not read' : { ok: true, value: names };
  } catch (thrown) {
    if (!(thrown instanceof NotOpened))
      addNotices(session, [{ kind: 'load-failed', again: () => void openStored(session, kept, displayed) }]);
    return 'not read';
  }
}
