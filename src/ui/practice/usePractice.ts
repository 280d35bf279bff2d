/** The exercise at hand and the texts of practising. */
import { use } from 'react';
import { useStore } from 'zustand';
import { type Practice, practiceStore } from '../../session/practice/practice.ts';
import type { LanguageCode } from '../../words/language.ts';
import { loadPracticeNames, type PracticeNames } from '../../words/practiceNames.ts';
import { loadPracticeWords, type PracticeWords } from '../../words/practiceWords.ts';
import { useSession } from '../useSession.ts';

const loading = new Map<LanguageCode, Promise<readonly [PracticeWords, PracticeNames]>>();

export function usePractice(): Practice | null {
  return useStore(practiceStore, (state) => state.practice);
}

/** A component that asks waits until they have come. */
export function usePracticeWords(): PracticeWords {
  return useBoth()[0];
}

export function usePracticeNames(): PracticeNames {
  return useBoth()[1];
}

function useBoth(): readonly [PracticeWords, PracticeNames] {
  const code = useSession((state) => state.language.code);
  const words = loading.get(code) ?? Promise.all([loadPracticeWords(code), loadPracticeNames(code)]);
  loading.set(code, words);
  return use(words);
}
