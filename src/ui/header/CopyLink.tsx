import { Check, Link } from 'lucide-react';
import { useState } from 'react';
import { addNotices } from '../../session/session.ts';
import { IconButton } from '../kit/Button.tsx';
import { useSessionStore, useWords } from '../page/useSession.ts';

/** Copies the address of exactly this picture. */
export function CopyLink() {
  const session = useSessionStore();
  const words = useWords();
  const [result, setResult] = useState<'linkCopied' | 'linkNotCopied' | null>(null);
  const write = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address);
      setResult('linkCopied');
    } catch {
      setResult('linkNotCopied');
    }
    setTimeout(() => setResult(null), 4000);
  };
  const copy = () =>
    void import('./shownAddress.ts')
      .then(({ shownAddress }) => shownAddress(session))
      .then(
        (address) => (address === null ? undefined : write(address)),
        () => addNotices(session, [{ kind: 'load-failed', again: copy }]),
      );
  return (
    <>
      <IconButton label={words.copyLink} icon={result === 'linkCopied' ? Check : Link} onClick={copy} />
      <span className={result === null ? 'visually-hidden' : 'toast'} role="status">
        {result !== null && words[result]}
      </span>
    </>
  );
}
