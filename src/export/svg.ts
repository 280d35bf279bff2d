/**
 * Writes a drawing as a self-contained SVG file: its fonts are embedded, and it has no scripts and no
 * references to other files.
 */

import { short } from '../drawing/shapes.ts';
import { visibleText } from '../words/visibleText.ts';
import type { DrawnPicture, StrokeInk, TextInk } from './ink.ts';

/** The content of a picture in a file, and how the picture is framed. */
export interface SvgSheet extends DrawnPicture {
  readonly background: Background;
  /**
   * the line that names tree, algorithm, rules and step: always contained in the file, and visible in the
   * picture when `showCaption` is true
   */
  readonly caption: string;
  readonly showCaption: boolean;
  /** the lines of text below the picture; absent when there are none */
  readonly sentence?: readonly string[];
}

export const BACKGROUNDS = ['white', 'transparent'] as const;
export type Background = (typeof BACKGROUNDS)[number];

/** The fonts of pictures, with substitutes for when Inter is missing. */
export const FONT_FAMILY = 'Inter, Helvetica, Arial, sans-serif';
export const CAPTION_SIZE = 13;
/** The margin around the drawing, and the height of the caption below it, px. */
export const MARGIN = 12;
const CAPTION_HEIGHT = 30;
/** The font size and the line height of the sentence of a step, which is larger than the caption, px. */
export const SENTENCE_SIZE = 19;
const SENTENCE_LINE = 27;

/** Returns the size of the picture in the file, with margins and texts, px. */
export function sizeOf({ width, height, showCaption, sentence = [] }: SvgSheet): {
  width: number;
  height: number;
} {
  const below = sentence.length * SENTENCE_LINE + (showCaption ? CAPTION_HEIGHT : 0);
  return { width: Math.ceil(width + 2 * MARGIN), height: Math.ceil(height + 2 * MARGIN + below) };
}

/** Returns the lines of text below the picture, each with its baseline in px from the top. */
export function sentenceBaselines(sheet: SvgSheet): readonly { readonly line: string; readonly y: number }[] {
  const top = MARGIN + sheet.height;
  return (sheet.sentence ?? []).map((line, index) => ({ line, y: top + (index + 0.75) * SENTENCE_LINE }));
}

/**
 * Writes one picture as an SVG file.
 *
 * @param fontFaces CSS rules that embed the fonts; "" to use fonts that are installed
 */
export function printSvg(sheet: SvgSheet, fontFaces = ''): string {
  return [...printSvgInParts(sheet, fontFaces)].join('');
}

/** The number of lines in a part of a file. */
const LINES = 512;

/** Writes the same part by part, so that the caller can pause between them. */
export function* printSvgInParts(sheet: SvgSheet, fontFaces = ''): Generator<string, void> {
  let part: string[] = [];
  for (const line of linesOf([sheet], sheet.caption, fontFaces)) {
    part.push(line);
    if (part.length < LINES) continue;
    yield `${part.join('\n')}\n`;
    part = [];
  }
  yield part.map((line) => `${line}\n`).join('');
}

/** Writes several pictures one below the other in an SVG file. */
export function printSheets(sheets: readonly SvgSheet[], title: string, fontFaces = ''): string {
  return [...linesOf(sheets, title, fontFaces), ''].join('\n');
}

function* linesOf(sheets: readonly SvgSheet[], title: string, fontFaces: string): Generator<string, void> {
  const sizes = sheets.map(sizeOf);
  const width = Math.max(...sizes.map((size) => size.width));
  const height = sizes.reduce((sum, size) => sum + size.height, 0);
  yield `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONT_FAMILY}" font-variant-numeric="lining-nums tabular-nums">`;
  yield `<title>${escaped(visibleText(title))}</title>`;
  if (fontFaces !== '') yield `<style>${fontFaces}</style>`;
  let top = 0;
  for (const [index, sheet] of sheets.entries()) {
    if (top > 0) yield `<g transform="translate(0,${top})">`;
    yield* printBody(sheet);
    if (top > 0) yield '</g>';
    top += sizes[index]?.height ?? 0;
  }
  yield '</svg>';
}

function* printBody(sheet: SvgSheet): Generator<string, void> {
  const { inks, background, caption, showCaption } = sheet;
  const { width, height } = sizeOf(sheet);
  const text = (size: number, y: number, said: string) =>
    `<text x="${MARGIN}" y="${short(y)}" font-size="${size}" fill="#1a1d21">${escaped(visibleText(said))}</text>`;
  if (background === 'white') yield `<path d="M0,0H${width}V${height}H0Z" fill="#ffffff"/>`;
  yield `<g transform="translate(${MARGIN},${MARGIN})">`;
  for (const ink of inks) yield ink.kind === 'path' ? printPath(ink) : printText(ink);
  yield '</g>';
  for (const { line, y } of sentenceBaselines(sheet)) yield text(SENTENCE_SIZE, y, line);
  if (showCaption) yield text(CAPTION_SIZE, height - MARGIN, caption);
}

function printPath(ink: StrokeInk): string {
  const { d, x, y, fill, stroke, strokeWidth, dashes, lineCap, lineJoin, opacity } = ink;
  const place = x === 0 && y === 0 ? '' : ` transform="translate(${short(x)},${short(y)})"`;
  const line =
    stroke === 'none'
      ? ''
      : ` stroke="${stroke}" stroke-width="${short(strokeWidth)}"` +
        (dashes.length > 0 ? ` stroke-dasharray="${dashes.map(short).join(' ')}"` : '') +
        (lineCap === 'butt' ? '' : ` stroke-linecap="${lineCap}"`) +
        (lineJoin === 'miter' ? '' : ` stroke-linejoin="${lineJoin}"`);
  return `<path d="${d}"${place} fill="${fill}"${line}${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
}

function printText({ text, x, y, fill, fontSize, fontWeight, anchor, pieces }: TextInk): string {
  const content =
    pieces === undefined
      ? escaped(visibleText(text))
      : pieces
          .map(
            (piece) => `<tspan font-weight="${piece.fontWeight}">${escaped(visibleText(piece.text))}</tspan>`,
          )
          .join('');
  const where = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text x="${short(x)}" y="${short(y)}" font-size="${short(fontSize)}" font-weight="${fontWeight}" fill="${fill}"${where}>${content}</text>`;
}

/**
 * Escapes a text or an attribute value for XML; characters that XML cannot contain have been made visible
 * before.
 */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
