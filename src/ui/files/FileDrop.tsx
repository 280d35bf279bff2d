import { useSlice, useWords } from '../page/useSession.ts';
import { GIVEN_FILES } from './givenFiles.ts';

/** The message that a file dragged over the page can be dropped. */
export function FileDrop() {
  const { dropHere } = useWords('sharing');
  const isOver = useSlice(GIVEN_FILES, (state) => state.isOver);
  return isOver && <div className="file-drop">{dropHere}</div>;
}
