import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { hasFigure } from '../../session/session.ts';
import { copyText } from '../kit/copyText.ts';
import { Menu, MenuRow } from '../kit/Menu.tsx';
import { openDialog } from '../kit/openDialog.ts';
import { attempt } from '../page/attempt.ts';
import { togglePresentation } from '../page/presentation.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';

/** All that is neither a place nor about the figure alone. */
export function MoreMenu() {
  const session = useSessionStore();
  const words = useWords();
  const theme = useSession((state) => state.theme);
  const isFigure = useSession(hasFigure);
  const isPresentable = useSession((state) => hasFigure(state) && state.activity.kind !== 'practising');
  const { copy, result } = useCopyLink();
  return (
    <>
      <Menu label={words.more} className="more" text={<Ellipsis aria-hidden size={20} />}>
        <MenuRow
          text={words.menu.theme[theme]}
          act={() => session.setState({ theme: theme === 'light' ? 'dark' : 'light' })}
        />
        <MenuRow text={words.copyLink} act={copy} />
        {isFigure && <MenuRow text={words.share} act={() => openDialog(session, 'share')} />}
        {isFigure && <MenuRow text={words.menu.print} act={() => openDialog(session, 'print')} />}
        {isPresentable && <MenuRow text={words.present} act={() => togglePresentation(session)} />}
        <MenuRow text={words.menu.keys} act={() => openDialog(session, 'keys')} />
        <MenuRow text={words.help} act={() => openDialog(session, 'help')} />
        <MenuRow text={words.menu.about} act={() => openDialog(session, 'about')} />
      </Menu>
      <span className={result === null ? 'visually-hidden' : 'toast'} role="status">
        {result !== null && words[result]}
      </span>
    </>
  );
}

/** Copies the address of exactly this picture. */
function useCopyLink() {
  const session = useSessionStore();
  const [result, setResult] = useState<'linkCopied' | 'linkNotCopied' | null>(null);
  const copy = () =>
    attempt(session, async () => {
      const { shownAddress } = await import('./shownAddress.ts');
      const address = await shownAddress(session);
      if (address === null) return;
      setResult((await copyText(address)) ? 'linkCopied' : 'linkNotCopied');
      setTimeout(() => setResult(null), 4000);
    });
  return { copy, result };
}
