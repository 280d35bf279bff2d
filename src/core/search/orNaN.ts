/** What a game answers; NaN where it fails. */
export function orNaN(ask: () => number): number {
  try {
    return ask();
  } catch {
    return Number.NaN;
  }
}
