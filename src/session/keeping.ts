/** When the keeping of trees begins: with the first edit, not with the page. */
import type { TreeStore } from '../keep/treeStore.ts';
import type { Keeper } from './keepTrees.ts';
import { now } from './now.ts';
import type { Clock } from './playing.ts';
import { addNotices, type Session, type SessionState } from './session.ts';

let store: Promise<TreeStore> | null = null;

/** The one store of the page. */
export function treeStore(): Promise<TreeStore> {
  store ??= import('../keep/treeStore.ts').then(({ treeStoreOf }) => treeStoreOf());
  store.catch(() => {
    store = null;
  });
  return store;
}

/** Loads what keeps trees as soon as one is edited; returns how to write at once what is due. */
export function keepOnceEdited(session: Session, clock: Clock): () => void {
  let keeper: Promise<Keeper> | null = null;
  let hasSaid = false;
  const begin = ({ subject }: SessionState, before?: SessionState) => {
    if (keeper !== null || subject.own === null || subject === before?.subject) return;
    const code = Promise.all([treeStore(), import('./keepTrees.ts')]);
    keeper = code.then(([opened, { keepTrees, leaveWithPage }]) => {
      leaveWithPage(session, window);
      return keepTrees(session, opened, clock, now);
    });
    // The next edit tries again.
    keeper.catch(() => {
      keeper = null;
      if (hasSaid) return;
      hasSaid = true;
      const again = () => {
        hasSaid = false;
        begin(session.getState());
      };
      addNotices(session, [{ kind: 'not-stored', fault: 'failed', again }]);
    });
  };
  session.subscribe(begin);
  begin(session.getState());
  return () => {
    keeper?.then(({ flush }) => flush()).catch(() => undefined);
  };
}
