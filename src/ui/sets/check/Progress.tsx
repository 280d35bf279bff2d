/** How far something is, 0 to 1, with what it is in words. */
export function Progress({ text, share }: { text: string; share: number }) {
  return (
    <>
      <progress aria-label={text} value={share} />
      <span>{text}</span>
    </>
  );
}
