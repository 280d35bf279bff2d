import { Minimize2 } from 'lucide-react';
import { presentedIn } from '../../session/session.ts';
import { ACTIONS } from '../keys/actions.ts';
import { IconButton } from '../kit/Button.tsx';
import { leavePresentation } from '../page/presentation.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';

/** The button that ends the presentation. */
export function LeaveButton() {
  const session = useSessionStore();
  const words = useWords();
  if (useSession((state) => presentedIn(state) === null)) return null;
  return (
    <IconButton
      label={words.stopPresenting}
      action={ACTIONS.page.escape}
      onClick={() => leavePresentation(session)}
      icon={Minimize2}
    />
  );
}
