/**
 * Keeps the address bar in step with the session: one history entry a tree, none a step, and at most
 * one write per 500 ms (some browsers throw after 100 in 30 s).
 */
import { decodeAddress, encodeAddress } from '../link/address.ts';
import type { Clock } from './playback.ts';
import { restore } from './restore.ts';
import { addNotices, type Session, type SessionState } from './session.ts';

/** The part of a window this needs. */
export interface AddressHost {
  readonly location: Pick<Location, 'hash'>;
  readonly history: Pick<History, 'pushState' | 'replaceState'>;
  addEventListener(type: 'popstate', listener: () => void): void;
  removeEventListener(type: 'popstate', listener: () => void): void;
}

const LEAST_MS = 500;

/** Follows both ways until the returned function is called. */
export function followAddress(
  session: Session,
  host: AddressHost,
  clock: Clock,
  now: () => number,
): () => void {
  let lastWrite = -Infinity;
  let cancel: (() => void) | null = null;
  let entry = entryOf(session.getState());
  let tooLong = false;

  const write = () => {
    cancel = null;
    const state = session.getState();
    const hash = hashOf(state);
    if (hash === null) {
      if (!tooLong) addNotices(session, [{ kind: 'too-long-for-address' }]);
      tooLong = true;
      return;
    }
    tooLong = false;
    if (`#${hash}` === host.location.hash) return;
    lastWrite = now();
    const isNewTree = entryOf(state) !== entry;
    entry = entryOf(state);
    if (isNewTree) host.history.pushState(null, '', `#${hash}`);
    else host.history.replaceState(null, '', `#${hash}`);
  };

  const stop = session.subscribe((state, before) => {
    if (cancel !== null || hashOf(state) === hashOf(before)) return;
    cancel = clock(Math.max(0, lastWrite + LEAST_MS - now()), write);
  });

  const read = () => {
    const state = session.getState();
    if (host.location.hash === `#${hashOf(state) ?? ''}`) return;
    cancel?.();
    cancel = null;
    void restore(decodeAddress(host.location.hash)).then(({ notices, ...shown }) => {
      entry = entryOf({ ...session.getState(), ...shown });
      session.setState({ ...shown, playing: false, focused: null, hovered: null });
      addNotices(session, notices);
    });
  };

  host.addEventListener('popstate', read);
  return () => {
    stop();
    cancel?.();
    host.removeEventListener('popstate', read);
  };
}

/** The hash of what is shown, or null where it does not fit. */
export function hashOf({ subject, algorithm, rules, notation, step }: SessionState): string | null {
  return encodeAddress({ tree: subject.reference, algorithm, rules, notation, step });
}

/** What makes a history entry: the tree. */
function entryOf({ subject: { reference } }: SessionState): string {
  return reference.kind === 'library' ? reference.id : `${reference.root} ${reference.text}`;
}
