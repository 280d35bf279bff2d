/** The double stroke of a cut with an arrow: to the next or the previous cutoff. */
export function CutIcon({ towards }: { towards: 'on' | 'back' }) {
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
      <g transform={towards === 'back' ? 'matrix(-1 0 0 1 22 0)' : undefined}>
        <path d="M4 5l5 5-5 5" />
      </g>
      <path d={towards === 'on' ? 'M13 15l3-10M17.5 15l3-10' : 'M1.5 15l3-10M6 15l3-10'} />
    </svg>
  );
}
