/** The picture at this step as a file of one of the formats there are. */
import { fileNameOf } from '../../export/fileName.ts';
import type { ExportFormat, Made, PictureChoices } from '../../export/formats.ts';
import { captionOf, type Picture } from '../../export/picture.ts';
import { EXPORT_WORDS } from '../../words/exportWords.ts';
import type { Language } from '../../words/language.ts';
import { saveFile } from '../files/saveFile.ts';
import { drawPicture } from './drawPicture.ts';
import { embeddedFont } from './embeddedFont.ts';

/** Makes the file and hands it to the downloads; null where it cannot be made. */
export async function savePicture(
  picture: Picture,
  { extension, mediaType, make }: ExportFormat,
  choices: PictureChoices,
  language: Language,
): Promise<Made | null> {
  const words = EXPORT_WORDS[language.code];
  const made = await make({
    picture,
    choices,
    language,
    words,
    sheet: () => ({
      ...drawPicture(picture, choices.colour ? 'light' : 'print'),
      background: choices.background,
      caption: captionOf(picture, words),
      showCaption: choices.caption,
    }),
    font: embeddedFont,
  });
  if (made === null) return null;
  const { content } = made;
  const type = typeof content === 'string' ? `${mediaType};charset=utf-8` : mediaType;
  saveFile(fileNameOf(picture.title, extension), new Blob([content], { type }));
  return made;
}
