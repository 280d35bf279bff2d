import type { NodeId } from '../../core/index.ts';
import type { Session } from '../../session/session.ts';
import { treeRef } from '../page/elements.ts';

/**
 * Selects a node, and gives its item in the operable tree the keyboard focus unless another node is selected
 * in the meantime.
 */
export function focusItem(session: Session, node: NodeId): void {
  session.setState({ focused: node });
  const focus = () => {
    // By the time of the animation frame, another key press may have selected another node or opened the
    // field at the node.
    if (session.getState().focused !== node) return;
    itemOf(node)?.focus({ preventScroll: true });
  };
  // The focus is set at the end of the current task, when the items have been rendered, so that the next key
  // reaches the tree. It is set again in the next frame when something else, such as a closing field, has
  // removed it.
  queueMicrotask(focus);
  requestAnimationFrame(() => isFree(document.activeElement) && focus());
}

/** Whether the focus is in the operable tree or on no particular element, so that it may be moved. */
function isFree(element: Element | null): boolean {
  return element === null || element === document.body || treeRef.current?.contains(element) === true;
}

/** Returns the item of a node in the operable tree; null when the node has none. */
export function itemOf(node: NodeId): HTMLElement | null {
  return treeRef.current?.querySelector<HTMLElement>(`[data-item="${node}"]`) ?? null;
}
