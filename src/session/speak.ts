import type { Language } from '../words/index.ts';
import type { Session } from './session.ts';
import { worded } from './subject.ts';

/** Sets the language of the page and of the words in the displayed tree. */
export function speak(session: Session, language: Language): void {
  const { subject, activity } = session.getState();
  // The tree is not replaced during an exercise or a comparison, because the exercise is about this very
  // object and the comparison displays it in both figures.
  const isKept = activity.kind === 'practising' || activity.kind === 'comparing';
  session.setState({
    language,
    linkLanguage: null,
    subject: isKept ? subject : worded(subject, language.code),
  });
}
