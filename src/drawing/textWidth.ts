/**
 * Estimates the width of a text in em without a browser, so that a layout is data. The widths are those of
 * the font Inter with tabular figures at its boldest, rounded up, so that the sans-serif font of a system
 * fits as well; e2e/font.spec.ts measures them.
 */
const WIDTHS = widthsOf([
  ['0123456789β', 0.65],
  ['−+=≤≥', 0.67],
  ['∞', 1],
  ['①②③④⑤⑥', 1.4],
  ['…', 1.01],
  ['., ', 0.3],
  ['\u2009', 0.2],
  ['()[]/', 0.4],
  ['?', 0.57],
  ['αΣ', 0.7],
  ['M', 0.94],
  ['W', 1.04],
  ['m', 0.92],
  ['w', 0.86],
]);

/**
 * Returns the width of each character in em. A row gives characters in one string, and the width that they
 * have in common.
 */
export function widthsOf(rows: readonly (readonly [string, number])[]): ReadonlyMap<string, number> {
  return new Map(
    rows.flatMap(([alike, width]) => [...alike].map((character) => [character, width] as const)),
  );
}

/** The widths of texts measured before: a tree has many leaves, but few different values. */
const known = new Map<string, number>();
const MOST_KNOWN = 20_000;

/** Returns the width of a text in multiples of its font size. */
export function textWidth(text: string): number {
  const before = known.get(text);
  if (before !== undefined) return before;
  const width = measure(text);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, width);
  return width;
}

function measure(text: string): number {
  let width = 0;
  for (const character of text)
    width +=
      WIDTHS.get(character) ?? (character > '⺀' ? 1.05 : character >= 'A' && character <= 'Z' ? 0.78 : 0.64);
  return width;
}
