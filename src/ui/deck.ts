/**
 * Connects a player on a slide with the slide deck around it. The deck sends presses of next and back to the
 * player as messages; the player sends them back when its run is at an end. Messages have the form of
 * reveal.js: '{"method":"next"}', '{"method":"prev"}'.
 */
import { canMove, move } from '../session/moves.ts';
import type { Session } from '../session/session.ts';
import { hasOwnKeys } from './keys/press.ts';
import { useKeyScope } from './keys/scopes.ts';
import { useSessionStore } from './page/useSession.ts';

type Way = 'next' | 'back';

const METHOD: Readonly<Record<Way, string>> = { next: 'next', back: 'prev' };

/** Receives the deck's messages from now on. Messages that arrive before the session exists wait for it. */
export function hearDeck(page: Window, session: Promise<Session>): void {
  page.addEventListener('message', ({ source, data }) => {
    const said = source === page.parent && typeof data === 'string' ? data.replaceAll(' ', '') : '';
    const way = METHODS.get(said);
    if (way !== undefined) void session.then((made) => leadOn(made, way));
  });
}

/**
 * Makes one step in the given direction; at an end of the run, tells the deck to change the slide instead.
 */
function leadOn(session: Session, way: Way): void {
  if (canMove(session.getState(), way)) move(session, way);
  else handBack(way);
}

function handBack(way: Way): void {
  // The target origin is '*' because any site may embed the player; the message contains nothing but the key
  // press.
  window.parent.postMessage(JSON.stringify({ method: METHOD[way] }), '*');
}

const METHODS: ReadonlyMap<string, Way> = new Map(
  (['next', 'back'] as const).map((way) => [JSON.stringify({ method: METHOD[way] }), way]),
);

/**
 * Handles the stepping keys at an end of the run, when the player is in a deck: they then change the slide.
 */
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
