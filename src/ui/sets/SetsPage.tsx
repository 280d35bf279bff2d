import { useEffect } from 'react';
import '../../practice/formats/formulaWork.ts';
import { screenIn } from '../../session/session.ts';
import { DRAFT, loadDraft, setOf } from '../../session/sets/setDraft.ts';
import { sliceOf } from '../../session/slice.ts';
import { deviceStorage } from '../../storage/deviceStorage.ts';
import { Page } from '../kit/Page.tsx';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { CheckResults } from './check/CheckResults.tsx';
import { resumeResults } from './checkedResults.ts';
import { MakeSet } from './make/MakeSet.tsx';
import { useSetTrees } from './useSetRun.ts';
import './SetsPage.css';

/** The screen for making sets of exercises, or for checking the results of a class. */
export function SetsPage() {
  const does = useSession(screenIn) === 'results' ? 'check' : 'make';
  const session = useSessionStore();
  const words = useWords('sets');
  const trees = useSetTrees();
  useEffect(() => {
    loadDraft(session, deviceStorage(), trees.hasExample);
    const { draft } = sliceOf(session, DRAFT);
    void resumeResults(session, { set: draft.items.length === 0 ? null : setOf(draft), trees });
  }, [session, trees]);
  return (
    <Page title={words.view[does]} className={`sets sets-body ${does === 'check' ? 'wide' : ''}`} key={does}>
      {does === 'make' ? <MakeSet /> : <CheckResults />}
    </Page>
  );
}
