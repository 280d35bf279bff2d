import { useEffect, useState } from 'react';
import type { Screen } from '../session/screens.ts';
import { backToReading, drawnIn, hasFigure, isScreenBlank, screenIn } from '../session/session.ts';
import { FigureBar } from './bar/FigureBar.tsx';
import { Dialogs } from './dialogs/Dialogs.tsx';
import { OperableTree } from './figure/OperableTree.tsx';
import { Subtitle } from './figure/Subtitle.tsx';
import { TreeFigure } from './figure/TreeFigure.tsx';
import { TopBar } from './header/TopBar.tsx';
import { Home } from './home/Home.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { Notices } from './Notices.tsx';
import { questionRef, stageRef, timeRef } from './page/elements.ts';
import { announceFirstPicture } from './page/firstPicture.ts';
import { useSession, useSessionStore, useWords } from './page/useSession.ts';
import { usePageKeys } from './pageKeys.ts';
import { Boundary } from './part/Boundary.tsx';
import { CornerFrame, MarginFrame } from './part/frames.tsx';
import { part, partAfterPicture } from './part/part.tsx';
import { Transport } from './time/Transport.tsx';
import { useDocument } from './useDocument.ts';

const AfterPicture = partAfterPicture(() =>
  import('./AfterPicture.tsx').then((module) => module.AfterPicture),
);
const Screens = part(() => import('./screens/Screens.tsx').then((module) => module.Screens));

/** The page: what bears its name, a screen or the figure at hand, and what lies over both. */
export function App() {
  usePageKeys();
  const words = useWords();
  const mode = useSession((state) => screenIn(state) ?? state.activity.kind);
  const screen = useSession(screenIn);
  const blank = useSession(isScreenBlank);
  const [isBare, setBare] = useState(false);
  const isFigure = useSession(hasFigure);
  useDocument();
  // What waits for the first picture has none to wait for.
  useEffect(() => {
    if (!isFigure) announceFirstPicture();
  }, [isFigure]);
  return (
    <div className={`app ${screen === null ? '' : 'visiting'} ${mode}`}>
      <button type="button" className="skip" onClick={() => timeRef.current?.focus()}>
        {words.skipToControls}
      </button>
      {mode !== 'presenting' && <TopBar />}
      <Notices />
      {screen === null && <Workbench />}
      {screen === 'course' && <Home />}
      {screen !== null && screen !== 'course' && <OtherScreen screen={screen} />}
      <LiveRegion />
      <Dialogs />
      {!isBare && <AfterPicture frame={CornerFrame} leave={() => setBare(true)} />}
      {blank && <div className="blank" />}
    </div>
  );
}

function OtherScreen({ screen }: { screen: Exclude<Screen, 'course'> }) {
  return (
    <main className="screen">
      <Screens screen={screen} isAwaited />
    </main>
  );
}

const SidePanels = partAfterPicture(() =>
  import('./panels/SidePanels.tsx').then((module) => module.SidePanels),
);
const EditPanel = part(() => import('./edit/EditPanel.tsx').then((module) => module.EditPanel));
const PracticePanel = part(() =>
  import('./practice/PracticePanel.tsx').then((module) => module.PracticePanel),
);

/** The figure at hand: its caption, the sentence and the time; the mechanism in the margin. */
function Workbench() {
  const session = useSessionStore();
  const words = useWords();
  const activity = useSession((state) => state.activity.kind);
  const isSheet = useSession((state) => drawnIn(state) !== null);
  const margin = { frame: MarginFrame, isAwaited: true, leave: () => backToReading(session) };
  return (
    <>
      <main ref={stageRef} className="stage" aria-label={words.figure}>
        {activity === 'presenting' && <h1 className="visually-hidden">{words.name}</h1>}
        {(activity === 'reading' || activity === 'editing') && <FigureBar />}
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
    </>
  );
}
