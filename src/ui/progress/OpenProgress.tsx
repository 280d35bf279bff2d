import { openDialog } from '../kit/openDialog.ts';
import { useProgressWords } from './useProgressWords.ts';

/** The way to the progress from another dialog. */
export function OpenProgress() {
  const words = useProgressWords();
  return (
    <button type="button" className="quiet-button" onClick={() => openDialog('progress')}>
      {words.title}
    </button>
  );
}
