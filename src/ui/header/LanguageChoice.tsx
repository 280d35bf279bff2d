import { type LanguageCode, loadLanguage } from '../../words/language.ts';
import { LANGUAGE_ROWS, LANGUAGES } from '../../words/languages.ts';
import { Segmented } from '../kit/Segmented.tsx';
import { attempt } from '../page/attempt.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';

/** Switches the language at run time; each names itself. */
export function LanguageChoice() {
  const session = useSessionStore();
  const words = useWords();
  const code = useSession((state) => state.language.code);
  const choose = (chosen: LanguageCode) =>
    attempt(session, async () =>
      session.setState({ language: await loadLanguage(chosen), linkLanguage: null }),
    );
  return (
    <Segmented
      legend={words.languageGroup}
      name="language"
      className="languages"
      options={LANGUAGES}
      chosen={code}
      text={(option) => LANGUAGE_ROWS[option].label}
      tag={(option) => LANGUAGE_ROWS[option].tag}
      choose={choose}
    />
  );
}
