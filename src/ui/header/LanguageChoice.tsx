import { addNotices } from '../../session/session.ts';
import { LANGUAGES, type LanguageCode, loadLanguage } from '../../words/language.ts';
import { Segmented } from '../kit/Segmented.tsx';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';

const OWN_NAME: Readonly<Record<LanguageCode, string>> = { en: 'EN', zh: '中文' };

const TAG: Readonly<Record<LanguageCode, string>> = { en: 'en', zh: 'zh-Hans' };

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
    <Segmented
      legend={words.languageGroup}
      name="language"
      className="languages"
      options={LANGUAGES}
      chosen={code}
      text={OWN_NAME}
      tag={TAG}
      choose={(option) => void choose(option)}
    />
  );
}
