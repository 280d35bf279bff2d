import { part } from '../part.tsx';
import { useWords } from '../useSession.ts';
import { Panel } from './Panel.tsx';

const EventRows = part(() => import('./EventRows.tsx').then((module) => module.EventRows));

/** Every event of the run; loaded when it is unfolded. */
export function EventsPanel() {
  const words = useWords();
  return (
    <Panel name="events" title={words.eventsPanel}>
      <EventRows isAwaited />
    </Panel>
  );
}
