import { useEffect } from 'react';
import { presentedIn } from '../session/session.ts';
import { useSession } from './page/useSession.ts';

/** Puts the page's language, theme and activity on the document element as attributes, for style sheets. */
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
