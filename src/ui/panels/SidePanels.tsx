import { WhatIfPanel } from '../whatif/WhatIfPanel.tsx';
import { AboutPanel } from './AboutPanel.tsx';
import { CodePanel } from './CodePanel.tsx';
import { CountsPanel } from './CountsPanel.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { StackPanel } from './StackPanel.tsx';
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
