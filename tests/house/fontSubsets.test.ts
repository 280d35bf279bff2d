/** The faces that are shipped have every character that the page writes, and are what the script makes. */
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { FACES, INTER_CHARACTERS } from '../../scripts/font/subsets.ts';
import { sourceFiles } from './sourceFiles.ts';

const MOST_BYTES = 60_000;

/** Folders whose texts are set in Inter, on the page or in the drawing. */
const TEXTS = ['src/core', 'src/drawing', 'src/library', 'src/session', 'src/ui', 'src/words'];
/** Chinese, its punctuation and its full-width forms: of the system's own face, by the hundred. */
const CHINESE = /[\u2e80-\u9fff\uff00-\uffef]/;
/** What Inter has not: brackets of rounding and the sign of union in running text, a broken character. */
const NOT_IN_INTER = '⌈⌉⌊⌋∪\ufffd';

describe('Inter as it is shipped', () => {
  it('has every character that the page writes', () => {
    const missing = TEXTS.flatMap(sourceFiles).flatMap(({ path, text }) =>
      [...text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')]
        .filter((one) => one > '~' && !CHINESE.test(one) && !NOT_IN_INTER.includes(one))
        .filter((one) => !INTER_CHARACTERS.includes(one))
        .map((one) => `${path}: ${one} U+${one.codePointAt(0)?.toString(16)}`),
    );
    expect([...new Set(missing)]).toEqual([]);
  });
});

describe('The faces that are shipped', () => {
  it.each(FACES.map((face) => [face.file, face] as const))(
    '%s: really has its characters, none was missing in the typeface',
    async (file, { characters }) => {
      const face = await subsetFont(readFileSync(file), characters, {
        targetFormat: 'sfnt',
        keepFeatures: [],
        variationAxes: {},
        noHinting: true,
      });
      const drawn = charactersOf(face);
      expect([...characters].filter((one) => !drawn.has(one.codePointAt(0) ?? 0))).toEqual([]);
    },
  );

  it.each(FACES.map((face) => [face.file, face] as const))(
    '%s: is what npm run font makes',
    async (file, { cut }) => {
      expect((await cut()).equals(readFileSync(file))).toBe(true);
    },
  );

  it(`take at most ${MOST_BYTES} bytes together`, () => {
    const bytes = FACES.map(({ file }) => readFileSync(file).length);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST_BYTES);
  });
});

/** The code points that a font maps to glyphs: the segments of its table cmap in format 4. */
function charactersOf(font: Buffer): ReadonlySet<number> {
  const tables = font.readUInt16BE(4);
  const record = Array.from({ length: tables }, (_, index) => 12 + index * 16).find(
    (at) => font.toString('latin1', at, at + 4) === 'cmap',
  );
  if (record === undefined) throw new Error('the font has no cmap');
  const cmap = font.readUInt32BE(record + 8);
  const subtable = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + index * 8),
  ).find((at) => font.readUInt16BE(at) === 4);
  if (subtable === undefined) throw new Error('the cmap has no format 4');
  const doubled = font.readUInt16BE(subtable + 6);
  const found = new Set<number>();
  for (let segment = 0; segment < doubled; segment += 2) {
    const last = font.readUInt16BE(subtable + 14 + segment);
    const first = font.readUInt16BE(subtable + 16 + doubled + segment);
    for (let code = first; code <= last && code < 0xffff; code += 1) found.add(code);
  }
  return found;
}
