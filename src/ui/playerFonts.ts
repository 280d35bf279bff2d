/**
 * The fonts of the embedded player, which are part of its script: a sandboxed frame has no origin, so that a browser loads
 * fonts into it only from hosts that send CORS headers. Shapes are as wide as their texts in Inter.
 */
import inter from './fonts/inter.woff2?inline';
import serif from './fonts/source-serif-4.woff2?inline';

/** The families of fonts.css: the file of each, and the characters for which it is used. */
const FAMILIES: readonly (readonly [family: string, file: string, characters: string])[] = [
  ['Inter', inter, 'U+0-10FFFF'],
  ['Inter Symbols', inter, 'U+003C, U+003E, U+03A3, U+03B1-03B2, U+221E, U+2248, U+2260, U+2264-2265'],
  ['Source Serif 4', serif, 'U+0-10FFFF'],
  ['Source Serif in Chinese', serif, 'U+0020-007E, U+00C0-00FF, U+2212'],
];

/** Adds the fonts to the page. A font that a browser cannot read is left to its fallback. */
export function addFonts(): void {
  for (const [family, file, unicodeRange] of FAMILIES) {
    const face = new FontFace(family, bytesOf(file), { weight: '400 700', unicodeRange });
    document.fonts.add(face);
    face.load().catch(() => document.fonts.delete(face));
  }
}

/** Returns the bytes of a data URL. */
function bytesOf(url: string): ArrayBuffer {
  const binary = atob(url.slice(url.indexOf(',') + 1));
  return Uint8Array.from(binary, (byte) => byte.charCodeAt(0)).buffer;
}
