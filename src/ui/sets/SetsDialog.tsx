import '../styles/sets.css';
import '../styles/sharing.css';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { deviceStorage } from '../../keep/deviceStorage.ts';
import { loadDraft } from '../../session/sets/setDraft.ts';
import { givenFiles } from '../files/givenFiles.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Segmented } from '../kit/Segmented.tsx';
import { CheckResults } from './check/CheckResults.tsx';
import { MakeSet } from './make/MakeSet.tsx';
import { SETS_VIEWS, setsStore } from './setsStore.ts';
import { useSetTrees, useSetWords } from './useSetWords.ts';

/** Sets for a class: making them, and checking what comes back. */
export function SetsDialog() {
  const { make: words } = useSetWords();
  const trees = useSetTrees();
  const view = useStore(setsStore, (state) => state.view);
  useEffect(() => loadDraft(deviceStorage(), trees.hasExample), [trees]);
  useEffect(showTaker, []);
  return (
    <Dialog title={words.title} className="sets">
      <div className="sets-body">
        <Segmented
          legend={words.views}
          name="sets-view"
          className="sets-views"
          options={SETS_VIEWS}
          chosen={view}
          text={words.view}
          choose={(name) => setsStore.setState({ view: name })}
        />
        {view === 'make' ? <MakeSet /> : <CheckResults />}
      </div>
    </Dialog>
  );
}

/** Goes to the view that takes a file which was given. */
function showTaker(): void {
  const given = givenFiles.getState().given.at(-1);
  if (given?.to === 'check') setsStore.setState({ view: 'check' });
  else if (given !== undefined) setsStore.setState({ view: 'make' });
}
