import { Check, Link } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../kit/Button.tsx';
import { useSessionStore, useWords } from '../page/useSession.ts';

/** Copies the address of exactly this picture. */
export function CopyLink() {
  const session = useSessionStore();
  const words = useWords();
  const [result, setResult] = useState<'linkCopied' | 'linkNotCopied' | null>(null);
  const copy = async () => {
    try {
      const { copyLink } = await import('./copyLink.ts');
      if (!(await copyLink(session))) return;
      setResult('linkCopied');
    } catch {
      setResult('linkNotCopied');
    }
    setTimeout(() => setResult(null), 4000);
  };
  return (
    <>
      <IconButton
        label={words.copyLink}
        icon={result === 'linkCopied' ? Check : Link}
        onClick={() => void copy()}
      />
      <span className={result === null ? 'visually-hidden' : 'toast'} role="status">
        {result !== null && words[result]}
      </span>
    </>
  );
}
