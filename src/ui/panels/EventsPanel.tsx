import { part } from '../part.tsx';
import { Panel } from './Panel.tsx';
import { usePanelWords } from './usePanelWords.ts';

const EventRows = part(() => import('./EventRows.tsx').then((module) => module.EventRows));

/** Every event of the run; loaded when it is unfolded. */
export function EventsPanel() {
  const words = usePanelWords();
  return (
    <Panel name="events" title={words.eventsPanel}>
      <EventRows isAwaited />
    </Panel>
  );
}
