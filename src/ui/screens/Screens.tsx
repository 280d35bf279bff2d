import type { Screen } from '../../session/screens.ts';
import { backToReading } from '../../session/session.ts';
import { ScreenLink } from '../header/ScreenLink.tsx';
import { useSessionStore, useWords } from '../page/useSession.ts';
import { part } from '../part/part.tsx';
import './Screens.css';

/** Loads a module and the trees of sets, which its components need at once. */
async function withSetTrees<Module>(loading: Promise<Module>): Promise<Module> {
  const preparing = import('../../session/sets/setTrees.ts').then((trees) => trees.prepareSetTrees());
  const [module] = await Promise.all([loading, preparing]);
  return module;
}

const SetsPage = part(() => withSetTrees(import('../sets/SetsPage.tsx')), 'SetsPage');
const PAGES = {
  trees: part(() => import('./TreesPage.tsx'), 'TreesPage'),
  practise: part(() => withSetTrees(import('../practice/PractisePage.tsx')), 'PractisePage'),
  mine: part(() => import('./MyTrees.tsx'), 'MyTrees'),
  lessons: part(() => import('../lesson/LessonsPage.tsx'), 'LessonsPage'),
  sets: SetsPage,
  results: SetsPage,
  progress: part(() => import('../progress/ProgressPage.tsx'), 'ProgressPage'),
  growth: part(() => import('../growth/GrowthPage.tsx'), 'GrowthPage'),
  ucb1: part(() => import('../arms/ArmsPage.tsx'), 'ArmsPage'),
  match: part(() => import('../tournament/TournamentPage.tsx'), 'TournamentPage'),
  program: part(() => import('../program/ProgramPage.tsx'), 'ProgramPage'),
};
const OpeningPage = part(() => import('./OpeningPage.tsx'), 'OpeningPage', 'figure');
const MINE = ['mine', 'lessons', 'sets', 'results', 'progress'] as const;

/** Renders the screen with the given name; its code loads when it is first opened. */
export function Screens({ screen }: { screen: Exclude<Screen, 'course'> }) {
  const session = useSessionStore();
  const words = useWords();
  if (screen === 'opening') return <OpeningPage isAwaited />;
  const NamedPage = PAGES[screen];
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
      <NamedPage isAwaited leave={() => backToReading(session)} />
    </>
  );
}
