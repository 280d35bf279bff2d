import { addNotices } from '../../session/session.ts';
import { type LanguageCode, loadLanguage } from '../../words/language.ts';
import { LANGUAGE_ROWS, LANGUAGES } from '../../words/languages.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';

/** Switches the language at run time; each names itself. */
export function LanguageChoice() {
  const session = useSessionStore();
  const words = useWords();
  const code = useSession((state) => state.language.code);
  const choose = async (chosen: LanguageCode) => {
    try {
      session.setState({ language: await loadLanguage(chosen), linkLanguage: null });
    } catch {
      addNotices(session, [{ kind: 'load-failed', again: () => void choose(chosen) }]);
    }
  };
  return (
    <fieldset className="segmented languages">
      <legend className="visually-hidden">{words.languageGroup}</legend>
      {LANGUAGES.map((option) => (
        <label key={option} lang={LANGUAGE_ROWS[option].tag}>
          <input
            type="radio"
            name="language"
            checked={option === code}
            onChange={() => void choose(option)}
          />
          <span>{LANGUAGE_ROWS[option].label}</span>
        </label>
      ))}
    </fieldset>
  );
}
