import { useRef } from 'react';
import { fewestLeaves, uniformShapeOf } from '../../core/tree/uniformShape.ts';
import { goToStep } from '../../session/session.ts';
import { useMoment, useSession, useSessionStore, useTrace, useWords } from '../page/useSession.ts';
import { Count, Panel } from '../part/Panel.tsx';
import { part } from '../part/part.tsx';
import { namedMoments } from '../time/namedMoments.ts';
import { WhatIfPanel } from '../whatif/WhatIfPanel.tsx';
import { CodePanel } from './CodePanel.tsx';
import { StackPanel } from './StackPanel.tsx';
import { usePanelWords } from './usePanelWords.ts';
import { WindowPanel } from './WindowPanel.tsx';

/** The mechanism in the margin; each panel can be folded, and none repeats what the figure says. */
export function SidePanels() {
  return (
    <>
      <AboutPanel />
      <WindowPanel />
      <CodePanel />
      <StackPanel />
      <CountsPanel />
      <WhatIfPanel />
      <EventsPanel />
    </>
  );
}

/** What to notice in this example, where it comes from, and the moments its source names. */
function AboutPanel() {
  const words = useWords();
  const { notice: title } = usePanelWords();
  const example = useSession((state) => state.subject.example);
  const code = useSession((state) => state.language.code);
  if (example === null) return null;
  const origin = words.origin[example.origin];
  return (
    <Panel name="about" title={title}>
      <p className="about-notice">{example.notice[code]}</p>
      <p className="about-source hint">
        {example.source[code]}
        {origin !== '' && ` (${origin})`}
      </p>
      <Moments />
    </Panel>
  );
}

function Moments() {
  const session = useSessionStore();
  const words = usePanelWords();
  const trace = useTrace();
  const rule = useSession((state) => state.subject.example?.moments);
  const step = useSession((state) => state.step);
  const moments = namedMoments(trace, rule);
  if (moments.length === 0) return null;
  return (
    <nav className="moments row" aria-label={words.moments}>
      {moments.map(({ name, step: at }) => (
        <button
          key={at}
          type="button"
          aria-current={at === step ? 'step' : undefined}
          onClick={() => goToStep(session, at)}
        >
          {name}
        </button>
      ))}
    </nav>
  );
}

/** Counts so far, against what minimax reads and, on a uniform tree, the fewest leaves possible. */
function CountsPanel() {
  const words = usePanelWords();
  const { trace, tally } = useMoment();
  const { entered, leaves, prunedLeaves } = tally;
  const shape = uniformShapeOf(trace.tree);
  return (
    <Panel name="counts" title={words.countsPanel}>
      <dl className="counts">
        <Count name="entered" value={entered} text={words.entered} />
        <Count name="evaluated" value={leaves} text={words.evaluated} />
        <Count name="cut" value={prunedLeaves} text={words.cutLeaves} />
        <Count name="all" value={trace.tree.leafCount} text={words.minimaxWould} />
        {shape !== null && (
          <Count
            name="fewest"
            value={fewestLeaves(shape)}
            text={words.fewest}
            title={words.fewestWhy(shape.branching, shape.depth)}
          />
        )}
      </dl>
    </Panel>
  );
}

const EventRows = part(() => import('./EventRows.tsx').then((module) => module.EventRows));

/** Every event of the run; loaded when it is unfolded. */
function EventsPanel() {
  const words = usePanelWords();
  const panel = useRef<HTMLElement>(null);
  return (
    <Panel ref={panel} name="events" title={words.eventsPanel}>
      <EventRows panel={panel} isAwaited />
    </Panel>
  );
}
