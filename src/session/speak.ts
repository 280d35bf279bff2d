import type { Language } from '../words/language.ts';
import type { Session } from './session.ts';
import { worded } from './subject.ts';

/** Sets the language of the page and of the words in the tree that is shown. */
export function speak(session: Session, language: Language): void {
  const { subject, activity } = session.getState();
  // An exercise asks about this very tree, and a comparison shows it on both sides, so the tree stays the same then.
  const isKept = activity.kind === 'practising' || activity.kind === 'comparing';
  session.setState({
    language,
    linkLanguage: null,
    subject: isKept ? subject : worded(subject, language.code),
  });
}
