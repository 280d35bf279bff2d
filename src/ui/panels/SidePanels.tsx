import { useWords } from '../useSession.ts';
import { WhatIfPanel } from '../whatif/WhatIfPanel.tsx';
import { AboutPanel } from './AboutPanel.tsx';
import { CodePanel } from './CodePanel.tsx';
import { CountsPanel } from './CountsPanel.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { StackPanel } from './StackPanel.tsx';
import { WindowPanel } from './WindowPanel.tsx';

/**
 * The mechanism in the margin; each panel can be folded, and none repeats what the figure says. At the top
 * is room for the questions, which come after the first picture.
 */
export function SidePanels() {
  const words = useWords();
  return (
    <aside className="panels" aria-label={words.panels}>
      <div id="predict" />
      <AboutPanel />
      <WindowPanel />
      <CodePanel />
      <StackPanel />
      <CountsPanel />
      <WhatIfPanel />
      <EventsPanel />
    </aside>
  );
}
