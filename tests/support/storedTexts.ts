import { type Autosave, autosaveTrees } from '../../src/session/autosave.ts';
import type { Session } from '../../src/session/session.ts';

/** Stores the trees of a session when it is asked to, and only then; `texts` are those that were stored, in order. */
export function storedTexts(session: Session): {
  readonly autosave: Autosave;
  readonly texts: readonly string[];
} {
  const texts: string[] = [];
  const store = {
    put: async ({ id, text }: { id: string; text: string }) => {
      texts.push(text);
      return { ok: true, id, revision: 1, isCopy: false };
    },
    putWaiting: async () => [],
  };
  const autosave = autosaveTrees(
    session,
    store as never,
    () => () => {},
    () => 0,
  );
  return { autosave, texts };
}
