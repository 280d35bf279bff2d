/** Opens the complete tree of a game that is too large to be drawn, as a tree of the reader's own told in figures. */
import { bringsTree } from '../core/search/algorithms.ts';
import type { GameSetting } from '../games/setting.ts';
import { openMade } from './openMade.ts';
import { openSubject } from './openSubject.ts';
import { whenRecorded } from './searching.ts';
import type { Session } from './session.ts';
import { newTreeId, subjectOfTree } from './subject.ts';
import { startTask } from './tasks/pageTasks.ts';

/**
 * Opens the tree with the algorithm and rules of the game, if that is a search of trees that exist already.
 * @param nodes how many nodes the tree has
 */
export function openGameTree(
  session: Session,
  setting: GameSetting,
  nodes: number,
  title: string,
  start = startTask,
): void {
  const { algorithm, rules, subject: before } = session.getState();
  const how = bringsTree(algorithm, before.tree) ? {} : { algorithm, rules };
  openMade(
    session,
    nodes,
    (listener) => start('gameTree', { setting, nodes }, listener),
    (names) => {
      const subject = subjectOfTree(names.tree, { id: newTreeId(), title }, names);
      whenRecorded(session, (searching) => openSubject(searching, subject, how), start);
    },
  );
}
