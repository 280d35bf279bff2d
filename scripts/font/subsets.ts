/**
 * The faces as the page ships them, with the letters and signs that the page itself writes.
 *
 * Inter is for figures and chrome. The signs of the figures (≤ ≥ ≈ ∞ −, α β, arrows, ticks) are of the same
 * face and weight as the figures: ready-made slices of Inter leave them out, and then each system takes them
 * from another face, wider than what was measured. Source Serif 4 is for sentences. Names that readers give
 * may hold any letter; those fall back to the system's faces.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** Latin with the accents of western Europe, for names of trees and their authors. */
const LATIN = characters(0x20, 0x7e) + characters(0xa0, 0xac) + characters(0xae, 0xff);
/** Both cases without accents. */
const GREEK = characters(0x391, 0x3a1) + characters(0x3a3, 0x3a9) + characters(0x3b1, 0x3c9);
const PUNCTUATION = '\u2009\u202f‐‑‒–—‘’“”•…';
const MATHEMATICS = '−√≤≥≠≈∞∅₀₁₂₃₄₅₆₇₈₉⁺⁻¹²³⅓⅔¼½¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞';
const SIGNS = '←↑→↓▲▼▶●○■✓✗①②③④⑤⑥⑦⑧';

/** Every character the face has. */
export const INTER_CHARACTERS = LATIN + GREEK + PUNCTUATION + MATHEMATICS + SIGNS;

/** Every character of the face that sentences are set in; their Greek and their signs are those of the figures. */
export const SERIF_CHARACTERS = `${LATIN}–—‘’“”…−`;

export interface Face {
  /** where it is shipped */
  readonly file: string;
  readonly characters: string;
  /** Cuts it: WOFF2, the same bytes for the same packages. */
  cut(): Promise<Buffer>;
}

/** Kerning, figures of one width, composed letters; not the forms that change with what stands beside. */
const FEATURES = ['kern', 'tnum', 'ccmp'];

/** The weights that style sheets name. */
const WEIGHTS = { min: 400, max: 700 };

export const FACES: readonly Face[] = [
  face('inter', 'inter-ui/variable/InterVariable.woff2', INTER_CHARACTERS, { wght: WEIGHTS, opsz: 14 }),
  face(
    'source-serif-4',
    '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    SERIF_CHARACTERS,
    { wght: WEIGHTS },
  ),
];

function face(
  name: string,
  source: string,
  characters: string,
  variationAxes: Readonly<Record<string, number | typeof WEIGHTS>>,
): Face {
  return {
    file: `src/ui/fonts/${name}.woff2`,
    characters,
    cut() {
      const whole = readFileSync(createRequire(import.meta.url).resolve(source));
      const options = {
        targetFormat: 'woff2',
        keepFeatures: FEATURES,
        variationAxes,
        noHinting: true,
      } as const;
      return subsetFont(whole, characters, options);
    },
  };
}

function characters(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}
