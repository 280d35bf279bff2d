import { useState } from 'react';
import { useWords } from '../page/useSession.ts';
import { Button } from './Button.tsx';
import { copyText } from './copyText.ts';
import './CopyRow.css';

/** A text with a button that copies it to the clipboard; the button is disabled while the text is "". */
export function CopyRow({ label, text }: { label: string; text: string }) {
  const words = useWords('editing');
  const [result, setResult] = useState<'copied' | 'copyRefused' | null>(null);
  const copy = async () => setResult((await copyText(text)) ? 'copied' : 'copyRefused');
  return (
    <div className="copy-row">
      <input
        type="text"
        readOnly
        aria-label={label}
        value={text}
        onFocus={(event) => event.target.select()}
      />
      <Button
        kind="primary"
        text={words.copy}
        aria-disabled={text === ''}
        onClick={() => void (text !== '' && copy())}
      />
      <span role="status" className="hint if-any">
        {result !== null && words[result]}
      </span>
    </div>
  );
}
