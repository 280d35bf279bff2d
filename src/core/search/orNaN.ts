/** Returns the number that a call into a game returns; NaN when the call throws. */
export function orNaN(ask: () => number): number {
  try {
    return ask();
  } catch {
    return Number.NaN;
  }
}
