import { Check, Link } from 'lucide-react';
import { useState } from 'react';
import { addNotices } from '../../session/session.ts';
import { useSessionStore, useWords } from '../useSession.ts';

/** Copies the address of exactly this picture. */
export function CopyLink() {
  const session = useSessionStore();
  const words = useWords();
  const [result, setResult] = useState<'copied' | 'refused' | null>(null);
  const copy = async () => {
    try {
      const { linkOf } = await import('../../session/linkOf.ts');
      const hash = await linkOf(session.getState());
      if (hash === null) {
        addNotices(session, [{ kind: 'too-long-for-address' }]);
        return;
      }
      const address = new URL(location.href);
      address.hash = hash;
      await navigator.clipboard.writeText(address.href);
      setResult('copied');
    } catch {
      setResult('refused');
    }
    setTimeout(() => setResult(null), 4000);
  };
  const said = { copied: words.linkCopied, refused: words.linkNotCopied };
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={words.copyLink}
        title={words.copyLink}
        onClick={() => void copy()}
      >
        {result === 'copied' ? <Check aria-hidden size={20} /> : <Link aria-hidden size={20} />}
      </button>
      <span className={result === null ? 'visually-hidden' : 'toast'} role="status">
        {result === null ? '' : said[result]}
      </span>
    </>
  );
}
