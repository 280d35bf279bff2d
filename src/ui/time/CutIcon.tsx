import type { ReactNode } from 'react';

/** The double stroke of a cut with an arrow: to the next or the previous cutoff. */
export function CutOn() {
  return (
    <CutIcon>
      <path d="M4 5l5 5-5 5" />
      <path d="M13 15l3-10M17.5 15l3-10" />
    </CutIcon>
  );
}

export function CutBack() {
  return (
    <CutIcon>
      <path d="M18 5l-5 5 5 5" />
      <path d="M1.5 15l3-10M6 15l3-10" />
    </CutIcon>
  );
}

function CutIcon({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width="22"
      height="20"
      viewBox="0 0 22 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
