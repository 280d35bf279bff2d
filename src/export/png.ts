/**
 * Paints a drawing as a PNG, stroke by stroke. To paint an image made from an SVG, the browser would need an
 * address that the page may not load.
 */

import { carriedOut } from '../core/carriedOut.ts';
import { visibleText } from '../words/visibleText.ts';
import { joined, printChunk } from './apng.ts';
import type { Ink, StrokeInk, TextInk } from './ink.ts';
import {
  CAPTION_SIZE,
  FONT_FAMILY,
  MARGIN,
  SENTENCE_SIZE,
  type SvgSheet,
  sentenceBaselines,
  sizeOf,
} from './svg.ts';

/** The greatest side of a canvas, px; a larger canvas has no content. */
const MOST_PX = 16_384;

export interface Png {
  readonly content: Blob;
  /**
   * the scale of the picture relative to the drawing's px; less than requested when that would have been too
   * large
   */
  readonly scale: number;
}

/** Paints a drawing as a PNG; null when the browser cannot make one. */
export function printPng(sheet: SvgSheet, wantedScale = 2): Promise<Png | null> {
  return carriedOut(printPngInSteps(sheet, wantedScale));
}

/** The number of strokes and texts that are painted between two pauses. */
const PAINTED = 512;

/** Paints the same in steps; what it returns is made from the canvas when all is painted. */
export function* printPngInSteps(
  sheet: SvgSheet,
  wantedScale = 2,
): Generator<undefined, Promise<Png | null>> {
  const { width, height } = sizeOf(sheet);
  const scale = scaleFor(width, height, wantedScale);
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width * scale);
  canvas.height = Math.floor(height * scale);
  const brush = canvas.getContext('2d');
  if (brush === null) return Promise.resolve(null);
  brush.scale(scale, scale);
  if (sheet.background === 'white') {
    brush.fillStyle = '#ffffff';
    brush.fillRect(0, 0, width, height);
  }
  for (const [index, ink] of sheet.inks.entries()) {
    if (index % PAINTED === 0) yield;
    paint(brush, ink);
  }
  brush.textAlign = 'left';
  brush.fillStyle = '#1a1d21';
  brush.font = `400 ${SENTENCE_SIZE}px ${FONT_FAMILY}`;
  for (const { line, y } of sentenceBaselines(sheet)) brush.fillText(visibleText(line), MARGIN, y);
  brush.font = `400 ${CAPTION_SIZE}px ${FONT_FAMILY}`;
  if (sheet.showCaption) brush.fillText(visibleText(sheet.caption), MARGIN, height - MARGIN);
  return pngOf(canvas, sheet.caption, scale);
}

async function pngOf(canvas: HTMLCanvasElement, caption: string, scale: number): Promise<Png | null> {
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (content === null) return null;
  // The file contains the caption as its description even when the picture does not show it.
  const bytes = withDescription(new Uint8Array(await content.arrayBuffer()), visibleText(caption));
  return { content: new Blob([bytes], { type: 'image/png' }), scale };
}

/** Returns the requested scale, or the largest at which the canvas is not too large. */
export function scaleFor(width: number, height: number, wanted: number): number {
  return Math.min(wanted, MOST_PX / width, MOST_PX / height);
}

function paint(brush: CanvasRenderingContext2D, ink: Ink): void {
  brush.save();
  brush.translate(MARGIN + ink.x, MARGIN + ink.y);
  brush.globalAlpha = ink.opacity;
  if (ink.kind === 'path') paintPath(brush, ink);
  else paintText(brush, ink);
  brush.restore();
}

function paintPath(brush: CanvasRenderingContext2D, ink: StrokeInk): void {
  const path = new Path2D(ink.d);
  if (ink.fill !== 'none') {
    brush.fillStyle = ink.fill;
    brush.fill(path);
  }
  if (ink.stroke === 'none') return;
  brush.strokeStyle = ink.stroke;
  brush.lineWidth = ink.strokeWidth;
  brush.lineCap = ink.lineCap;
  brush.lineJoin = ink.lineJoin;
  brush.setLineDash([...ink.dashes]);
  brush.stroke(path);
}

function paintText(brush: CanvasRenderingContext2D, ink: TextInk): void {
  brush.fillStyle = ink.fill;
  const { pieces = [ink] } = ink;
  const measured = pieces.map((piece) => {
    const font = `${piece.fontWeight} ${ink.fontSize}px ${FONT_FAMILY}`;
    brush.font = font;
    const text = visibleText(piece.text);
    return { text, font, width: brush.measureText(text).width };
  });
  const whole = measured.reduce((sum, { width }) => sum + width, 0);
  brush.textAlign = 'left';
  let x = -whole * { start: 0, middle: 0.5, end: 1 }[ink.anchor];
  for (const { text, font, width } of measured) {
    brush.font = font;
    brush.fillText(text, x, 0);
    x += width;
  }
}

/** The number of bytes of the signature and the header chunk, with which every PNG begins. */
const HEADER_END = 8 + 25;

/**
 * Returns the file with a text under the keyword "Description", in a chunk of type iTXt as the PNG
 * specification defines it (11.3.3.4).
 */
export function withDescription(png: Uint8Array, text: string): Uint8Array<ArrayBuffer> {
  const data = new TextEncoder().encode(`Description\0\0\0\0\0${text}`);
  const chunk = printChunk({ type: 'iTXt', data });
  return joined([png.subarray(0, HEADER_END), chunk, png.subarray(HEADER_END)]);
}
