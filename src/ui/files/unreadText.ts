import type { UnreadFile } from './readText.ts';

/** How a part of the page says that a file could not be read, and what helps there. */
interface UnreadWords {
  readonly fileTooLarge: (name: string, bytes: number) => string;
  readonly fileNotText: (name: string, offset: number) => string;
  readonly fileUnreadable: (name: string) => string;
}

/** Why a file could not be read, in the words of the part that asked for it. */
export function unreadText(file: UnreadFile, words: UnreadWords): string {
  switch (file.kind) {
    case 'too-large':
      return words.fileTooLarge(file.name, file.bytes);
    case 'not-text':
      return words.fileNotText(file.name, file.offset);
    case 'unreadable':
      return words.fileUnreadable(file.name);
  }
}
