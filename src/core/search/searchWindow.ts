/** The pair (α, β) that a node is searched between. */
export interface SearchWindow {
  readonly alpha: number;
  readonly beta: number;
}

/** No ancestor is sure of anything. */
export const FULL_WINDOW: SearchWindow = { alpha: -Infinity, beta: Infinity };

export function isSameWindow(a: SearchWindow, b: SearchWindow): boolean {
  return a.alpha === b.alpha && a.beta === b.beta;
}
