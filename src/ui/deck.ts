/**
 * Connects the player on a slide with the deck around it. The deck passes on presses of next and back as messages, and
 * the player returns those that lead beyond its ends. Messages have the form of reveal.js: '{"method":"next"}',
 * '{"method":"prev"}'.
 */
import { canMove, move } from '../session/moves.ts';
import type { Session } from '../session/session.ts';
import { hasOwnKeys } from './keys/press.ts';
import { useKeyScope } from './keys/scopes.ts';
import { useSessionStore } from './page/useSession.ts';

type Way = 'next' | 'back';

const METHOD: Readonly<Record<Way, string>> = { next: 'next', back: 'prev' };

/** Receives the presses of the deck around `page` from now on; they wait for the session. */
export function hearDeck(page: Window, session: Promise<Session>): void {
  page.addEventListener('message', ({ source, data }) => {
    const said = source === page.parent && typeof data === 'string' ? data.replaceAll(' ', '') : '';
    const way = METHODS.get(said);
    if (way !== undefined) void session.then((made) => leadOn(made, way));
  });
}

/** Steps as long as there are steps in that direction; otherwise the deck advances. */
function leadOn(session: Session, way: Way): void {
  if (canMove(session.getState(), way)) move(session, way);
  else handBack(way);
}

function handBack(way: Way): void {
  // The page around the frame may be of any origin, and learns only the press.
  window.parent.postMessage(JSON.stringify({ method: METHOD[way] }), '*');
}

const METHODS: ReadonlyMap<string, Way> = new Map(
  (['next', 'back'] as const).map((way) => [JSON.stringify({ method: METHOD[way] }), way]),
);

/** The keys that step, at an end of the run, where they belong to the deck. */
export function useDeckKeys(isInDeck: boolean): void {
  const session = useSessionStore();
  useKeyScope('lesson', (name, event) => {
    if (!isInDeck || event === null || name === 'reveal' || event.key === ' ') return false;
    const way = name === 'onward' ? 'next' : 'back';
    if (hasOwnKeys(event.target) || canMove(session.getState(), way)) return false;
    handBack(way);
    return true;
  });
}
