import { resultsRef } from '../page/elements.ts';

/** Returns the buttons of the results from top to bottom; the button of a row is its last element. */
export function resultControls(): HTMLButtonElement[] {
  const rows = [...(resultsRef.current?.children ?? [])];
  return rows.map((row) => row.lastElementChild).filter((last) => last instanceof HTMLButtonElement);
}
