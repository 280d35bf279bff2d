/** The formats of question banks. Page and terminal go through the rows. */
import type { LmsWords } from '../../words/lms.ts';
import type { Ask, Bank } from './bank.ts';
import { fitsGift, printGift } from './gift.ts';
import { printMoodleXml } from './moodleXml.ts';
import { qtiPackage } from './qti.ts';

interface BankFormat {
  /** the ending of its files */
  readonly ending: `.${string}`;
  /** the media type of its files */
  readonly type: string;
  /** whether it has no pictures, so that a question says its tree in the text */
  readonly saysTree: boolean;
  /** Whether it has a question that asks so. */
  fits(ask: Ask): boolean;
  write(bank: Bank, words: LmsWords['bank']): Uint8Array<ArrayBuffer>;
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));

export const BANK_FORMATS = {
  moodle: {
    ending: '.xml',
    type: 'application/xml',
    saysTree: false,
    fits: () => true,
    write: (bank, words) => bytesOf(printMoodleXml(bank, words)),
  },
  gift: {
    ending: '.gift.txt',
    type: 'text/plain',
    saysTree: true,
    fits: fitsGift,
    write: (bank) => bytesOf(printGift(bank)),
  },
  qti: {
    ending: '.qti.zip',
    type: 'application/zip',
    saysTree: false,
    fits: () => true,
    write: (bank) => qtiPackage(bank),
  },
} as const satisfies Readonly<Record<string, BankFormat>>;

export type BankFormatName = keyof typeof BANK_FORMATS;
export const BANK_FORMAT_NAMES = Object.keys(BANK_FORMATS) as readonly BankFormatName[];
