import { resultsRef } from '../page/elements.ts';

/** Whether the results are on the page; they load with the library, later than the search field. */
export function isAnswered(): boolean {
  return resultsRef.current !== null;
}

/** Returns the buttons of the results from top to bottom; the button of a row is its last element. */
export function resultControls(): HTMLButtonElement[] {
  const rows = [...(resultsRef.current?.children ?? [])];
  return rows.map((row) => row.lastElementChild).filter((last) => last instanceof HTMLButtonElement);
}

/**
 * Whether the results begin with a fault in the text. Enter then moves the focus to the first offer instead
 * of opening it.
 */
export function beginsWithFault(): boolean {
  return resultsRef.current?.firstElementChild?.getAttribute('role') === 'alert';
}
