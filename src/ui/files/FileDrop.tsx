import { useEffect, useState } from 'react';
import { openDialog } from '../dialogs/openDialog.ts';
import { useSessionStore, useWords } from '../useSession.ts';

/** Takes a file that is dragged onto the page; what opens it is loaded then. */
export function FileDrop() {
  const session = useSessionStore();
  const words = useWords();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const holdsFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
    const over = (event: DragEvent) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setIsOver(false);
      const file = event.dataTransfer?.files[0];
      if (file === undefined) return;
      openDialog('trees');
      void import('./fileStore.ts').then(({ openFile }) => openFile(session, file));
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [session]);
  return isOver ? <div className="file-drop">{words.dropHere}</div> : null;
}
