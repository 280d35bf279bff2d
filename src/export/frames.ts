/**
 * Steps of runs as consecutive frames, each with its sentence: slides, handouts and animated pictures are made of them.
 * The moments may belong to one run or to several.
 */

import type { AnyRun } from '../core/run/anyRun.ts';
import { narrate } from '../families/index.ts';
import { type Language, wordsIn } from '../words/language.ts';
import { plain } from '../words/sentence.ts';
import { visibleText } from '../words/visibleText.ts';
import type { Picture } from './picture.ts';

export interface Frame {
  readonly picture: Picture;
  /** what happened at the step, as plain text */
  readonly sentence: string;
}

export function framesOf(moments: readonly Picture[], language: Language): readonly Frame[] {
  return moments.map((picture) => ({ picture, sentence: sentenceAt(picture, language) }));
}

/** Returns the sentence of the picture's step; before the first step, that the search has not begun. */
export function sentenceAt({ layout, run, step }: Picture, language: Language): string {
  if (step === 0) return wordsIn(language.code, 'exporting').notBegun;
  return visibleText(plain(narrate(run.momentAt(step), layout.names, language)));
}

/** Returns the same run at each of the steps. */
export function momentsAt(picture: Picture, steps: readonly number[]): readonly Picture[] {
  return steps.map((step) => ({ ...picture, step }));
}

/** Nobody looks through more frames than this, on paper or in an animated picture. */
export const MOST_FRAMES = 300;

/** Returns all steps, or only leaves and cuts, with the state before the first and after the last. */
export const FRAME_STEPS = ['all', 'leaves'] as const;
export type FrameSteps = (typeof FRAME_STEPS)[number];

export function stepsFor(run: AnyRun, which: FrameSteps): readonly number[] {
  const all = Array.from({ length: run.length + 1 }, (_, step) => step);
  return which === 'all' ? all : all.filter((step) => run.isStop(step, 'leaf'));
}

/** Consecutive frames of one layout, which are drawn alike, so that nothing jumps. */
export function sameLayouts(frames: readonly Frame[]): readonly (readonly Frame[])[] {
  const groups: Frame[][] = [];
  for (const frame of frames) {
    const last = groups.at(-1);
    if (last?.[0]?.picture.layout === frame.picture.layout) last.push(frame);
    else groups.push([frame]);
  }
  return groups;
}
