import { deviceStorage } from '../../keep/deviceStorage.ts';
import { keepMoment } from '../../session/lesson/lessonDraft.ts';
import type { Session } from '../../session/session.ts';
import { titleOf } from '../../session/titleOf.ts';
import { loadLessonWords } from '../../words/lateWords.ts';

/** Keeps what is shown as the last moment of the lesson that is being made, under the figure's name. */
export async function keepShown(session: Session): Promise<void> {
  // Taken once: while words and code come, a search that is played goes on.
  const shown = session.getState();
  const { subject, step, language } = shown;
  const { keptTitle } = await loadLessonWords(language.code);
  const figure = titleOf(subject, language.code) || language.page.untitled;
  await keepMoment(session, deviceStorage(), keptTitle(figure, step), shown);
}
