import { useState } from 'react';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { nodeOfKey } from '../../core/tree/nodeOfKey.ts';
import type { SessionState } from '../../session/session.ts';
import { useSession, useSessionChange, useSessionStore, useWords } from '../page/useSession.ts';
import { Panel } from '../part/Panel.tsx';
import { part } from '../part/part.tsx';

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

/** The leaf the reader was at last; it stays in mind when the focus goes to the panel. */
function useLeafInMind(): NodeId | null {
  const session = useSessionStore();
  const tree = useSession((state) => state.subject.tree);
  const [key, setKey] = useState(() => focusedLeaf(session.getState()));
  useSessionChange((state) => {
    const leaf = focusedLeaf(state);
    if (leaf !== null) setKey(leaf);
  });
  const node = key === null ? undefined : nodeOfKey(tree, key);
  return node !== undefined && tree.isLeaf(node) ? node : null;
}

function focusedLeaf({ focused, subject: { tree } }: SessionState): string | null {
  return focused !== null && focused < tree.size && tree.isLeaf(focused) ? tree.key(focused) : null;
}
