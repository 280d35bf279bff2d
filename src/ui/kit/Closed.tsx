import type { ReactNode } from 'react';

const CLOSING = /^[，。；：、！？）」”’.,;:!?)]+/;

/** The punctuation that a text begins with; it closes what stands before it. */
export function closingOf(text: string): string {
  return CLOSING.exec(text)?.[0] ?? '';
}

/** Keeps punctuation on the line of what it closes: behind a button a browser breaks, whatever follows. */
export function Closed({ by, children }: { by: string; children: ReactNode }) {
  return by === '' ? (
    children
  ) : (
    <span className="closed">
      {children}
      {by}
    </span>
  );
}
