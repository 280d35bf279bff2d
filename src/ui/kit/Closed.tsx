import type { ReactNode } from 'react';

const CLOSING = /^[，。；：、！？）」”’.,;:!?)]+/;
const OPENING = /[（「“‘(]+$/;

/** The punctuation that a text begins with; it closes what stands before it. */
export function closingOf(text: string): string {
  return CLOSING.exec(text)?.[0] ?? '';
}

/** The brackets and quotes that a text ends with; they open what stands behind it. */
export function openingOf(text: string): string {
  return OPENING.exec(text)?.[0] ?? '';
}

interface ClosedProps {
  /** the punctuation before it; "" for none */
  readonly after: string;
  /** the punctuation behind it; "" for none */
  readonly by: string;
  readonly children: ReactNode;
}

/** Keeps punctuation on the line of the button that it opens or closes: around a button a browser breaks, whatever stands there. */
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
