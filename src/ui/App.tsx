import { useEffect, useRef, useState } from 'react';
import type { Screen } from '../session/screens.ts';
import { type Activity, hasFigure, isScreenBlank, presentedIn, screenIn } from '../session/session.ts';
import type { LanguageCode } from '../words/index.ts';
import { Dialogs } from './dialogs/Dialogs.tsx';
import { TopBar } from './header/TopBar.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { useLessonKeys } from './lesson/useLessonKeys.ts';
import { Notices } from './Notices.tsx';
import { screenRef, timeRef, titleRef } from './page/elements.ts';
import { announceFirstPicture, atLeisure } from './page/firstPicture.ts';
import { useSession, useSessionChange, useWords } from './page/useSession.ts';
import { usePageKeys } from './pageKeys.ts';
import { CornerFrame } from './part/frames.tsx';
import { part, partAtLeisure } from './part/part.tsx';
import { useDocument } from './useDocument.ts';
import './App.css';

const AfterPicture = partAtLeisure(() => import('./AfterPicture.tsx'), 'AfterPicture');
const Home = part(() => import('./home/Home.tsx'), 'Home', 'page');
const Workbench = part(() => import('./Workbench.tsx'), 'Workbench', 'page');
const Screens = part(() => import('./screens/Screens.tsx'), 'Screens');

/**
 * Loads the component with which the page begins (start page or workbench) before it renders; the other one
 * loads after the first picture.
 */
export async function bringFirst(screen: Screen | null, code: LanguageCode): Promise<void> {
  const [first, other] = screen === 'course' ? [Home, Workbench] : [Workbench, Home];
  void atLeisure(() => other.bring(code));
  if (screen === null || screen === 'course') await first.bring(code);
}

/** The page: the top bar, a screen or the figure, and dialogs and notices over both. */
export function App() {
  useLessonKeys();
  usePageKeys();
  const words = useWords();
  const screen = useSession(screenIn);
  const activity = useSession((state) => state.activity.kind);
  const blank = useSession(isScreenBlank);
  const isPresented = useSession((state) => presentedIn(state) !== null);
  const [isBare, setBare] = useState(false);
  const isFigure = useSession(hasFigure);
  useDocument();
  const classes = classesOf(screen, activity, isPresented);
  useFocusKept(classes);
  // On a screen without a figure, announces the first picture at once, because components wait for that
  // announcement.
  useEffect(() => {
    if (!isFigure) announceFirstPicture();
  }, [isFigure]);
  return (
    <div className={classes}>
      <button type="button" className="skip" onClick={() => timeRef.current?.focus()}>
        {words.skipToControls}
      </button>
      {!isPresented && <TopBar />}
      <Notices />
      {screen === null && <Workbench isAwaited />}
      {screen === 'course' && <Home isAwaited />}
      {screen !== null && screen !== 'course' && (
        <main ref={screenRef} className="screen">
          <Screens screen={screen} isAwaited />
        </main>
      )}
      <LiveRegion />
      <Dialogs />
      {!isBare && <AfterPicture frame={CornerFrame} leave={() => setBare(true)} />}
      {blank && <div className="blank" />}
    </div>
  );
}

/**
 * Gives the focus to the name of the figure when a press has removed the control that had the focus, as the
 * button Done does when it ends editing, so that readers with a keyboard or screen reader continue there. A presented
 * figure has no name: the focus that was lost when the presentation began goes to the name when it ends. Screens and
 * panels with a heading of their own focus that heading instead. `shown` tells what the page shows from anything else.
 */
function useFocusKept(shown: string): void {
  const hadFocus = useRef(false);
  const isLost = () => document.activeElement === document.body;
  useSessionChange((state, before) => {
    if (state.activity !== before.activity) hadFocus.current ||= !isLost();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown has changed
  useEffect(() => {
    if (hadFocus.current && isLost()) titleRef.current?.focus({ preventScroll: true });
    hadFocus.current &&= isLost();
  }, [shown]);
}

/**
 * Returns the class names of the page for style sheets: the screen, or the activity at the figure, and
 * whether the figure is presented.
 */
function classesOf(screen: Screen | null, activity: Activity['kind'], isPresented: boolean): string {
  return `app ${screen === null ? activity : `visiting ${screen}`}${isPresented ? ' presenting' : ''}`;
}
