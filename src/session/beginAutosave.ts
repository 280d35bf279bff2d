/** Starts the automatic storing of trees at the first edit rather than when the page opens. */
import type { TreeStore } from '../storage/treeStore.ts';
import type { Autosave } from './autosave.ts';
import { now } from './now.ts';
import type { Clock } from './playing.ts';
import { addNotices, type Session, type SteppedState } from './session.ts';

let store: Promise<TreeStore> | null = null;

/** Returns the page's only store of trees, loading its code on the first call. */
export function treeStore(): Promise<TreeStore> {
  store ??= import('../storage/treeStore.ts').then(({ treeStoreOf }) => treeStoreOf());
  store.catch(() => {
    store = null;
  });
  return store;
}

/**
 * Loads the code that stores trees as soon as a tree is edited. Returns a function that writes at once what
 * still has to be stored.
 */
export function beginAutosave(session: Session, clock: Clock): () => void {
  let autosave: Promise<Autosave> | null = null;
  let hasSaid = false;
  const begin = ({ subject }: SteppedState, before?: SteppedState) => {
    if (autosave !== null || subject.own === null || subject === before?.subject) return;
    const code = Promise.all([treeStore(), import('./autosave.ts')]);
    autosave = code.then(([opened, { autosaveTrees, leaveWithPage }]) => {
      leaveWithPage(session, window);
      return autosaveTrees(session, opened, clock, now);
    });
    // After a failed load, the next edit loads the code again.
    autosave.catch(() => {
      autosave = null;
      if (hasSaid) return;
      hasSaid = true;
      const again = () => {
        hasSaid = false;
        begin(session.getState());
      };
      addNotices(session, [{ kind: 'not-stored', fault: 'failed', again }]);
    });
  };
  session.stepped.subscribe(begin);
  begin(session.getState());
  return () => {
    autosave?.then(({ flush }) => flush()).catch(() => undefined);
  };
}
