import { flushSync } from 'react-dom';

/**
 * Makes a change that removes the pressed control, and gives the focus to the element that `find` returns
 * afterwards; otherwise the focus would be lost.
 */
export function changeAndFocus(change: () => void, find: () => HTMLElement | null | undefined): void {
  flushSync(change);
  find()?.focus();
}
