import { resultsRef } from '../page/elements.ts';

/** Whether the answer is shown; it loads later than the field, with the library. */
export function isAnswered(): boolean {
  return resultsRef.current !== null;
}

/** Returns the buttons of the results from top to bottom; a row ends with its own. */
export function resultControls(): HTMLButtonElement[] {
  const rows = [...(resultsRef.current?.children ?? [])];
  return rows.map((row) => row.lastElementChild).filter((last) => last instanceof HTMLButtonElement);
}

/**
 * Whether the answer begins with what is wrong with the text: then Enter goes to what is offered, and takes nothing.
 */
export function beginsWithFault(): boolean {
  return resultsRef.current?.firstElementChild?.getAttribute('role') === 'alert';
}
