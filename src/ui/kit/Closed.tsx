import type { ReactNode } from 'react';

const CLOSING = /^[，。；：、！？）」”’.,;:!?)]+/;
const OPENING = /[（「“‘(]+$/;

/** The punctuation at the beginning of a text, which belongs to what stands before it. */
export function closingOf(text: string): string {
  return CLOSING.exec(text)?.[0] ?? '';
}

/** The brackets and quotes at the end of a text, which belong to what stands after it. */
export function openingOf(text: string): string {
  return OPENING.exec(text)?.[0] ?? '';
}

interface ClosedProps {
  /** the punctuation before it; "" for none */
  readonly after: string;
  /** the punctuation after it; "" for none */
  readonly by: string;
  readonly children: ReactNode;
}

/** Keeps punctuation on the line of the button that it belongs to, because browsers break lines around a button. */
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
