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

const FileDrop = lazy(() =>
  firstPicture.then(() => import('./files/FileDrop.tsx')).then((module) => ({ default: module.FileDrop })),
);
const EditPanel = lazy(() =>
  import('./edit/EditPanel.tsx').then((module) => ({ default: module.EditPanel })),
);

/** The page: header, figure, sentence and time; the mechanism in the margin. */
export function App() {
  useKeys();
  const words = useWords();
  const mode = useSession((state) => state.mode);
  const blank = useSession((state) => state.blank);
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
        <Subtitle />
        <Transport />
      </main>
      {mode === 'reading' && <SidePanels />}
      {mode === 'editing' && (
        <Boundary>
          <Suspense fallback={<aside className="panels">{words.loading}</aside>}>
            <EditPanel />
          </Suspense>
        </Boundary>
      )}
      <LiveRegion />
      <Dialogs />
      <Boundary>
        <Suspense>
          <FileDrop />
        </Suspense>
      </Boundary>
      {blank && mode === 'presenting' && <div className="blank" />}
    </div>
  );
}

function focusTransport() {
  document.getElementById('transport')?.focus();
}
