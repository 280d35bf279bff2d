/** Numbers in one pair of brackets, as the piles of a position or a window, with a space after each comma. */
const LIST = /\((?:[\d−+∞]+, )+[\d−+∞]+\)/g;

/** A text in which no such list is torn at the end of a line. */
export function unbroken(text: string): string {
  return text.replace(LIST, (list) => list.replaceAll(', ', ',\u00a0'));
}
