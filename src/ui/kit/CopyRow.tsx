import { type FocusEvent, useState } from 'react';
import { useWords } from '../page/useSession.ts';
import { Button } from './Button.tsx';
import { copyText } from './copyText.ts';
import './CopyRow.css';

/**
 * A text with a button that copies it to the clipboard; the button is disabled while the text is "". A text of several
 * lines is shown in as many as `rows` says.
 */
export function CopyRow({ label, text, rows = 1 }: { label: string; text: string; rows?: number }) {
  const words = useWords('editing');
  const [result, setResult] = useState<'copied' | 'copyRefused' | null>(null);
  const copy = async () => setResult((await copyText(text)) ? 'copied' : 'copyRefused');
  const shown = {
    readOnly: true,
    'aria-label': label,
    value: text,
    onFocus: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => event.target.select(),
  };
  return (
    <div className="copy-row">
      {rows === 1 ? <input type="text" {...shown} /> : <textarea rows={rows} spellCheck={false} {...shown} />}
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
