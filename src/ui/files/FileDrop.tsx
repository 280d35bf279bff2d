import { useStore } from 'zustand';
import { useWords } from '../page/useSession.ts';
import { givenFiles } from './givenFiles.ts';

/** Says that a file which is dragged over the page can be let go. */
export function FileDrop() {
  const words = useWords();
  const isOver = useStore(givenFiles, (state) => state.isOver);
  return isOver && <div className="file-drop">{words.dropHere}</div>;
}
