/** Returns what a game answers; NaN when the game fails. */
export function orNaN(ask: () => number): number {
  try {
    return ask();
  } catch {
    return Number.NaN;
  }
}
