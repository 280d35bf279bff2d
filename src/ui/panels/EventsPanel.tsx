import { lazy, Suspense } from 'react';
import { useWords } from '../useSession.ts';
import { Panel } from './Panel.tsx';

const EventRows = lazy(() => import('./EventRows.tsx').then((module) => ({ default: module.EventRows })));

/** Every event of the run; loaded when it is unfolded. */
export function EventsPanel() {
  const words = useWords();
  return (
    <Panel name="events" title={words.eventsPanel}>
      <Suspense fallback={words.loading}>
        <EventRows />
      </Suspense>
    </Panel>
  );
}
