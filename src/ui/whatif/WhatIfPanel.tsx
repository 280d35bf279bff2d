import { useWords } from '../page/useSession.ts';
import { Panel } from '../part/Panel.tsx';
import { part } from '../part/part.tsx';
import { useLeafInMind } from './useLeafInMind.ts';

const WhatIf = part(() => import('./WhatIf.tsx').then((module) => module.WhatIf));

/** What another value of a leaf would change; loaded when it is unfolded. */
export function WhatIfPanel() {
  const words = useWords();
  // Here rather than inside: who unfolds the panel has left the leaf she came from.
  const leaf = useLeafInMind();
  return (
    <Panel name="whatIf" title={words.whatIfPanel}>
      <WhatIf leaf={leaf} isAwaited />
    </Panel>
  );
}
