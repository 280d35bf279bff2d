import type { Language } from '../words/language.ts';
import type { Session } from './session.ts';
import { worded } from './subject.ts';

/** Speaks a language from now on, in the words of the tree that is shown as well. */
export function speak(session: Session, language: Language): void {
  const { subject, activity } = session.getState();
  // The tree of an exercise, or of a comparison, is the one that is asked about, or stands on both sides.
  const isReplaced = activity.kind === 'practising' || activity.kind === 'comparing';
  session.setState({
    language,
    linkLanguage: null,
    subject: isReplaced ? subject : worded(subject, language.code),
  });
}
