/**
 * Makes frames of the steps of one or several runs, each with the sentence that says what happened. Slides,
 * handouts and animated pictures are made of frames.
 */

import type { AnyRun } from '../core/index.ts';
import type { Layout } from '../drawing/index.ts';
import { narrate } from '../families/index.ts';
import { type Language, wordsIn } from '../words/language.ts';
import { plain } from '../words/sentence.ts';
import { visibleText } from '../words/visibleText.ts';
import { layoutsOf, type Picture } from './picture.ts';

export interface Frame {
  readonly picture: Picture;
  /** what happened at the step, as plain text */
  readonly sentence: string;
}

export function framesOf(moments: readonly Picture[], language: Language): readonly Frame[] {
  return moments.map((picture) => ({ picture, sentence: sentenceAt(picture, language) }));
}

/**
 * Returns the sentence that says what happened at the picture's step; at step 0 it says that the search has
 * not begun.
 */
export function sentenceAt(
  { layout, run, step }: Pick<Picture, 'run' | 'step'> & { readonly layout: Pick<Layout, 'names'> },
  language: Language,
): string {
  if (step === 0) return wordsIn(language.code, 'exporting').notBegun;
  return visibleText(plain(narrate(run.momentAt(step), layout.names, language)));
}

/** Returns pictures of the same run at the given steps, each laid out as its stage is. */
export function momentsAt(picture: Picture, steps: readonly number[]): readonly Picture[] {
  const layoutAt = layoutsOf(picture);
  return steps.map((step) => ({ ...picture, step, layout: layoutAt(step) }));
}

/** The greatest number of frames on paper or in an animated picture; nobody would look through more. */
export const MOST_FRAMES = 300;

/**
 * The choices of steps for frames: all steps, or those at which a leaf is evaluated or a cut is made, with
 * the first and the last state.
 */
export const FRAME_STEPS = ['all', 'leaves'] as const;
export type FrameSteps = (typeof FRAME_STEPS)[number];

export function stepsFor(run: AnyRun, which: FrameSteps): readonly number[] {
  const all = Array.from({ length: run.length + 1 }, (_, step) => step);
  return which === 'all' ? all : all.filter((step) => run.isStop(step, 'leaf'));
}

/**
 * Returns the frames in groups of consecutive ones with the same layout, so that nothing jumps within a
 * group.
 */
export function sameLayouts(frames: readonly Frame[]): readonly (readonly Frame[])[] {
  const groups: Frame[][] = [];
  for (const frame of frames) {
    const last = groups.at(-1);
    if (last?.[0]?.picture.layout === frame.picture.layout) last.push(frame);
    else groups.push([frame]);
  }
  return groups;
}
