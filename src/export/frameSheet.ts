/** Frames as they are drawn: each with its sentence below, all of one size where they are of one layout. */

import type { InkName } from '../drawing/look.ts';
import { textWidth } from '../drawing/textWidth.ts';
import type { Words } from '../words/language.ts';
import { type Frame, sameLayouts } from './frames.ts';
import { drawPicture, drawPictures } from './ink.ts';
import { captionOf } from './picture.ts';
import { type Background, printSheets, printSvg, SENTENCE_SIZE, type SvgSheet } from './svg.ts';

export interface FrameLook {
  readonly ink: InkName;
  readonly words: Words['exporting'];
  readonly showCaption: boolean;
  /** white if not said */
  readonly background?: Background;
}

/** What is narrower than this leaves no room for a sentence, px. */
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

/** One frame as the page saves its picture; several one below the other, with what is said of each. */
export function printSvgFrames(frames: readonly Frame[], look: FrameLook): string {
  const [first] = frames;
  if (first === undefined || frames.length > 1)
    return printSheets(sheetsOf(frames, look), first?.picture.title ?? '');
  const { ink, words, showCaption, background = 'white' } = look;
  const caption = captionOf(first.picture, words);
  return printSvg({ ...drawPicture(first.picture, ink), background, caption, showCaption });
}

/** A text in lines no wider than that, px; Chinese may break anywhere. */
function linesWithin(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.match(/[⺀-￯]|[^\s⺀-￯]+|\s+/gu) ?? []) {
    const longer = `${line}${word}`;
    // A sign that ends a clause begins no line.
    const isFull = textWidth(longer.trimEnd()) * SENTENCE_SIZE > width && !/^[，。；：！？、）]/u.test(word);
    if (isFull && line.trim() !== '') {
      lines.push(line.trim());
      line = word.trimStart();
    } else line = longer;
  }
  if (line.trim() !== '') lines.push(line.trim());
  return lines;
}
