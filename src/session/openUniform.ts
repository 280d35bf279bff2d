/** Opens uniform trees of a wish. A large one is made by the worker of tasks, and searched there before it is displayed. */
import { rememberWish, type UniformWish, uniformSize, uniformTree } from '../core/random/uniformTree.ts';
import type { NodeNames } from '../words/index.ts';
import { beginUnsaid } from './longSearch.ts';
import { NotOpened } from './notOpened.ts';
import { makeElsewhere, openMade } from './openMade.ts';
import { openSubject } from './openSubject.ts';
import { MOST_AT_ONCE } from './runOf.ts';
import { whenRecorded } from './searching.ts';
import type { Session } from './session.ts';
import { newTreeId, subjectOfTree } from './subject.ts';
import { startTask } from './tasks/pageTasks.ts';

/** Opens the tree of a wish that is not refused, as a tree of the reader's own with a title. */
export function openUniform(session: Session, wish: UniformWish, title: string, start = startTask): void {
  const own = { id: newTreeId(), title };
  const nodes = uniformSize(wish);
  if (nodes <= MOST_AT_ONCE) {
    openSubject(session, subjectOfTree(uniformTree(wish), own));
    return;
  }
  openMade(
    session,
    nodes,
    (listener) => start('uniform', wish, listener),
    (names) => {
      rememberWish(names.tree, wish);
      const subject = subjectOfTree(names.tree, own, names);
      whenRecorded(session, (searching) => openSubject(searching, subject), start);
    },
  );
}

/**
 * Makes the tree of a wish in the worker of tasks; null when that fails. The names have the tree. Rejects with `NotOpened`
 * when the reader cancels it. Of a tree that is made in no time the page says nothing.
 */
export function uniformElsewhere(
  wish: UniformWish,
  begin = beginUnsaid,
  start = startTask,
): Promise<NodeNames | null> {
  const nodes = uniformSize(wish);
  return new Promise((resolve, reject) => {
    makeElsewhere(
      (nodes > MOST_AT_ONCE ? begin : beginUnsaid)({ phase: 'making', nodes }),
      (listener) => start('uniform', wish, listener),
      (names) => {
        if (names === 'cancelled') reject(new NotOpened());
        else if (names === 'failed') resolve(null);
        else {
          rememberWish(names.tree, wish);
          resolve(names);
        }
      },
    );
  });
}
