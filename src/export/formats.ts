/** The table of the formats in which a picture can be saved; the menu lists them in this order. */
import type { Language, Words } from '../words/index.ts';
import type { Picture } from './picture.ts';
import { printPngInSteps } from './png.ts';
import { type Background, printSvgInParts, type SvgSheet } from './svg.ts';
import { type Outlined, printOutlineInParts } from './text.ts';
import { printTikz } from './tikz.ts';

/** The reader's choices for a picture in a file; a format ignores those that do not apply to it. */
export interface PictureChoices {
  readonly background: Background;
  readonly caption: boolean;
  readonly colour: boolean;
}

/** What only the page can provide for a picture that becomes a file. */
export interface SheetMaking {
  /** Returns the picture as the page draws it. */
  sheet(): SvgSheet | Promise<SvgSheet>;
  /** Runs a generator to its end and returns its result; at its pauses the page may answer keys and presses. */
  carryOut<Result>(pausing: Iterator<unknown, Result>): Promise<Result>;
  /** Returns the CSS rule that embeds the typeface; "" when it is not available. */
  font(): Promise<string>;
}

/** A picture of a tree that is to become a file, with the choices and the language for it. */
export interface Making extends SheetMaking {
  readonly picture: Picture;
  /** the same picture, which is not laid out when its tree is too large to be drawn */
  readonly outlined: Outlined;
  readonly choices: PictureChoices;
  readonly language: Language;
  readonly words: Words['exporting'];
}

export interface Made {
  /** the content of the file, or the parts of a text, which are written one after the other */
  readonly content: string | Blob | Iterable<string>;
  /** the scale of a picture that had to be made smaller than usual; absent for others */
  readonly clampedScale?: number;
}

export interface ExportFormat<Given = Making> {
  readonly name: string;
  readonly extension: `.${string}`;
  readonly mediaType: string;
  /** true when trees are written that are too large to be drawn; absent for pictures */
  readonly isOfAnySize?: true;
  /** the text of the button that saves this format */
  label(words: Words['exporting']): string;
  /** Returns the content of the file; null when the browser cannot make it. */
  make(making: Given): Made | null | Promise<Made | null>;
}

/** The formats for any drawing, such as a chart. */
export const SHEET_FORMATS: readonly ExportFormat<SheetMaking>[] = [
  {
    name: 'svg',
    extension: '.svg',
    mediaType: 'image/svg+xml',
    label: ({ formats }) => formats.svg,
    make: async ({ sheet, font }) => ({ content: printSvgInParts(await sheet(), await font()) }),
  },
  {
    name: 'png',
    extension: '.png',
    mediaType: 'image/png',
    label: ({ formats }) => formats.png,
    async make({ sheet, carryOut }) {
      const png = await carryOut(printPngInSteps(await sheet()));
      return png && { content: png.content, ...(png.scale < 2 && { clampedScale: png.scale }) };
    },
  },
];

/** The formats for pictures of trees. */
export const EXPORT_FORMATS: readonly ExportFormat[] = [
  ...SHEET_FORMATS,
  {
    name: 'tikz',
    extension: '.tex',
    mediaType: 'text/x-tex',
    label: ({ formats }) => formats.tikz,
    make({ picture, choices: { colour, caption }, words }) {
      return { content: printTikz(picture, { words, palette: colour ? 'tint' : 'ink', caption }) };
    },
  },
  {
    name: 'text',
    extension: '.txt',
    mediaType: 'text/plain',
    label: ({ formats }) => formats.text,
    isOfAnySize: true,
    make: ({ outlined, language }) => ({ content: printOutlineInParts(outlined, language) }),
  },
];
