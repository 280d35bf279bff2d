/** Files on their way to the dialog that opens them, which may still have to come. */
import { createStore } from 'zustand/vanilla';
import { openDialog } from '../kit/openDialog.ts';

/** Who opens a file: the list of trees, whoever does or makes a set, checks results, or has made progress. */
export type Taker = 'trees' | 'doSet' | 'editSet' | 'check' | 'progress';

interface Given {
  readonly to: Taker;
  readonly file: File;
}

export const givenFiles = createStore<{
  /** one is being dragged over the page */
  readonly isOver: boolean;
  readonly given: readonly Given[];
}>(() => ({ isOver: false, given: [] }));

/** Gives a file, to be taken when there is somebody to take it. */
export function giveFile(to: Taker, file: File): void {
  givenFiles.setState(({ given }) => ({ given: [...given, { to, file }] }));
}

/** Takes the files that are dragged onto the page, from now on. */
export function takeDrops(page: Window): void {
  const onFile = (type: 'dragover' | 'drop', act: (files: FileList) => void) =>
    page.addEventListener(type, (event) => {
      const { dataTransfer } = event;
      if (dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      givenFiles.setState({ isOver: type === 'dragover' });
      act(dataTransfer.files);
    });
  onFile('dragover', () => undefined);
  onFile('drop', ([file]) => {
    if (file === undefined) return;
    giveFile('trees', file);
    openDialog('trees');
  });
  page.addEventListener('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) givenFiles.setState({ isOver: false });
  });
}
