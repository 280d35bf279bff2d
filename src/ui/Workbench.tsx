import { keepsLists, playsToEnds } from '../core/search/algorithms.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { modelIn } from '../session/practice/modelShown.ts';
import { backToReading, drawnIn, presentedIn } from '../session/session.ts';
import { FigureBar } from './bar/FigureBar.tsx';
import { OperableTree } from './figure/operable.ts';
import { Subtitle } from './figure/Subtitle.tsx';
import { TreeFigure } from './figure/TreeFigure.tsx';
import { lessonRef, questionRef, stageRef } from './page/elements.ts';
import { useMoment, useSession, useSessionStore, useWords } from './page/useSession.ts';
import { Boundary } from './part/Boundary.tsx';
import { MarginFrame } from './part/frames.tsx';
import { part, partAfterPicture } from './part/part.tsx';
import { Transport } from './time/Transport.tsx';

const SidePanels = partAfterPicture(() => import('./panels/SidePanels.tsx'), 'SidePanels');
const Compare = part(() => import('./compare/Compare.tsx'), 'Compare');
const Differences = part(() => import('./compare/Differences.tsx'), 'Differences');
const EditPanel = part(() => import('./edit/EditPanel.tsx'), 'EditPanel');
const ListRows = part(() => import('./lists/ListRows.tsx'), 'ListRows', 'figure');
const OverNote = part(() => import('./games/OverNote.tsx'), 'OverNote');
const RunInFigures = part(() => import('./figure/RunInFigures.tsx'), 'RunInFigures', 'figure');
const FillOffer = part(() => import('./evaluation/FillOffer.tsx'), 'FillOffer');
const LongSimulation = part(() => import('./simulation/LongSimulation.tsx'), 'LongSimulation');
const ModelPanel = part(() => import('./practice/ModelPanel.tsx'), 'ModelPanel');
const PlayPanel = part(() => import('./play/PlayPanel.tsx'), 'PlayPanel');
const PracticePanel = part(() => import('./practice/PracticePanel.tsx'), 'PracticePanel');

/** The panels of activities with keys of their own; they load before a reader begins, so that the next key is heard. */
export const WITH_KEYS = [EditPanel, PracticePanel];

/**
 * The workbench: the figure with its caption, the sentence and the timeline; the side panels explain the
 * mechanism.
 */
export function Workbench() {
  const session = useSessionStore();
  const words = useWords();
  const activity = useSession((state) => state.activity.kind);
  const simulates = useSession((state) => playsToEnds(state.algorithm));
  const hasLists = useSession((state) => keepsLists(state.algorithm));
  const isPresented = useSession((state) => presentedIn(state) !== null);
  const isDrawn = useSession(({ subject }) => subject.tree.size <= LIMITS.nodes);
  const isSheet = useSession((state) => drawnIn(state) !== null);
  const hasModel = useSession((state) => modelIn(state) !== null);
  const margin = { frame: MarginFrame, isAwaited: true, leave: () => backToReading(session) };
  return (
    <>
      <main ref={stageRef} className="stage" aria-label={words.figure}>
        {(isPresented || activity === 'practising') && <h1 className="visually-hidden">{words.name}</h1>}
        {(activity === 'reading' ||
          activity === 'editing' ||
          (activity === 'comparing' && !isPresented) ||
          activity === 'playing') && (
          <Boundary>
            <FigureBar />
          </Boundary>
        )}
        {activity !== 'editing' && activity !== 'practising' && (
          <div ref={lessonRef} className="lesson-place" />
        )}
        {activity === 'comparing' ? (
          <Compare isAwaited leave={margin.leave} />
        ) : (
          <>
            <Boundary>
              {isDrawn ? (
                <>
                  <OperableTree />
                  <TreeFigure />
                </>
              ) : (
                <RunInFigures isAwaited />
              )}
            </Boundary>
            {!isSheet && hasLists && (
              <div className="lists">
                <ListRows isAwaited />
              </div>
            )}
            {!isSheet && simulates && <LongSimulation isAwaited />}
            {!isSheet && (
              <Subtitle>
                <Cure />
              </Subtitle>
            )}
            {!isSheet && <Transport />}
          </>
        )}
      </main>
      {activity === 'reading' && (
        <aside className="panels" aria-label={words.panels}>
          {hasModel && <ModelPanel />}
          <div id="predict" ref={questionRef} />
          <SidePanels />
        </aside>
      )}
      {activity === 'playing' && <PlayPanel {...margin} />}
      {activity === 'comparing' && !isPresented && <Differences {...margin} />}
      {activity === 'editing' && <EditPanel {...margin} />}
      {activity === 'practising' && <PracticePanel {...margin} />}
    </>
  );
}

/**
 * What follows the sentence: when a search halts because static values are missing, the offer to fill them in; when the
 * game is over in its first position, the result.
 */
function Cure() {
  const { event } = useMoment();
  const game = useSession(({ subject }) => subject.game);
  const isPlaying = useSession((state) => state.activity.kind === 'playing');
  if (game !== null) return !isPlaying && game.game.terminalTest(game.game.s0) && <OverNote at={game} />;
  return event?.kind === 'halt' && event.reason === 'no-evaluation' && <FillOffer />;
}
