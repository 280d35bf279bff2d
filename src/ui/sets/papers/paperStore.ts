/** The papers that are to be printed; they stand in the page from the press of the button until the printing is over. */
import { createStore } from 'zustand/vanilla';
import type { ExerciseSet } from '../../../practice/exerciseSet.ts';

export const PAPER_PARTS = ['paper', 'key', 'both'] as const;
export type PaperPart = (typeof PAPER_PARTS)[number];

export const MOST_PAPERS = 30;

export interface PaperJob {
  readonly set: ExerciseSet;
  readonly count: number;
  readonly part: PaperPart;
}

export const paperStore = createStore<{ readonly job: PaperJob | null }>(() => ({ job: null }));
