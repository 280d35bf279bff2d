import type { Session } from '../../session/session.ts';
import { changeSlice, sliceOf } from '../../session/slice.ts';
import { useSessionStore, useSlice } from '../page/useSession.ts';
import '../styles/sets.css';
import '../styles/sharing.css';
import { useEffect } from 'react';
import { deviceStorage } from '../../keep/deviceStorage.ts';
import { loadDraft } from '../../session/sets/setDraft.ts';
import { GIVEN_FILES } from '../files/givenFiles.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Segmented } from '../kit/Segmented.tsx';
import { CheckResults } from './check/CheckResults.tsx';
import { MakeSet } from './make/MakeSet.tsx';
import { SETS_DIALOG, SETS_VIEWS } from './setsDialog.ts';
import { useSetTrees, useSetWords } from './useSetWords.ts';

/** Sets for a class: making them, and checking what comes back. */
export function SetsDialog() {
  const session = useSessionStore();
  const { make: words } = useSetWords();
  const trees = useSetTrees();
  const view = useSlice(SETS_DIALOG, (state) => state.view);
  useEffect(() => loadDraft(session, deviceStorage(), trees.hasExample), [session, trees]);
  useEffect(() => showTaker(session), [session]);
  return (
    <Dialog title={words.title} className="sets">
      <div className="sets-body">
        <Segmented
          legend={words.views}
          name="sets-view"
          className="sets-views"
          options={SETS_VIEWS}
          chosen={view}
          text={(name) => words.view[name]}
          choose={(name) => changeSlice(session, SETS_DIALOG, { view: name })}
        />
        {view === 'make' ? <MakeSet /> : <CheckResults />}
      </div>
    </Dialog>
  );
}

/** Goes to the view that takes a file which was given. */
function showTaker(session: Session): void {
  const given = sliceOf(session, GIVEN_FILES).given.at(-1);
  if (given !== undefined)
    changeSlice(session, SETS_DIALOG, { view: given.to === 'check' ? 'check' : 'make' });
}
