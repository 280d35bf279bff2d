/** Draws the frames of a search, each with its sentence below; frames of one layout have the same size. */

import type { InkName } from '../drawing/look.ts';
import { textWidth } from '../drawing/textWidth.ts';
import type { Words } from '../words/index.ts';
import { type Frame, sameLayouts } from './frames.ts';
import { drawPicture, drawPictures } from './ink.ts';
import { captionOf } from './picture.ts';
import { type Background, printSheets, printSvg, SENTENCE_SIZE, type SvgSheet } from './svg.ts';

export interface FrameLook {
  readonly ink: InkName;
  readonly words: Words['exporting'];
  readonly showCaption: boolean;
  /** the background of the pictures; white when absent */
  readonly background?: Background;
}

/** The least width of a picture, px; a narrower one has no room for a sentence. */
const LEAST_WIDTH = 480;

export function sheetsOf(frames: readonly Frame[], look: FrameLook): readonly SvgSheet[] {
  const { ink, words, showCaption, background = 'white' } = look;
  return sameLayouts(frames).flatMap((group) => {
    const pictures = group.map(({ picture }) => picture);
    const drawn = drawPictures(pictures, ink);
    const width = Math.max(LEAST_WIDTH, ...drawn.map((one) => one.width));
    const sentences = group.map(({ sentence }) => linesWithin(sentence, width));
    const most = Math.max(...sentences.map(({ length }) => length));
    return drawn.map((one, index) => ({
      ...{ ...one, width, background, showCaption },
      caption: captionOf(pictures[index] ?? (pictures[0] as (typeof pictures)[number]), words),
      sentence: Array.from({ length: most }, (_, line) => sentences[index]?.[line] ?? ''),
    }));
  });
}

/**
 * Draws a single frame as the page saves its picture, without a sentence; draws several frames one below the
 * other, each with its sentence.
 */
export function printSvgFrames(frames: readonly Frame[], look: FrameLook): string {
  const [first] = frames;
  if (first === undefined || frames.length > 1)
    return printSheets(sheetsOf(frames, look), first?.picture.title ?? '');
  const { ink, words, showCaption, background = 'white' } = look;
  const caption = captionOf(first.picture, words);
  return printSvg({ ...drawPicture(first.picture, ink), background, caption, showCaption });
}

/** Breaks a text into lines no wider than `width` px; Chinese may break between any two characters. */
function linesWithin(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.match(/[⺀-￯]|[^\s⺀-￯]+|\s+/gu) ?? []) {
    const longer = `${line}${word}`;
    // A Chinese punctuation mark may not begin a line, so it makes its line longer.
    const isFull = textWidth(longer.trimEnd()) * SENTENCE_SIZE > width && !/^[，。；：！？、）]/u.test(word);
    if (isFull && line.trim() !== '') {
      lines.push(line.trim());
      line = word.trimStart();
    } else line = longer;
  }
  if (line.trim() !== '') lines.push(line.trim());
  return lines;
}
