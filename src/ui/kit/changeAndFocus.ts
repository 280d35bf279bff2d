import { flushSync } from 'react-dom';

/**
 * Makes a change that takes away the control that was pressed, or brings what it is for: what `find` finds afterwards
 * has the focus, which would else fall out of the page.
 */
export function changeAndFocus(change: () => void, find: () => HTMLElement | null | undefined): void {
  flushSync(change);
  find()?.focus();
}
