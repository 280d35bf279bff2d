/** A lesson as frames for slides, paper and pictures: each moment with its title and note, two figures one after the other. */
import type { Frame } from '../../export/frames.ts';
import { hashOfMoment, type Lesson } from '../../lesson/lesson.ts';
import { decodeAddress } from '../../link/address.ts';
import { compareAsked, sidesOf, stopAt } from '../../session/comparing.ts';
import { newFigures, runOf } from '../../session/lesson/playLesson.ts';
import { createSession, type SessionState } from '../../session/session.ts';
import type { Language } from '../../words/language.ts';
import { visibleText } from '../../words/visibleText.ts';
import { pictureOf } from '../share/savePicture.ts';

export async function lessonFrames(lesson: Lesson, language: Language): Promise<readonly Frame[]> {
  const figures = newFigures();
  /** of one run there is one picture, so that its frames are laid out alike */
  const pictures = new Map<string, Frame['picture']>();
  const frames: Frame[] = [];
  for (const moment of lesson.moments) {
    const { step = 0, compare } = decodeAddress(hashOfMoment(moment));
    const session = createSession({ ...(await figures.bring(moment)), language, theme: 'light', step });
    if (compare !== undefined) compareAsked(session, compare);
    const sentence = visibleText([moment.title, moment.note].filter(Boolean).join(': '));
    for (const [side, state] of Object.entries(shownIn(session.getState()))) {
      const key = `${runOf(moment)} ${compare?.beside ?? ''} ${side}`;
      const picture = pictures.get(key) ?? pictureOf(state);
      pictures.set(key, picture);
      frames.push({ picture: { ...picture, step: Math.min(state.step, picture.trace.length) }, sentence });
    }
  }
  return frames;
}

/** What is shown: the figure at hand, or the two beside each other. */
function shownIn(state: SessionState): Readonly<Record<string, SessionState>> {
  if (state.activity.kind !== 'comparing') return { alone: state };
  const { leading, other } = sidesOf(state);
  const { stop } = stopAt(state);
  return {
    leading: { ...state, ...leading, step: stop.leading },
    other: { ...state, ...other, step: stop.other },
  };
}
