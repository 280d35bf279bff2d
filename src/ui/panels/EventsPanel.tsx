import { useRef } from 'react';
import { Panel } from '../part/Panel.tsx';
import { part } from '../part/part.tsx';
import { usePanelWords } from './usePanelWords.ts';

const EventRows = part(() => import('./EventRows.tsx').then((module) => module.EventRows));

/** Every event of the run; loaded when it is unfolded. */
export function EventsPanel() {
  const words = usePanelWords();
  const panel = useRef<HTMLElement>(null);
  return (
    <Panel ref={panel} name="events" title={words.eventsPanel}>
      <EventRows panel={panel} isAwaited />
    </Panel>
  );
}
