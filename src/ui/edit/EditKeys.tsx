import { useEditWords } from '../page/useEditWords.ts';

/** The keys that edit, behind a fold. */
export function EditKeys() {
  const words = useEditWords();
  return (
    <details className="edit-keys">
      <summary>{words.editKeys}</summary>
      <ul>
        {Object.values(words.keys).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
