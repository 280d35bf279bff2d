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

/** The attributes of a sentence about a text that is not opened before the reader has chosen what it means. */
export const TO_BE_CHOSEN = { role: 'status', 'data-choose': '' } as const;

/**
 * Whether the results begin with a fault in the text, or with the notation in which it was read. Enter then moves the
 * focus to the first offer instead of opening it.
 */
export function isToBeChosen(): boolean {
  const first = resultsRef.current?.firstElementChild;
  return first?.getAttribute('role') === 'alert' || first?.hasAttribute('data-choose') === true;
}
