import type { Screen } from '../../session/screens.ts';
import { backToReading } from '../../session/session.ts';
import { ScreenLink } from '../header/ScreenLink.tsx';
import { useSessionStore, useWords } from '../page/useSession.ts';
import { part } from '../part/part.tsx';
import './Screens.css';

const withSetTrees = async () => (await import('../../session/sets/setTrees.ts')).prepareSetTrees();

const TreesPage = part(() => import('./TreesPage.tsx').then((module) => module.TreesPage));
const MyTrees = part(() => import('./MyTrees.tsx').then((module) => module.MyTrees));
const PractisePage = part(async () => {
  const [{ PractisePage }] = await Promise.all([import('../practice/PractisePage.tsx'), withSetTrees()]);
  return PractisePage;
});
const SetsPage = part(async () => {
  const [{ SetsPage }] = await Promise.all([import('../sets/SetsPage.tsx'), withSetTrees()]);
  return SetsPage;
});
const LessonsPage = part(() => import('../lesson/LessonsPage.tsx').then((module) => module.LessonsPage));
const ProgressPage = part(() => import('../progress/ProgressPage.tsx').then((module) => module.ProgressPage));
const GrowthPage = part(() => import('../growth/GrowthPage.tsx').then((module) => module.GrowthPage));

const MINE = ['mine', 'lessons', 'sets', 'results', 'progress'] as const;

/** Renders the screen with the given name; its code loads when it is first opened. */
export function Screens({ screen }: { screen: Exclude<Screen, 'course'> }) {
  const session = useSessionStore();
  const words = useWords();
  const place = { isAwaited: true, leave: () => backToReading(session) };
  const isMine = MINE.some((own) => own === screen);
  return (
    <>
      {isMine && (
        <nav className="tabs" aria-label={words.place.mine}>
          {MINE.map((own) => (
            <ScreenLink key={own} screen={own} current={own === screen ? 'page' : undefined}>
              {words.mineOf[own]}
            </ScreenLink>
          ))}
        </nav>
      )}
      {screen === 'trees' && <TreesPage {...place} />}
      {screen === 'practise' && <PractisePage {...place} />}
      {screen === 'mine' && <MyTrees {...place} />}
      {screen === 'lessons' && <LessonsPage {...place} />}
      {screen === 'sets' && <SetsPage does="make" {...place} />}
      {screen === 'results' && <SetsPage does="check" {...place} />}
      {screen === 'progress' && <ProgressPage {...place} />}
      {screen === 'growth' && <GrowthPage {...place} />}
    </>
  );
}
