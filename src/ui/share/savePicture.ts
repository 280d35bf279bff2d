/** Saves the figure at the current step as a file. */

import { showsBounds } from '../../core/run/boundNotation.ts';
import {
  captionOf,
  drawPicture,
  type ExportFormat,
  layOutForFile,
  type Made,
  type Picture,
  type PictureChoices,
  viewForFile,
} from '../../export/index.ts';
import { fileNameOf } from '../../notation/fileName.ts';
import { filedTree } from '../../session/filedTrees.ts';
import { valuesBeside } from '../../session/minimaxBeside.ts';
import { runOf } from '../../session/runOf.ts';
import type { SessionState, SteppedState } from '../../session/session.ts';
import { type Language, wordsIn } from '../../words/language.ts';
import { saveFile } from '../files/saveFile.ts';

/** Makes the file of a picture and saves it to the reader's downloads; null when it cannot be made. */
export async function savePicture(
  picture: Picture,
  format: ExportFormat,
  choices: PictureChoices,
  language: Language,
): Promise<Made | null> {
  const words = wordsIn(language.code, 'exporting');
  const made = await format.make({
    picture,
    choices,
    language,
    words,
    sheet: () => ({
      ...drawPicture(picture, choices.colour ? 'colour' : 'ink'),
      background: choices.background,
      caption: captionOf(picture, words),
      showCaption: choices.caption,
    }),
    font: embeddedFont,
  });
  return handOver(`${picture.title} step ${picture.step}`, format, made);
}

/** Saves a finished file to the reader's downloads, under the title and the extension of its format. */
export function handOver(
  title: string,
  { extension, mediaType }: Pick<ExportFormat, 'extension' | 'mediaType'>,
  made: Made | null,
): Made | null {
  if (made === null) return null;
  const { content } = made;
  const type = typeof content === 'string' ? `${mediaType};charset=utf-8` : mediaType;
  saveFile(fileNameOf(title, extension), new Blob([content], { type }));
  return made;
}

/**
 * The address of the figures' font. The font is embedded in picture files, because they cannot load fonts.
 */
const INTER = new URL('../fonts/inter.woff2', import.meta.url).href;

/** Returns a CSS rule with the figures' font embedded; "" when the font cannot be loaded. */
export async function embeddedFont(): Promise<string> {
  try {
    const answer = await fetch(INTER);
    if (!answer.ok) return '';
    const bytes = new Uint8Array(await answer.arrayBuffer());
    let binary = '';
    for (const byte of bytes) binary += String.fromCharCode(byte);
    return `@font-face{font-family:"Inter";font-weight:400 700;src:url(data:font/woff2;base64,${btoa(binary)})}`;
  } catch {
    return '';
  }
}

/** Returns the current figure, laid out for a file instead of the window. */
export function pictureOf(state: SessionState): Picture {
  const { subject, algorithm, notation, step, language } = state;
  const { names, boards, form } = subject;
  const { neverGenerated, foldedNodes } = language.page;
  const run = runOf(state);
  const beside = valuesBeside(state);
  return {
    form,
    layout: layOutForFile(form, run, names, {
      ...{ boards, stubWords: neverGenerated, step },
      ...(beside && { values: beside }),
    }),
    run,
    step,
    view: viewForFile(run, {
      ...{ notation, showBounds: showsBounds(notation, algorithm), foldedNodes },
      ...(beside && { beside }),
    }),
    title: pictureTitle(state),
  };
}

/** Returns the title of the figure, for the names and titles of its files. */
export function pictureTitle(state: SteppedState): string {
  return filedTree(state).title || state.language.page.untitled;
}
