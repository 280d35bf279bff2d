/** What the tree of an item is called in the chosen language. */
import { useStore } from 'zustand';
import type { TreeSource } from '../../../practice/exerciseSet.ts';
import { libraryStore } from '../../page/loadLibrary.ts';
import { useSession } from '../../page/useSession.ts';
import { usePracticeNames, usePracticeWords } from '../../practice/usePractice.ts';
import { useSetWords } from '../useSetWords.ts';

export function useSourceName(): (source: TreeSource) => string {
  const { make: words } = useSetWords();
  const practice = usePracticeWords();
  const names = usePracticeNames();
  const code = useSession((state) => state.language.code);
  const library = useStore(libraryStore, (state) => state.library);
  return (source) => {
    switch (source.kind) {
      case 'library':
        return words.source.library(library?.exampleById(source.id)?.title[code] ?? source.id);
      case 'text':
        return words.source.text;
      case 'generated':
        return words.source.generated(
          practice.exerciseOf(names.skill[source.skill], names.difficulty[source.difficulty]),
        );
    }
  };
}
