/** The pair (α, β) within which a node is searched. */
export interface SearchWindow {
  readonly alpha: number;
  readonly beta: number;
}

/** The window (−∞, +∞), when no ancestor has a value yet. */
export const FULL_WINDOW: SearchWindow = { alpha: -Infinity, beta: Infinity };

export function isSameWindow(a: SearchWindow, b: SearchWindow): boolean {
  return a.alpha === b.alpha && a.beta === b.beta;
}

const END = String.raw`(-?(?:inf|\d+(?:\.\d+)?(?:e[+-]?\d+)?))`;
const WINDOW = new RegExp(`^${END}\\.\\.${END}$`);

/** Reads "2..5" or "-inf..3"; null when the text is no pair of numbers with the smaller one first. */
export function readWindow(text: string): SearchWindow | null {
  const ends = (WINDOW.exec(text) ?? []).slice(1).map((end) => Number(end.replace('inf', 'Infinity')) + 0);
  const [alpha = Number.NaN, beta = Number.NaN] = ends;
  return alpha < beta ? { alpha, beta } : null;
}

/** Returns the text of a window in addresses and command lines. */
export function printWindow({ alpha, beta }: SearchWindow): string {
  return [alpha, beta].map((end) => String(end).replace('Infinity', 'inf')).join('..');
}
