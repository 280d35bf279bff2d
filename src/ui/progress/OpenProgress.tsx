import { Button } from '../kit/Button.tsx';
import { openDialog } from '../kit/openDialog.ts';
import { useProgressWords } from './useProgressWords.ts';

/** The way to the progress from another dialog. */
export function OpenProgress() {
  const words = useProgressWords();
  return <Button onClick={() => openDialog('progress')}>{words.title}</Button>;
}
