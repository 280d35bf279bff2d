import { lazy, Suspense } from 'react';
import { Boundary } from './Boundary.tsx';
import { Dialogs } from './dialogs/Dialogs.tsx';
import { OperableTree } from './figure/OperableTree.tsx';
import { TreeFigure } from './figure/TreeFigure.tsx';
import { firstPicture } from './firstPicture.ts';
import { Header } from './header/Header.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { Notices } from './Notices.tsx';
import { SidePanels } from './panels/SidePanels.tsx';
import { Subtitle } from './Subtitle.tsx';
import { Transport } from './time/Transport.tsx';
import { useDocument } from './useDocument.ts';
import { useKeys } from './useKeys.ts';
import { useSession, useWords } from './useSession.ts';

const AfterPicture = lazy(() =>
  firstPicture.then(() => import('./AfterPicture.tsx')).then((module) => ({ default: module.AfterPicture })),
);
const EditPanel = lazy(() =>
  import('./edit/EditPanel.tsx').then((module) => ({ default: module.EditPanel })),
);
const PracticePanel = lazy(() =>
  import('./practice/PracticePanel.tsx').then((module) => ({ default: module.PracticePanel })),
);

/** The page: header, figure, sentence and time; the mechanism in the margin. */
export function App() {
  useKeys();
  const words = useWords();
  const mode = useSession((state) => state.mode);
  const blank = useSession((state) => state.blank);
  const isSheet = useSession((state) => state.drawn !== null);
  useDocument();
  return (
    <div className={`app ${mode}`}>
      <button type="button" className="skip" onClick={focusTransport}>
        {words.skipToControls}
      </button>
      {mode !== 'presenting' && <Header />}
      <Notices />
      <main className="stage" aria-label={words.figure}>
        {mode === 'presenting' && <h1 className="visually-hidden">Plyscope</h1>}
        <Boundary>
          <OperableTree />
          <TreeFigure />
        </Boundary>
        {!isSheet && <Subtitle />}
        {!isSheet && <Transport />}
      </main>
      {mode === 'reading' && <SidePanels />}
      {(mode === 'editing' || mode === 'practising') && (
        <Boundary>
          <Suspense fallback={<aside className="panels">{words.loading}</aside>}>
            {mode === 'editing' ? <EditPanel /> : <PracticePanel />}
          </Suspense>
        </Boundary>
      )}
      <LiveRegion />
      <Dialogs />
      <Boundary>
        <Suspense>
          <AfterPicture />
        </Suspense>
      </Boundary>
      {blank && mode === 'presenting' && <div className="blank" />}
    </div>
  );
}

function focusTransport() {
  document.getElementById('transport')?.focus();
}
