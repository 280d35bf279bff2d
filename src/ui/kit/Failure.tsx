/** What went wrong with a file, said at once. */
export function Failure({ text }: { text: string }) {
  return (
    <p className="problem" role="alert">
      {text}
    </p>
  );
}
