import type { NodeId } from '../../core/tree/nodeId.ts';
import type { Session } from '../../session/session.ts';

/** Selects a node and gives its item in the operable tree the focus, once it is there. */
export function focusItem(session: Session, node: NodeId): void {
  session.setState({ focused: node });
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[role=tree] [data-item="${node}"]`)?.focus({ preventScroll: true });
  });
}
