import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Menu } from '../kit/Menu.tsx';
import { useWords } from '../page/useSession.ts';
import { partAtLeisure } from '../part/part.tsx';
import './TopBar.css';

/** The contents of the menu. */
export const MoreRows = partAtLeisure(() => import('./MoreRows.tsx'), 'MoreRows');

/** The menu "⋯" in the top bar: everything that concerns neither a screen nor the figure alone. */
export function MoreMenu() {
  const words = useWords();
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const tellCopied = (is: boolean) => {
    setCopied(is);
    setTimeout(() => setCopied(null), 4000);
  };
  return (
    <>
      <Menu label={words.more} className="more" text={<Ellipsis aria-hidden size={20} />}>
        <MoreRows tellCopied={tellCopied} isAwaited />
      </Menu>
      <span className={isCopied === null ? 'visually-hidden' : 'toast beside'} role="status">
        {isCopied !== null && words[isCopied ? 'linkCopied' : 'linkNotCopied']}
      </span>
    </>
  );
}
