/**
 * Converts a lesson to frames for slides, paper and picture files: a frame for each moment, with its title
 * and note. A moment with two figures has two frames.
 */
import type { Frame } from '../../export/index.ts';
import { hashOfMoment, type Lesson } from '../../lesson/lesson.ts';
import { decodeAddress } from '../../link/address.ts';
import { compareAsked, sidesOf, stopAt } from '../../session/comparing.ts';
import { newFigures, runAddress } from '../../session/lesson/playLesson.ts';
import type { Notice } from '../../session/notice.ts';
import { onceRecorded } from '../../session/searching.ts';
import { createSession, type SessionState } from '../../session/session.ts';
import type { Language } from '../../words/index.ts';
import { visibleText } from '../../words/visibleText.ts';
import type { SideNaming } from '../compare/useSides.ts';
import { pictureOf } from '../share/savePicture.ts';

interface Telling {
  readonly language: Language;
  /** returns the names of two figures side by side */
  readonly naming: SideNaming;
  /** called when part of a moment is missing in this version and something else is in its frame */
  readonly notice: (notices: readonly Notice[]) => void;
}

export async function lessonFrames(
  lesson: Lesson,
  { language, naming, notice }: Telling,
): Promise<readonly Frame[]> {
  const figures = newFigures();
  /** One picture for each run is shared by all its frames, so that they have the same layout. */
  const pictures = new Map<string, Frame['picture']>();
  const frames: Frame[] = [];
  for (const moment of lesson.moments) {
    const { step = 0, compare } = decodeAddress(hashOfMoment(moment));
    const session = createSession({ ...(await figures.bring(moment)), language, theme: 'light', step });
    if (compare !== undefined) await onceRecorded(() => compareAsked(session, compare));
    notice(session.getState().notices);
    for (const { side, name, state } of shownIn(session.getState(), naming)) {
      const sentence = visibleText([name, moment.title, moment.note].filter(Boolean).join(': '));
      const key = `${runAddress(moment)} ${compare?.beside ?? ''} ${side}`;
      const picture = pictures.get(key) ?? pictureOf(state);
      pictures.set(key, picture);
      frames.push({ picture: { ...picture, step: Math.min(state.step, picture.run.length) }, sentence });
    }
  }
  return frames;
}

/** Returns the figures of a state: a single one, or the two that are compared. */
function shownIn(state: SessionState, naming: SideNaming): readonly Shown[] {
  if (state.activity.kind !== 'comparing') return [{ side: 'alone', name: '', state }];
  const sides = sidesOf(state);
  const names = naming(state, sides.contrast);
  const { stop } = stopAt(state);
  return (['leading', 'other'] as const).map((side) => ({
    side,
    name: names[side],
    state: { ...state, ...sides[side], step: stop[side] },
  }));
}

interface Shown {
  readonly side: string;
  /** the name of the figure in the comparison; "" for a single figure */
  readonly name: string;
  readonly state: SessionState;
}
