/**
 * Icons of the buttons that go to the next and the previous cutoff: an arrow and the double stroke of a cut.
 */
export const CutOn = () => <CutIcon path="M4 5l5 5-5 5M13 15l3-10M17.5 15l3-10" />;
export const CutBack = () => <CutIcon path="M18 5l-5 5 5 5M1.5 15l3-10M6 15l3-10" />;

function CutIcon({ path }: { path: string }) {
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
      <path d={path} />
    </svg>
  );
}
