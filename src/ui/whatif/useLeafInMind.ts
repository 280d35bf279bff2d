import { useEffect, useState } from 'react';
import type { NodeId } from '../../core/index.ts';
import { nodeOfKey } from '../../core/tree/nodeOfKey.ts';
import type { SessionState } from '../../session/session.ts';
import { useSession, useSessionStore } from '../page/useSession.ts';

/** Returns the leaf selected last, also while the focus is in a panel; null when there is none. */
export function useLeafInMind(): NodeId | null {
  const session = useSessionStore();
  const tree = useSession((state) => state.subject.tree);
  const [key, setKey] = useState(() => focusedLeaf(session.getState()));
  useEffect(
    () =>
      session.subscribe((state) => {
        const leaf = focusedLeaf(state);
        if (leaf !== null) setKey(leaf);
      }),
    [session],
  );
  const node = key === null ? undefined : nodeOfKey(tree, key);
  return node !== undefined && tree.isLeaf(node) ? node : null;
}

function focusedLeaf({ focused, subject: { tree } }: SessionState): string | null {
  return focused !== null && focused < tree.size && tree.isLeaf(focused) ? tree.key(focused) : null;
}
