import type { NodeId } from '../../core/tree/nodeId.ts';
import type { Session } from '../../session/session.ts';
import { treeRef } from '../page/elements.ts';

/** Selects a node and gives its item in the operable tree the focus, if it is still the one selected then. */
export function focusItem(session: Session, node: NodeId): void {
  session.setState({ focused: node });
  const focus = () => {
    // Another key may have led on before the frame came: to another node, or into the field on this one.
    if (session.getState().focused !== node) return;
    itemOf(node)?.focus({ preventScroll: true });
  };
  // The items are drawn at the end of this task, so that the next key finds the focus in the tree. What takes
  // the focus away meanwhile, as a field that closes does, has done so when the frame comes.
  queueMicrotask(focus);
  requestAnimationFrame(() => isFree(document.activeElement) && focus());
}

/** Whether the focus is nowhere but on the tree or on the page. */
function isFree(element: Element | null): boolean {
  return element === null || element === document.body || treeRef.current?.contains(element) === true;
}

/** The item of a node in the operable tree, while there is one. */
export function itemOf(node: NodeId): HTMLElement | null {
  return treeRef.current?.querySelector<HTMLElement>(`[data-item="${node}"]`) ?? null;
}
