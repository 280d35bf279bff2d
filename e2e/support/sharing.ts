/** Ways out of the page: the dialog, and what an exported picture may hold. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';
import { edit, en, openMore, zh } from './reading.ts';

/** Opens the dialog; its links have been made. */
export async function openShare(page: Page, words = en): Promise<Locator> {
  await openMore(page, words.share, words);
  const dialog = page.getByRole('dialog', { name: words === zh ? zh.share : edit.shareTitle });
  await expect(dialog.locator('.copy-row input')).toHaveCount(2);
  return dialog;
}

/** What an exported picture consists of: elements, attributes, and whatever should not be there. */
export interface SvgContent {
  readonly elements: readonly string[];
  readonly attributes: readonly string[];
  readonly suspect: readonly string[];
  readonly texts: readonly string[];
  readonly title: string;
  /** all rules of style */
  readonly style: string;
}

/** Reads an SVG again as a browser does, on a page of no policy: ours forbids parsers. */
export async function readSvg(page: Page, source: string): Promise<SvgContent> {
  const blank = await page.context().newPage();
  const content = await blank.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'image/svg+xml');
    const all = [...document.querySelectorAll('*')];
    const attributes = all.flatMap((element) => [...element.attributes]);
    return {
      elements: [...new Set(all.map(({ localName }) => localName))].sort(),
      attributes: [...new Set(attributes.map(({ name }) => name))].sort(),
      suspect: [
        ...(document.querySelector('parsererror') === null ? [] : ['no XML']),
        ...(document.doctype === null ? [] : ['DOCTYPE']),
        ...attributes
          .filter(({ value }) => /javascript:|url\(|https?:(?!\/\/www\.w3\.org\/2000\/svg$)/i.test(value))
          .map(({ value }) => value),
      ],
      texts: all.filter(({ localName }) => localName === 'text').map(({ textContent }) => textContent ?? ''),
      title: document.querySelector('title')?.textContent ?? '',
      style: all
        .filter(({ localName }) => localName === 'style')
        .map(({ textContent }) => textContent ?? '')
        .join(''),
    };
  }, source);
  await blank.close();
  return content;
}
