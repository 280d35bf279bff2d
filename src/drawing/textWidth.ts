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

/** The first of the characters that are as wide as Chinese ones. */
const WIDE_FROM = '⺀'.charCodeAt(0) + 1;
const WIDE = 1.05;

/** The widths of all characters below `WIDE_FROM`, em, by their code. */
const BY_CODE = Float64Array.from({ length: WIDE_FROM }, (_, code) => {
  const character = String.fromCharCode(code);
  return WIDTHS.get(character) ?? (character >= 'A' && character <= 'Z' ? 0.78 : 0.64);
});

/** Returns the width of a text in multiples of its font size. */
export function textWidth(text: string): number {
  let width = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // Two of these make one character.
    if (code >= 0xd800 && code < 0xdc00 && (text.codePointAt(at) as number) > 0xffff) at += 1;
    width += code < WIDE_FROM ? (BY_CODE[code] as number) : WIDE;
  }
  return width;
}
