/** The formats a picture is saved in: the one table, of which the menu is made, in its order. */
import type { Language, Words } from '../words/language.ts';
import type { Picture } from './picture.ts';
import { printPng } from './png.ts';
import { type Background, printSvg, type SvgSheet } from './svg.ts';
import { printOutline } from './text.ts';
import { printTikz } from './tikz.ts';

/** What a reader chose; a format leaves aside what it has nothing for. */
export interface PictureChoices {
  readonly background: Background;
  readonly caption: boolean;
  readonly colour: boolean;
}

/** What only a page can make of what is on its way into a file. */
export interface SheetMaking {
  /** The picture as it is drawn. */
  sheet(): SvgSheet;
  /** The rule that brings the typeface along; "" where it cannot be had. */
  font(): Promise<string>;
}

/** A picture of a tree on its way into a file. */
export interface Making extends SheetMaking {
  readonly picture: Picture;
  readonly choices: PictureChoices;
  readonly language: Language;
  readonly words: Words['exporting'];
}

export interface Made {
  readonly content: string | Blob;
  /** of a picture that had to be made smaller */
  readonly clampedScale?: number;
}

export interface ExportFormat<Given = Making> {
  readonly name: string;
  readonly extension: `.${string}`;
  readonly mediaType: string;
  /** on the button */
  label(words: Words['exporting']): string;
  /** The content of the file; null where it cannot be made. */
  make(making: Given): Made | null | Promise<Made | null>;
}

/** Of anything that is drawn. */
export const SHEET_FORMATS: readonly ExportFormat<SheetMaking>[] = [
  {
    name: 'svg',
    extension: '.svg',
    mediaType: 'image/svg+xml',
    label: ({ formats }) => formats.svg,
    make: async ({ sheet, font }) => ({ content: printSvg(sheet(), await font()) }),
  },
  {
    name: 'png',
    extension: '.png',
    mediaType: 'image/png',
    label: ({ formats }) => formats.png,
    async make({ sheet }) {
      const png = await printPng(sheet());
      return png && { content: png.content, ...(png.scale < 2 && { clampedScale: png.scale }) };
    },
  },
];

/** Of a tree. */
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
    make: ({ picture, language }) => ({ content: printOutline(picture, language) }),
  },
];
