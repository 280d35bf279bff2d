/** When the keeping of trees begins: with the first edit, not with the page. */
import type { TreeStore } from '../keep/treeStore.ts';
import type { Keeper } from './keepTrees.ts';
import type { Clock } from './playback.ts';
import { addNotices, type Session, type SessionState } from './session.ts';

let store: Promise<TreeStore> | null = null;

/** The one store of the page. */
export function treeStore(): Promise<TreeStore> {
  store ??= import('../keep/treeStore.ts').then(({ openTreeStore }) => openTreeStore());
  return store;
}

/** Loads what keeps trees as soon as one is edited; returns how to write at once what is due. */
export function keepOnceEdited(session: Session, clock: Clock): () => void {
  let keeper: Promise<Keeper> | null = null;
  const begin = (state: SessionState) => {
    if (keeper !== null || state.subject.own === null) return;
    keeper = Promise.all([treeStore(), import('./keepTrees.ts')]).then(([opened, { keepTrees }]) =>
      keepTrees(session, opened, clock, () => Date.now()),
    );
    keeper.catch(() => addNotices(session, [{ kind: 'load-failed' }]));
  };
  session.subscribe(begin);
  begin(session.getState());
  return () => {
    keeper?.then(({ flush }) => flush()).catch(() => undefined);
  };
}
