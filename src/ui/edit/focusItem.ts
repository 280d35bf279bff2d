import type { NodeId } from '../../core/tree/nodeId.ts';
import type { Session } from '../../session/session.ts';

/** Selects a node and gives its item in the operable tree the focus once it is there, if it is still the one selected. */
export function focusItem(session: Session, node: NodeId): void {
  session.setState({ focused: node });
  requestAnimationFrame(() => {
    // Another key may have led on before the frame came.
    if (session.getState().focused !== node) return;
    document.querySelector<HTMLElement>(`[role=tree] [data-item="${node}"]`)?.focus({ preventScroll: true });
  });
}
