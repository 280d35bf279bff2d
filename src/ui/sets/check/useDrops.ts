import { useEffect, useEffectEvent } from 'react';
import { changeSlice } from '../../../session/slice.ts';
import { GIVEN_FILES } from '../../files/givenFiles.ts';
import { useSessionStore } from '../../page/useSession.ts';
import { type Chosen, droppedFiles } from './chosenFiles.ts';

/** While the component is mounted, takes files and folders that are dropped on the page, in place of the list of trees. */
export function useDrops(open: (chosen: Chosen) => Promise<void>): void {
  const session = useSessionStore();
  const take = useEffectEvent(async (dropped: Promise<Chosen>) => open(await dropped));
  useEffect(() => {
    const hear = (event: DragEvent) => {
      const { dataTransfer } = event;
      if (dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      event.stopPropagation();
      const forget = () => changeSlice(session, GIVEN_FILES, { isOver: false });
      forget();
      void take(droppedFiles(dataTransfer));
    };
    document.addEventListener('drop', hear);
    return () => document.removeEventListener('drop', hear);
  }, [session]);
}
