/** Starts the autosave at the first edit, not with the page. */
import type { TreeStore } from '../storage/treeStore.ts';
import type { Autosave } from './autosave.ts';
import { now } from './now.ts';
import type { Clock } from './playing.ts';
import { addNotices, type Session, type SteppedState } from './session.ts';

let store: Promise<TreeStore> | null = null;

/** Returns the one store of the page. */
export function treeStore(): Promise<TreeStore> {
  store ??= import('../storage/treeStore.ts').then(({ treeStoreOf }) => treeStoreOf());
  store.catch(() => {
    store = null;
  });
  return store;
}

/** Loads the code of the autosave as soon as a tree is edited; returns a function that writes at once what is due. */
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
    // The next edit tries again to load the autosave.
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
