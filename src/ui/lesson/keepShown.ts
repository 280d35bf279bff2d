import { narrate } from '../../families/index.ts';
import { keepMoment } from '../../session/lesson/lessonDraft.ts';
import { runOf } from '../../session/runOf.ts';
import type { Session, SessionState } from '../../session/session.ts';
import { titleOf } from '../../session/titleOf.ts';
import { deviceStorage } from '../../storage/deviceStorage.ts';
import { loadWords, wordsIn } from '../../words/language.ts';
import { plain } from '../../words/sentence.ts';

/**
 * Adds the current figure at its step as the last moment of the lesson that is being made, with a title taken
 * from its sentence.
 */
export async function keepShown(session: Session): Promise<void> {
  // The session's state is read once at the beginning, because a run that is being played goes on while texts
  // and code load.
  const shown = session.getState();
  await loadWords(shown.language.code, 'work');
  const { keptTitle } = wordsIn(shown.language.code, 'lessons');
  const said = shown.activity.kind === 'comparing' ? null : saidOf(shown);
  await keepMoment(session, deviceStorage(), said ?? keptTitle(figureOf(shown), shown.step), shown);
}

function figureOf({ subject, language }: SessionState): string {
  return titleOf(subject, language.code) || language.page.untitled;
}

/**
 * Returns the sentence about the current step up to its first full stop; before the first step, the figure's
 * name.
 */
function saidOf(state: SessionState): string {
  const { subject, step, language } = state;
  if (step === 0) return figureOf(state);
  const sentence = plain(narrate(runOf(state).momentAt(step), subject.names, language));
  return /^.*?(?:[。；]|[.;](?=\s|$))/su.exec(sentence)?.[0].slice(0, -1) ?? sentence;
}
