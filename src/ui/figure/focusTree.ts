import { treeRef } from '../page/elements.ts';

/** Gives the focus to the node of the operable tree that Tab would lead to. */
export function focusTree(): void {
  treeRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
}
