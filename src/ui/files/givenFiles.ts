/** Files on their way to the screen that opens them, whose code may still be loading. */
import type { Session } from '../../session/session.ts';
import { changeSlice, type Slice, sliceOf } from '../../session/slice.ts';
import { visit } from '../../session/visiting.ts';
import { closeDialog } from '../kit/openDialog.ts';

/**
 * Who opens a file: the list of trees, doing or making a set, checking results, playing or making a lesson,
 * or the progress.
 */
export type Taker =
  | 'trees'
  | 'doSet'
  | 'editSet'
  | 'check'
  | 'playLesson'
  | 'editLesson'
  | 'progress'
  | 'program';

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

/** Hands a file to one of the screens, which takes it once its code has loaded. */
export function giveFile(session: Session, to: Taker, file: File): void {
  const { given } = sliceOf(session, GIVEN_FILES);
  changeSlice(session, GIVEN_FILES, { given: [...given, { to, file }] });
}

/**
 * Accepts files that are dropped onto the page from now on. The returned function supplies the session, with
 * which they are opened.
 */
export function takeDrops(page: Window): (session: Session) => void {
  let session: Session | null = null;
  const early: File[] = [];
  const open = (files: Iterable<File>) => {
    if (session === null) {
      early.push(...files);
      return;
    }
    for (const file of files) giveFile(session, 'trees', file);
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
  onFile('drop', open);
  page.addEventListener('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) hover(false);
  });
  return (made) => {
    session = made;
    if (early.length > 0) open(early);
  };
}
