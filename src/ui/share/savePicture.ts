/** The picture at this step as a file of each kind there is: a table that the buttons and the tests read. */
import { fileNameOf } from '../../export/fileName.ts';
import { captionOf, type Picture } from '../../export/picture.ts';
import { printPng } from '../../export/png.ts';
import { type Background, printSvg, type Sheet } from '../../export/svg.ts';
import { printOutline } from '../../export/text.ts';
import { printTikz } from '../../export/tikz.ts';
import { EXPORT_WORDS } from '../../words/exportWords.ts';
import type { Language } from '../../words/language.ts';
import { saveFile } from '../files/saveFile.ts';
import { drawPicture } from './drawPicture.ts';
import { embeddedFont } from './embeddedFont.ts';

export const PICTURE_FORMATS = ['svg', 'png', 'tex', 'txt'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export interface PictureChoices {
  readonly background: Background;
  readonly caption: boolean;
  readonly colour: boolean;
}

export type Saved =
  | { readonly ok: true /** of a PNG that had to be made smaller */; readonly clampedScale: number | null }
  | { readonly ok: false };

/** Makes the file and hands it to the downloads. */
export async function savePicture(
  picture: Picture,
  format: PictureFormat,
  choices: PictureChoices,
  language: Language,
): Promise<Saved> {
  const name = fileNameOf(picture.title, `.${format}`);
  const save = (text: string, type: string): Saved => {
    saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
    return { ok: true, clampedScale: null };
  };
  switch (format) {
    case 'svg': {
      const sheet = sheetOf(picture, choices, language);
      return save(printSvg(sheet, await embeddedFont()), 'image/svg+xml');
    }
    case 'png': {
      const png = await printPng(sheetOf(picture, choices, language));
      if (png === null) return { ok: false };
      saveFile(name, png.content);
      return { ok: true, clampedScale: png.scale < 2 ? png.scale : null };
    }
    case 'tex': {
      const words = EXPORT_WORDS[language.code];
      const palette = choices.colour ? 'tint' : 'ink';
      return save(printTikz(picture, { words, palette, caption: choices.caption }), 'text/x-tex');
    }
    case 'txt':
      return save(printOutline(picture, language), 'text/plain');
  }
}

function sheetOf(
  picture: Picture,
  { background, caption, colour }: PictureChoices,
  language: Language,
): Sheet {
  return {
    ...drawPicture(picture, colour ? 'light' : 'print'),
    background,
    caption: captionOf(picture, EXPORT_WORDS[language.code]),
    showCaption: caption,
  };
}
