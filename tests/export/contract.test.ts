/** Every format of pictures: names of its own, and nothing in its files that changes what a reader sees. */

import { describe, expect, test } from 'vitest';
import { carriedOut } from '../../src/core/carriedOut.ts';
import { EXPORT_FORMATS, type ExportFormat, type Made, type Making } from '../../src/export/formats.ts';
import { LANGUAGES, loadLanguage } from '../../src/words/language.ts';
import { EXPORT_WORDS } from '../support/exportWords.ts';
import { NASTY_TEXTS } from './nastyTexts.ts';
import { nastyTree } from './nastyTree.ts';
import { pictureOf } from './pictureOf.ts';

const TEXTS = NASTY_TEXTS.map(({ text }) => text);
const JOINERS = /[\u200C\u200D]/g;

class NeedsPage extends Error {}

/** What a format makes of names, moves and a title that people wrote; null where only a page can make it. */
async function madeOf(format: ExportFormat, language: (typeof LANGUAGES)[number], moment: number) {
  const picture = pictureOf(nastyTree(TEXTS), { title: TEXTS.join(' '), moment });
  const making: Making = {
    picture,
    outlined: picture,
    choices: { background: 'white', caption: true, colour: true },
    language: await loadLanguage(language),
    words: EXPORT_WORDS[language],
    sheet() {
      throw new NeedsPage();
    },
    carryOut: async (pausing) => carriedOut(pausing as Iterator<undefined, never>),
    font: async () => '',
  };
  try {
    return await format.make(making);
  } catch (error) {
    if (error instanceof NeedsPage) return null;
    throw error;
  }
}

function textOf(content: Made['content']): string {
  if (content instanceof Blob) throw new Error('no text');
  return typeof content === 'string' ? content : [...content].join('');
}

function hiddenIn(content: string): string[] {
  return content.replace(JOINERS, '').match(/[^\P{C}\n]/gu) ?? [];
}

test.each(['name', 'extension', 'mediaType'] as const)('no two formats have one %s', (field) => {
  expect(new Set(EXPORT_FORMATS.map((format) => format[field])).size).toBe(EXPORT_FORMATS.length);
});

describe.each(EXPORT_FORMATS.map((format) => [format.name, format] as const))('%s', (_name, format) => {
  test('has a button in every language', () => {
    for (const language of LANGUAGES) expect(format.label(EXPORT_WORDS[language])).not.toBe('');
  });

  test('hides nothing that people wrote, and lets nothing through that hides', async () => {
    for (const language of LANGUAGES)
      for (const moment of [0, 0.5, 1]) {
        const made = await madeOf(format, language, moment);
        // An image is drawn by the page, where it is looked at.
        if (made === null) expect(format.mediaType).toMatch(/^image\//);
        else {
          const content = textOf(made.content);
          expect(content).toContain('U+202E');
          expect(hiddenIn(content)).toEqual([]);
        }
      }
  });
});

test('a format that writes names as they are is found', () => {
  expect(hiddenIn(TEXTS.join('\n'))).not.toEqual([]);
});
