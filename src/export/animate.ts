/**
 * Makes one animated picture from the frames of a search, painted one after the other. Its size is bounded
 * and its progress is reported.
 */

import { type ApngFrame, joinFrames } from './apng.ts';
import { type FrameLook, sheetsOf } from './frameSheet.ts';
import { type Frame, MOST_FRAMES } from './frames.ts';
import { printPng } from './png.ts';
import { type SvgSheet, sizeOf } from './svg.ts';

/** The greatest number of pixels of all frames together; frames are painted at a scale that keeps to it. */
const MOST_PIXELS = 300_000_000;
/**
 * The least and the usual scale of a frame, relative to the drawing's px; below the least one nothing could
 * be read.
 */
const LEAST_SCALE = 0.6;
const USUAL_SCALE = 1.5;

/** How long each frame is visible, and how long the last one is before the picture starts again, ms. */
const DELAY = { each: 2200, last: 5000 };

export interface Animation {
  readonly content: Blob;
  /**
   * the scale of the frames relative to the drawing's px; less than usual when the file would have been too
   * large
   */
  readonly scale: number;
}

/**
 * Returns the animated picture. The result is 'cancelled' when `goesOn`, which is called before each frame is
 * painted, returns false; 'too-large' when there are too many frames or they would be too small to read;
 * 'failed' when the browser cannot paint a frame.
 */
export async function animate(
  frames: readonly Frame[],
  look: FrameLook,
  goesOn: (painted: number) => boolean,
): Promise<Animation | 'too-large' | 'failed' | 'cancelled'> {
  if (frames.length > MOST_FRAMES) return 'too-large';
  const sheets = ofOneSize(sheetsOf(frames, look));
  const scale = animationScale(sheets);
  if (scale < LEAST_SCALE) return 'too-large';
  const painted: ApngFrame[] = [];
  for (const [index, sheet] of sheets.entries()) {
    if (!goesOn(index)) return 'cancelled';
    const png = await printPng(sheet, scale);
    if (png === null) return 'failed';
    const delay = index === sheets.length - 1 ? DELAY.last : DELAY.each;
    painted.push({ png: new Uint8Array(await png.content.arrayBuffer()), delay });
  }
  return { content: new Blob([joinFrames(painted)], { type: 'image/apng' }), scale };
}

/** Returns the scale at which the frames are painted, relative to the drawing's px. */
function animationScale(sheets: readonly SvgSheet[]): number {
  const [first] = sheets;
  if (first === undefined) return 0;
  const { width, height } = sizeOf(first);
  return Math.min(USUAL_SCALE, Math.sqrt(MOST_PIXELS / (width * height * sheets.length)));
}

/** Gives all sheets the size of the largest; a drawing that is narrower than others stands in the middle. */
function ofOneSize(sheets: readonly SvgSheet[]): readonly SvgSheet[] {
  const lines = Math.max(...sheets.map(({ sentence = [] }) => sentence.length));
  const width = Math.max(...sheets.map((sheet) => sheet.width));
  const height = Math.max(...sheets.map((sheet) => sheet.height));
  return sheets.map((sheet) => ({
    ...{ ...sheet, width, height },
    inks: sheet.inks.map((ink) => ({ ...ink, x: ink.x + (width - sheet.width) / 2 })),
    sentence: Array.from({ length: lines }, (_, line) => sheet.sentence?.[line] ?? ''),
  }));
}
