import { useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { CopyRow } from '../kit/CopyRow.tsx';
import { useAwaited } from '../kit/useAwaited.ts';
import { useProgramWords } from './programWords.ts';

/** The helper file of a language: its text, to be copied, and the file itself, to be saved. Each file has a key of its own. */
export function HelperFile({ name }: { name: string }) {
  const { programPage: words } = useProgramWords();
  const find = () => helperText(name);
  // Each attempt is a function of its own, which fetches the file again.
  const [attempt, setAttempt] = useState(() => find);
  const text = useAwaited(attempt);
  return (
    <>
      <p>
        {words.helpersLead}{' '}
        <a className="text-link" href={`helpers/${name}`} download={name}>
          {name}
        </a>
      </p>
      {text === null ? (
        <div role="alert" className="row">
          <p>{words.helperUnread(name)}</p>
          <Button text={words.helperAgain} onClick={() => setAttempt(() => find)} />
        </div>
      ) : (
        <CopyRow label={name} text={text ?? ''} rows={8} />
      )}
    </>
  );
}

/** Returns the text of a helper; null when it cannot be fetched. */
async function helperText(name: string): Promise<string | null> {
  try {
    const response = await fetch(new URL(`helpers/${name}`, document.baseURI));
    const text = await response.text();
    // A host may answer with a page of its own in place of a file that it lacks.
    return response.ok && !text.trimStart().startsWith('<') ? text : null;
  } catch {
    return null;
  }
}
