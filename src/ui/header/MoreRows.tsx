import { openAudience, presentationId } from '../../session/audience/windows.ts';
import { linkOf } from '../../session/linkOf.ts';
import { addNotices, hasFigure } from '../../session/session.ts';
import { visit } from '../../session/visiting.ts';
import { pressAction } from '../keys/scopes.ts';
import { copyText } from '../kit/copyText.ts';
import { MenuRow } from '../kit/Menu.tsx';
import { openDialog } from '../kit/openDialog.ts';
import { pageAt } from '../kit/useAwaited.ts';
import { attempt } from '../page/attempt.ts';
import { togglePresentation } from '../page/presentation.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';

/** The rows of the menu "⋯". `tellCopied` is called with whether copying the link succeeded. */
export function MoreRows({ tellCopied }: { tellCopied: (isCopied: boolean) => void }) {
  const session = useSessionStore();
  const words = useWords();
  const { menu } = useWords('settings');
  const theme = useSession((state) => state.theme);
  const isFigure = useSession(hasFigure);
  const isPresentable = useSession((state) => hasFigure(state) && state.activity.kind !== 'practising');
  /** Copies the address that opens the figure as it is; adds a notice when the address would be too long. */
  const copy = () =>
    attempt(session, async () => {
      const hash = await linkOf(session.getState());
      if (hash === null) addNotices(session, [{ kind: 'too-long-for-address' }]);
      else tellCopied(await copyText(pageAt(hash).href));
    });
  return (
    <>
      <MenuRow
        text={menu.theme[theme]}
        act={() => session.setState({ theme: theme === 'light' ? 'dark' : 'light' })}
      />
      <MenuRow text={menu.copyLink} act={copy} />
      {isFigure && <MenuRow text={words.share} act={() => openDialog(session, 'share')} />}
      {isFigure && <MenuRow text={menu.print} act={() => openDialog(session, 'print')} />}
      {isPresentable && <MenuRow text={words.present} act={() => togglePresentation(session)} />}
      {isPresentable && (
        <MenuRow text={menu.audience} act={() => openAudience(session, window, presentationId())} />
      )}
      {isPresentable && <MenuRow text={menu.keep} act={() => pressAction('keep')} />}
      <MenuRow text={menu.growth} act={() => visit(session, 'growth')} />
      <MenuRow text={menu.keys} act={() => openDialog(session, 'keys')} />
      <MenuRow text={words.help} act={() => openDialog(session, 'help')} />
      <MenuRow text={menu.about} act={() => openDialog(session, 'about')} />
    </>
  );
}
