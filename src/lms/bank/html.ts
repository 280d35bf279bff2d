/** The text of a question as HTML, which goes into XML as a text. */
import { element, xmlText } from '../xml.ts';
import type { BankQuestion, Figure } from './bank.ts';

/** The width and the height that a picture says of itself, px. */
export function sizeOf({ svg }: Figure): { readonly width: number; readonly height: number } {
  const [, width = '0', height = '0'] = /^<svg [^>]*?width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}

/** Returns the paragraphs of a question and its picture, which is at the address `src`. */
export function questionHtml({ paragraphs, figure }: BankQuestion, src: string): string {
  const picture = element('img', { src, alt: figure.alt, ...sizeOf(figure) });
  return [...paragraphs.map((text) => element('p', {}, xmlText(text))), element('p', {}, picture)].join('\n');
}
