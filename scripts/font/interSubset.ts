/**
 * Inter as the page ships it: one variable face with the letters and signs that the page itself writes.
 *
 * The signs of the figures (≤ ≥ ≈ ∞ −, α β, arrows, ticks) are of the same face and weight as the figures.
 * Ready-made slices of Inter leave them out, and then each system takes them from another face, wider
 * than what was measured. Names that readers give may hold any letter; those fall back to the system's sans.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const SOURCE = 'inter-ui/variable/InterVariable.woff2';

/** Latin with the accents of western Europe, for names of trees and their authors. */
const LATIN = characters(0x20, 0x7e) + characters(0xa0, 0xac) + characters(0xae, 0xff);
/** Both cases without accents. */
const GREEK = characters(0x391, 0x3a1) + characters(0x3a3, 0x3a9) + characters(0x3b1, 0x3c9);
const PUNCTUATION = '\u2009\u202f‐‑‒–—‘’“”•…';
const MATHEMATICS = '−≤≥≠≈∞∅₀₁₂₃¹²³⅓⅔¼½¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞';
const SIGNS = '←↑→↓▲▼▶●■✓✗';

/** Every character the face has. */
export const INTER_CHARACTERS = LATIN + GREEK + PUNCTUATION + MATHEMATICS + SIGNS;

/** The face as WOFF2, about 30 kB; the same bytes for the same packages. */
export function interSubset(): Promise<Buffer> {
  const source = readFileSync(createRequire(import.meta.url).resolve(SOURCE));
  return subsetFont(source, INTER_CHARACTERS, {
    targetFormat: 'woff2',
    // Kerning, figures of one width, composed letters; not the forms that change with what stands beside.
    keepFeatures: ['kern', 'tnum', 'ccmp'],
    // The weights that style sheets name, in the size for text.
    variationAxes: { wght: { min: 400, max: 700 }, opsz: 14 },
    noHinting: true,
  });
}

function characters(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}
