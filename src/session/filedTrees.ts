/** Trees on their way out of the session, into files and lists, and back. */

import { usualGrowth } from '../core/run/growth.ts';
import { canSearch } from '../core/search/algorithms.ts';
import { filedOf, type KeptTree } from '../keep/keptTree.ts';
import type { Problem } from '../notation/problem.ts';
import type { FiledTree } from '../notation/treeFile.ts';
import { opened, searchedSubject } from './growing.ts';
import type { Session, SessionState } from './session.ts';
import { openSubject } from './showOther.ts';
import { drawnFirst, newTreeId, openingAlgorithm, subjectOfTree } from './subject.ts';
import { titleOf } from './titleOf.ts';
import { traceOf } from './traceOf.ts';

/** What is shown, as a file has it. */
export function filedTree({ subject, algorithm, rules, notation, step, language }: SessionState): FiledTree {
  const title = titleOf(subject, language.code);
  return { title, tree: drawnFirst(subject).tree, algorithm, rules, notation, step };
}

/** Shows a tree from a file or a list as it was when it was put there. */
export function openFiled(session: Session, filed: FiledTree, id = newTreeId()): void {
  const subject = subjectOfTree(filed.tree, { id, title: filed.title });
  openSubject(session, opened(subject));
  const algorithm = canSearch(filed.algorithm, filed.tree) ? filed.algorithm : openingAlgorithm(subject);
  const { rules, notation } = filed;
  const shown = searchedSubject(subject, algorithm, rules, usualGrowth(algorithm, false));
  const step = Math.min(filed.step, traceOf({ subject: shown, algorithm, rules }).length);
  session.setState({ subject: shown, algorithm, rules, notation, step });
}

/** Shows a kept tree; says what is wrong with its text, and shows nothing else, where it is damaged. */
export function openKept(session: Session, kept: KeptTree): Problem | null {
  const filed = filedOf(kept);
  if (!filed.ok) return filed.problem;
  openFiled(session, filed.value, kept.id);
  return null;
}
