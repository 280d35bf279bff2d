import { Button } from '../kit/Button.tsx';
import { openDialog } from '../kit/openDialog.ts';
import { useSessionStore } from '../page/useSession.ts';
import { useProgressWords } from './useProgressWords.ts';

/** The way to the progress from another dialog. */
export function OpenProgress() {
  const session = useSessionStore();
  const words = useProgressWords();
  return <Button text={words.title} onClick={() => openDialog(session, 'progress')} />;
}
