import { resultsRef } from '../page/elements.ts';

/** The buttons of what was found, from top to bottom; a row ends with its own. */
export function resultControls(): HTMLButtonElement[] {
  const rows = [...(resultsRef.current?.children ?? [])];
  return rows.map((row) => row.lastElementChild).filter((last) => last instanceof HTMLButtonElement);
}
