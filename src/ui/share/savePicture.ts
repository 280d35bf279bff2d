/** Saves the picture at this step as a file of one of the formats. */

import { showsBounds } from '../../core/run/boundNotation.ts';
import {
  captionOf,
  drawPicture,
  type ExportFormat,
  fileNameOf,
  layOutForFile,
  type Made,
  type Picture,
  type PictureChoices,
  viewForFile,
} from '../../export/index.ts';
import { filedTree } from '../../session/filedTrees.ts';
import { runOf } from '../../session/runOf.ts';
import type { SessionState, SteppedState } from '../../session/session.ts';
import { type Language, wordsIn } from '../../words/language.ts';
import { saveFile } from '../files/saveFile.ts';

/** Makes the file and saves it in the downloads; null when it cannot be made. */
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

/** Saves a file that was made in the downloads. */
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

/** The figures' font as text for a file, because a file outside the page finds no fonts. */
const INTER = new URL('../fonts/inter.woff2', import.meta.url).href;

/** Returns the CSS rule with the font; "" when it is not available. */
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

/** Returns what is shown, laid out for a file rather than for the window. */
export function pictureOf(state: SessionState): Picture {
  const { subject, algorithm, notation, step, language } = state;
  const { names, boards, form } = subject;
  const { neverGenerated, foldedNodes } = language.page;
  const run = runOf(state);
  return {
    form,
    layout: layOutForFile(form, run, names, { boards, stubWords: neverGenerated }),
    run,
    step,
    view: viewForFile(run, { notation, showBounds: showsBounds(notation, algorithm), foldedNodes }),
    title: pictureTitle(state),
  };
}

/** Returns the title used in its files. */
export function pictureTitle(state: SteppedState): string {
  return filedTree(state).title || state.language.page.untitled;
}
