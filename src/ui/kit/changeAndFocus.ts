import { flushSync } from 'react-dom';

/**
 * Makes a change that removes the control that was pressed: the element that `find` returns afterwards gets the focus,
 * which would otherwise be lost.
 */
export function changeAndFocus(change: () => void, find: () => HTMLElement | null | undefined): void {
  flushSync(change);
  find()?.focus();
}
