/**
 * The message that something of the reader's (a set, lesson, progress or answers) cannot be stored on the
 * device, or that a damaged record was put aside.
 */
export function StoringNote(props: {
  about: { readonly storing: string; readonly isSetAside: boolean };
  words: { readonly notKept: string; readonly keptNewer: string; readonly setAside: string };
  className?: string;
}) {
  const { about, words, className = 'problem' } = props;
  return (
    <div role="alert">
      {about.storing === 'refused' && <p className={className}>{words.notKept}</p>}
      {about.storing === 'newer' && <p className={className}>{words.keptNewer}</p>}
      {about.isSetAside && <p className={className}>{words.setAside}</p>}
    </div>
  );
}
