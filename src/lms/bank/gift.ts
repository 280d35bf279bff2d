/**
 * Writes a bank in Moodle's GIFT format, which has no pictures: the tree stands in the text. Only questions for a number, for
 * one of several choices and for a list fit into it.
 */
import { visibleText } from '../../words/visibleText.ts';
import type { Ask, Bank, BankQuestion } from './bank.ts';
import { categoryOf } from './category.ts';
import { listAnswers } from './spellings.ts';

/** Whether the format has a question that asks so. */
export function fitsGift({ kind }: Ask): boolean {
  return kind === 'number' || kind === 'one' || kind === 'list';
}

export function printGift({ title, categories }: Bank): string {
  return categories
    .flatMap(({ path, questions }) => [
      `$CATEGORY: ${categoryOf([title, ...path])}`,
      ...questions.map(printQuestion),
    ])
    .map((block) => `${block}\n`)
    .join('\n');
}

function printQuestion({ name, paragraphs, ask }: BankQuestion): string {
  return `::${plain(name)}::[plain]${paragraphs.map(plain).join('\\n')} {${answersOf(ask)}}`;
}

function answersOf(ask: Ask): string {
  switch (ask.kind) {
    case 'number':
      return `#${ask.value}:0`;
    case 'one':
      return ask.choices.map(({ text, isRight }) => `${isRight ? '=' : '~'}${plain(text)}`).join(' ');
    case 'list':
      return listAnswers(ask.names)
        .map((text) => `=${plain(text)}`)
        .join(' ');
    case 'several':
    case 'entries':
      throw new Error(`GIFT has no question for ${ask.kind}`);
  }
}

/** Writes a text on one line; what has a meaning in GIFT has a backslash before it. */
function plain(text: string): string {
  return visibleText(text).replace(/[\\~=#{}:]/g, '\\$&');
}
