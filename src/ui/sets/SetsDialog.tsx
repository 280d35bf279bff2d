import { Dialog } from '../dialogs/Dialog.tsx';
import { usePracticeWords } from '../practice/usePractice.ts';

/** Sets for a class. */
export function SetsDialog() {
  const words = usePracticeWords();
  return (
    <Dialog title={words.sets} className="sets">
      {null}
    </Dialog>
  );
}
