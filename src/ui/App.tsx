import { useState } from 'react';
import { backToReading, drawnIn, isScreenBlank } from '../session/session.ts';
import { Dialogs } from './dialogs/Dialogs.tsx';
import { OperableTree } from './figure/OperableTree.tsx';
import { TreeFigure } from './figure/TreeFigure.tsx';
import { Header } from './header/Header.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { Notices } from './Notices.tsx';
import { questionRef, stageRef, timeRef } from './page/elements.ts';
import { useSession, useSessionStore, useWords } from './page/useSession.ts';
import { usePageKeys } from './pageKeys.ts';
import { Boundary } from './part/Boundary.tsx';
import { CornerFrame, MarginFrame } from './part/frames.tsx';
import { part, partAfterPicture } from './part/part.tsx';
import { Subtitle } from './Subtitle.tsx';
import { Transport } from './time/Transport.tsx';
import { useDocument } from './useDocument.ts';

const AfterPicture = partAfterPicture(() =>
  import('./AfterPicture.tsx').then((module) => module.AfterPicture),
);
const SidePanels = partAfterPicture(() =>
  import('./panels/SidePanels.tsx').then((module) => module.SidePanels),
);
const EditPanel = part(() => import('./edit/EditPanel.tsx').then((module) => module.EditPanel));
const PracticePanel = part(() =>
  import('./practice/PracticePanel.tsx').then((module) => module.PracticePanel),
);

/** The page: header, figure, sentence and time; the mechanism in the margin. */
export function App() {
  usePageKeys();
  const session = useSessionStore();
  const words = useWords();
  const activity = useSession((state) => state.activity.kind);
  const blank = useSession(isScreenBlank);
  const isSheet = useSession((state) => drawnIn(state) !== null);
  const [isBare, setBare] = useState(false);
  const margin = { frame: MarginFrame, isAwaited: true, leave: () => backToReading(session) };
  useDocument();
  return (
    <div className={`app ${activity}`}>
      <button type="button" className="skip" onClick={() => timeRef.current?.focus()}>
        {words.skipToControls}
      </button>
      {activity !== 'presenting' && <Header />}
      <Notices />
      <main ref={stageRef} className="stage" aria-label={words.figure}>
        {activity === 'presenting' && <h1 className="visually-hidden">Plyscope</h1>}
        <Boundary>
          <OperableTree />
          <TreeFigure />
        </Boundary>
        {!isSheet && <Subtitle />}
        {!isSheet && <Transport />}
      </main>
      {activity === 'reading' && (
        <aside className="panels" aria-label={words.panels}>
          <div id="predict" ref={questionRef} />
          <SidePanels />
        </aside>
      )}
      {activity === 'editing' && <EditPanel {...margin} />}
      {activity === 'practising' && <PracticePanel {...margin} />}
      <LiveRegion />
      <Dialogs />
      {!isBare && <AfterPicture frame={CornerFrame} leave={() => setBare(true)} />}
      {blank && <div className="blank" />}
    </div>
  );
}
