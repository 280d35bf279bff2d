import type { NodeId } from '../../core/tree/nodeId.ts';
import type { Session } from '../../session/session.ts';
import { treeRef } from '../page/elements.ts';

/** Selects a node and gives its item in the operable tree the focus, if it is still the selected one then. */
export function focusItem(session: Session, node: NodeId): void {
  session.setState({ focused: node });
  const focus = () => {
    // Another key may have moved on before the frame came: to another node, or into the field on this one.
    if (session.getState().focused !== node) return;
    itemOf(node)?.focus({ preventScroll: true });
  };
  // The items are rendered at the end of this task, so that the next key finds the focus in the tree. Anything that
  // removes the focus in the meantime, such as a field that closes, has done so when the frame comes.
  queueMicrotask(focus);
  requestAnimationFrame(() => isFree(document.activeElement) && focus());
}

/** Whether the focus is on the tree, or on nothing in particular. */
function isFree(element: Element | null): boolean {
  return element === null || element === document.body || treeRef.current?.contains(element) === true;
}

/** Returns the item of a node in the operable tree, while there is one. */
export function itemOf(node: NodeId): HTMLElement | null {
  return treeRef.current?.querySelector<HTMLElement>(`[data-item="${node}"]`) ?? null;
}
