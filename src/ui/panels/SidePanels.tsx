import { Fragment, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { hasSeveralPasses } from '../../core/search/searchLimits.ts';
import { LIMITS } from '../../core/tree/limits.ts';
import { familyOf, type PanelName } from '../../families/index.ts';
import { isOnlyTried } from '../../session/drawFullTree.ts';
import { MARGIN, MARGIN_TABS, type MarginTab } from '../../session/margin.ts';
import { drawWhole } from '../../session/onWholeTree.ts';
import { withheldIn } from '../../session/session.ts';
import { changeSlice } from '../../session/slice.ts';
import { can, isOfTwo, withFullTree } from '../../session/subject.ts';
import { hasWeights } from '../evaluation/hasWeights.ts';
import { Button } from '../kit/Button.tsx';
import { practiseThis } from '../page/practiseThis.ts';
import { useRun, useSession, useSessionStore, useSlice, useStepped, useWords } from '../page/useSession.ts';
import { Boundary } from '../part/Boundary.tsx';
import { part } from '../part/part.tsx';
import { useLeafInMind } from '../whatif/useLeafInMind.ts';
import { CodePanel } from './CodePanel.tsx';
import { CountsPanel } from './CountsPanel.tsx';
import { Notes } from './Notes.tsx';
import { Position } from './Position.tsx';
import { StackPanel } from './StackPanel.tsx';
import { useSeenRuns } from './seenRuns.ts';
import { WindowPanel } from './WindowPanel.tsx';
import './SidePanels.css';

const EventRows = part(() => import('./EventRows.tsx'), 'EventRows', 'figure');
const AnswerPanel = part(() => import('./AnswerPanel.tsx'), 'AnswerPanel', 'figure');
const EvaluationPanel = part(() => import('../evaluation/EvaluationPanel.tsx'), 'EvaluationPanel');
const PlayersPanel = part(() => import('./PlayersPanel.tsx'), 'PlayersPanel', 'figure');
const AgainstOnePanel = part(() => import('./PlayersPanel.tsx'), 'AgainstOnePanel', 'figure');
const SelectionPanel = part(() => import('../simulation/SelectionPanel.tsx'), 'SelectionPanel', 'figure');
const ConvergencePanel = part(
  () => import('../simulation/ConvergencePanel.tsx'),
  'ConvergencePanel',
  'figure',
);
const ProgramPanel = part(() => import('../program/ProgramPanel.tsx'), 'ProgramPanel', 'figure');
const WhatIf = part(() => import('../whatif/WhatIf.tsx'), 'WhatIf');

/**
 * The column of side panels, with one tab open at a time; it repeats nothing that the figure already says.
 */
export function SidePanels() {
  const session = useSessionStore();
  const words = useWords();
  const isPractised = useSession(({ subject }) => subject.own !== null && can(subject).practise);
  const tab = useSlice(MARGIN, (margin) => margin.tab);
  // The leaf selected last is tracked outside the tabs, because it would be forgotten when another tab opens.
  const leaf = useLeafInMind();
  // The panels may be there before what follows the run without them (`AfterPicture.tsx`).
  useSeenRuns();
  return (
    <>
      <Tabs />
      <section
        className={`tab-panel ${tab}`}
        id="margin-panel"
        role="tabpanel"
        aria-labelledby={`tab-${tab}`}
      >
        <Boundary key={tab}>{CONTENT[tab](leaf)}</Boundary>
      </section>
      {isPractised && (
        <div className="practise-this">
          <Button text={words.practiseThis} onClick={() => practiseThis(session)} />
        </div>
      )}
    </>
  );
}

/** The panels that only some families of searches have, and where each is placed among the others. */
const PANEL: Readonly<
  Record<PanelName, { readonly place: 'first' | 'window' | 'stack' | 'last'; readonly panel: ReactNode }>
> = {
  players: { place: 'first', panel: <PlayersPanel isAwaited /> },
  window: { place: 'window', panel: <WindowPanel /> },
  stack: { place: 'stack', panel: <StackPanel /> },
  selection: { place: 'last', panel: <IfNotAsked of={<SelectionPanel isAwaited />} /> },
  program: { place: 'first', panel: <ProgramPanel isAwaited /> },
  convergence: { place: 'last', panel: <IfNotAsked of={<ConvergencePanel isAwaited />} /> },
};

/**
 * The tab about the mechanism of the search. The pseudocode stands between window and call stack; when the
 * run has several passes or weights, their panels come first, and window and call stack come after the
 * counts. The panels of a simulation come last, because their height grows with the moves of a node: above
 * them listing and counts stay in view and in their place.
 */
function Mechanism() {
  const run = useRun();
  const { limits } = run;
  const names = familyOf(run).panels;
  const [first, window, stack, last] = (['first', 'window', 'stack', 'last'] as const).map((place) =>
    names
      .filter((name) => PANEL[name].place === place)
      .map((name) => <Fragment key={name}>{PANEL[name].panel}</Fragment>),
  );
  const hasPlayers = useSession(({ subject }) => !isOfTwo(subject));
  const hasPasses = hasSeveralPasses(limits);
  const isWeighed = useStepped((state) => hasWeights(state) && withheldIn(state) === null);
  const comesAfter = hasPasses || isWeighed;
  return (
    <>
      {first}
      {hasPasses && <AnswerPanel isAwaited />}
      {isWeighed && !hasPasses && <EvaluationPanel />}
      {!comesAfter && window}
      <CodePanel />
      {!comesAfter && stack}
      <CountsPanel />
      {isWeighed && hasPasses && <EvaluationPanel />}
      {hasPlayers && <AgainstOnePanel isAwaited />}
      {comesAfter && window}
      {comesAfter && stack}
      {last}
    </>
  );
}

/** Leaves out a panel that would give an answer away while a question is open. */
function IfNotAsked({ of }: { of: ReactNode }) {
  const isAsked = useStepped((state) => withheldIn(state) !== null);
  return isAsked ? null : of;
}

type Leaf = ReturnType<typeof useLeafInMind>;

const CONTENT: Readonly<Record<MarginTab, (leaf: Leaf) => ReactNode>> = {
  mechanism: () => <Mechanism />,
  position: () => <Position />,
  notes: () => <Notes />,
  whatIf: (leaf) => (
    <UnlessAsked>
      <WithWhole>
        <WhatIf leaf={leaf} isAwaited />
      </WithWhole>
    </UnlessAsked>
  ),
  events: () => <EventRows isAwaited />,
};

/** Renders panels that would give an answer away; they are replaced by a message while a question is open. */
function UnlessAsked({ children }: { children: ReactNode }) {
  const words = useWords();
  const isAsked = useStepped((state) => withheldIn(state) !== null);
  return isAsked ? <p className="hint">{words.notWhileAsked}</p> : children;
}

/**
 * Renders a panel that needs the full tree, because a leaf value is to be changed; for a grown tree, a button
 * that draws the full one.
 */
function WithWhole({ children }: { children: ReactNode }) {
  const session = useSessionStore();
  const words = useWords('panels');
  const { onlyTried } = useWords('notices');
  // The tree that a program walked is whole, though it is shown as it grows.
  const isWhole = useSession(({ subject }) => !subject.growth?.drawFull || subject.program !== undefined);
  const isPart = useSession(({ subject }) => isOnlyTried(subject));
  const isLarge = useSession(({ subject }) => withFullTree(subject).tree.size > LIMITS.nodes);
  const canTry = useSession(({ subject }) => can(subject).revalue);
  if (!canTry) return <p className="hint">{isLarge ? words.notOfLarge : words.notOfPlayers}</p>;
  if (isPart) return <p className="hint">{onlyTried}</p>;
  if (isWhole) return children;
  return (
    <div className="what-if">
      <p className="hint">{words.needsWhole}</p>
      <Button onClick={() => drawWhole(session)}>{words.drawFullTree}</Button>
    </div>
  );
}

/** The row of tabs: it is one tab stop, and arrow keys go from tab to tab. */
function Tabs() {
  const session = useSessionStore();
  const words = useWords('panels');
  const tab = useSlice(MARGIN, (margin) => margin.tab);
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    // After a press with the mouse, the arrow keys step through the run instead of changing the tab.
    if (by === 0 || !event.currentTarget.matches(':has(:focus-visible)')) return;
    event.preventDefault();
    event.stopPropagation();
    const next = (MARGIN_TABS.indexOf(tab) + by + MARGIN_TABS.length) % MARGIN_TABS.length;
    changeSlice(session, MARGIN, { tab: MARGIN_TABS[next] ?? tab });
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div className="margin-tabs" role="tablist" ref={list} onKeyDown={walk}>
      {MARGIN_TABS.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-selected={name === tab}
          aria-controls="margin-panel"
          tabIndex={name === tab ? 0 : -1}
          onClick={() => changeSlice(session, MARGIN, { tab: name })}
        >
          {words.tab[name]}
        </button>
      ))}
    </div>
  );
}
