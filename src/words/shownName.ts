/** Labels and moves as the picture has room for them; they are other people's texts, of any length. */
import { visibleText } from './visibleText.ts';

const MOST_CHARACTERS = 24;

/** On one line, with what is hidden made visible, cut short where it is long. Plain short names come back as they are. */
export function shownName(text: string): string {
  if (text === '' || /^[\w.+-]{0,24}$/.test(text)) return text;
  const visible = Array.from(visibleText(text));
  return visible.length > MOST_CHARACTERS
    ? `${visible.slice(0, MOST_CHARACTERS - 1).join('')}…`
    : visible.join('');
}
