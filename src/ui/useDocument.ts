import { useEffect } from 'react';
import { presentedIn } from '../session/session.ts';
import { useSession } from './page/useSession.ts';

/** Sets language, theme and activity as attributes of the document. */
export function useDocument(): void {
  const language = useSession((state) => state.language);
  const theme = useSession((state) => state.theme);
  const activity = useSession((state) => (presentedIn(state) ? 'presenting' : state.activity.kind));
  useEffect(() => {
    document.documentElement.lang = language.tag;
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['mode'] = activity;
  }, [language, theme, activity]);
}
