import { speak } from '../../session/speak.ts';
import { type LanguageCode, loadLanguage } from '../../words/language.ts';
import { LANGUAGE_ROWS, LANGUAGES } from '../../words/languages.ts';
import { attempt } from '../page/attempt.ts';
import { useSession, useSessionStore } from '../page/useSession.ts';

/** A button for each language except the current one, labelled with that language's own name. */
export function LanguageChoice() {
  const session = useSessionStore();
  const code = useSession((state) => state.language.code);
  const choose = (chosen: LanguageCode) =>
    attempt(session, async () => speak(session, await loadLanguage(chosen)));
  return (
    <span className="languages">
      {LANGUAGES.filter((other) => other !== code).map((other, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pressed button stays, focused, and offers the way back
        <button key={place} type="button" lang={LANGUAGE_ROWS[other].tag} onClick={() => choose(other)}>
          {LANGUAGE_ROWS[other].label}
        </button>
      ))}
    </span>
  );
}
