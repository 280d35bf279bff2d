import type { ReactNode } from 'react';

const CLOSING = /^[，。；：、！？）」”’.,;:!?)]+/;
const OPENING = /[（「“‘(]+$/;

/**
 * Returns the closing punctuation at the start of a text. No line break may separate it from the element
 * before the text.
 */
export function closingOf(text: string): string {
  return CLOSING.exec(text)?.[0] ?? '';
}

/**
 * Returns the opening brackets and quotes at the end of a text. No line break may separate them from the
 * element after the text.
 */
export function openingOf(text: string): string {
  return OPENING.exec(text)?.[0] ?? '';
}

interface ClosedProps {
  /** the opening punctuation before the children; "" for none */
  readonly after: string;
  /** the closing punctuation after the children; "" for none */
  readonly by: string;
  readonly children: ReactNode;
}

/**
 * Keeps punctuation on one line with the button or token that it touches, because browsers may break a line
 * beside a button.
 */
export function Closed({ after, by, children }: ClosedProps) {
  return after === '' && by === '' ? (
    children
  ) : (
    <span className="closed">
      {after}
      {children}
      {by}
    </span>
  );
}
