import { useEffect } from 'react';
import { Boundary } from './Boundary.tsx';
import { Dialogs } from './dialogs/Dialogs.tsx';
import { OperableTree } from './figure/OperableTree.tsx';
import { TreeFigure } from './figure/TreeFigure.tsx';
import { Header } from './header/Header.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { Notices } from './Notices.tsx';
import { SidePanels } from './panels/SidePanels.tsx';
import { Subtitle } from './Subtitle.tsx';
import { Transport } from './time/Transport.tsx';
import { useKeys } from './useKeys.ts';
import { useSession, useWords } from './useSession.ts';

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
      {mode === 'reading' && <Header />}
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
      <LiveRegion />
      <Dialogs />
      {blank && mode === 'presenting' && <div className="blank" />}
    </div>
  );
}

function focusTransport() {
  document.getElementById('transport')?.focus();
}

/** Language, theme and title live on the document. */
function useDocument() {
  const language = useSession((state) => state.language);
  const theme = useSession((state) => state.theme);
  const mode = useSession((state) => state.mode);
  useEffect(() => {
    document.documentElement.lang = language.tag;
  }, [language]);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  useEffect(() => {
    document.documentElement.dataset['mode'] = mode;
  }, [mode]);
}
