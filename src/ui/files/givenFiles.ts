/** Files on their way to the screen that opens them, which may still have to load. */
import type { Session } from '../../session/session.ts';
import { changeSlice, type Slice, sliceOf } from '../../session/slice.ts';
import { visit } from '../../session/visiting.ts';
import { closeDialog } from '../kit/openDialog.ts';

/**
 * The parts that open files: the list of trees, doing or making a set, checking results, playing or making a lesson,
 * progress.
 */
export type Taker = 'trees' | 'doSet' | 'editSet' | 'check' | 'playLesson' | 'editLesson' | 'progress';

interface Given {
  readonly to: Taker;
  readonly file: File;
}

interface GivenFiles {
  /** whether a file is being dragged over the page */
  readonly isOver: boolean;
  readonly given: readonly Given[];
}

export const GIVEN_FILES: Slice<GivenFiles> = { beginning: { isOver: false, given: [] } };

/** Hands over a file, to be taken by the part that opens it. */
export function giveFile(session: Session, to: Taker, file: File): void {
  const { given } = sliceOf(session, GIVEN_FILES);
  changeSlice(session, GIVEN_FILES, { given: [...given, { to, file }] });
}

/** Accepts files that are dropped onto the page from now on; opens them once it has the session. */
export function takeDrops(page: Window): (session: Session) => void {
  let session: Session | null = null;
  const early: File[] = [];
  const open = (file: File) => {
    if (session === null) {
      early.push(file);
      return;
    }
    giveFile(session, 'trees', file);
    closeDialog(session);
    visit(session, 'mine');
  };
  const hover = (isOver: boolean) => session !== null && changeSlice(session, GIVEN_FILES, { isOver });
  const onFile = (type: 'dragover' | 'drop', act: (files: FileList) => void) =>
    page.addEventListener(type, (event) => {
      const { dataTransfer } = event;
      if (dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      hover(type === 'dragover');
      act(dataTransfer.files);
    });
  onFile('dragover', () => undefined);
  onFile('drop', ([file]) => file !== undefined && open(file));
  page.addEventListener('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) hover(false);
  });
  return (made) => {
    session = made;
    early.forEach(open);
  };
}
