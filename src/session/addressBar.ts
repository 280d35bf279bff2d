/**
 * Keeps the address bar in step with the session: one history entry a tree, none a step, and at most
 * one write per 500 ms (some browsers throw after 100 in 30 s).
 *
 * Whoever leaves an entry before its last write was due would come back to an earlier step; so what an
 * entry showed when it was left is remembered under the entry's name, which stands in its state.
 */
import { decodeAddress, encodeAddress } from '../link/address.ts';
import type { Clock } from './playback.ts';
import { restore } from './restore.ts';
import { addNotices, type Session, type SessionState } from './session.ts';

/** The part of a window this needs. */
export interface AddressHost {
  readonly location: Pick<Location, 'hash'>;
  readonly history: Pick<History, 'pushState' | 'replaceState' | 'state'>;
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
  const left = new Map<string, string>();
  let made = 0;
  const newEntry = () => `${now()}.${made++}`;
  let entry = entryName(host) ?? newEntry();
  let lastWrite = now();
  let cancel: (() => void) | null = null;
  /** the tree has changed since the last write, which so makes a new entry */
  let isNewTree = false;
  let isReading = false;
  host.history.replaceState({ entry }, '');

  const rest = () => {
    cancel?.();
    cancel = null;
  };

  const write = () => {
    cancel = null;
    const hash = hashOf(session.getState());
    if (hash === null) {
      addNotices(session, [{ kind: 'too-long-for-address' }]);
      isNewTree = false;
      return;
    }
    if (`#${hash}` === host.location.hash && !isNewTree) return;
    lastWrite = now();
    if (isNewTree) {
      entry = newEntry();
      host.history.pushState({ entry }, '', `#${hash}`);
    } else host.history.replaceState({ entry }, '', `#${hash}`);
    isNewTree = false;
  };

  const stop = session.subscribe((state, before) => {
    const [hash, hashBefore] = [hashOf(state), hashOf(before)];
    if (hash !== null && hash === hashBefore) return;
    if (!isReading && treeOf(state) !== treeOf(before)) {
      if (!isNewTree && hashBefore !== null) left.set(entry, hashBefore);
      isNewTree = true;
    } else if (hash === null) return;
    cancel ??= clock(Math.max(0, lastWrite + LEAST_MS - now()), write);
  });

  const read = () => {
    const hash = hashOf(session.getState());
    if (!isNewTree && hash !== null) left.set(entry, hash);
    isNewTree = false;
    rest();
    entry = entryName(host) ?? newEntry();
    const wanted = left.get(entry) ?? host.location.hash;
    void restore(decodeAddress(wanted)).then(({ notices, ...shown }) => {
      isReading = true;
      session.setState({ ...shown, playing: false, focused: null, hovered: null });
      isReading = false;
      addNotices(session, notices);
    });
  };

  host.addEventListener('popstate', read);
  return () => {
    stop();
    rest();
    host.removeEventListener('popstate', read);
  };
}

/** The hash of what is shown, or null where it does not fit. */
export function hashOf({ subject, algorithm, rules, notation, step }: SessionState): string | null {
  return encodeAddress({ tree: subject.reference, algorithm, rules, notation, step });
}

/** What makes a history entry: the tree. */
function treeOf({ subject: { reference } }: SessionState): string {
  return reference.kind === 'library' ? reference.id : `${reference.root} ${reference.text}`;
}

/** The name of the history entry we are at; null for one that we did not make. */
function entryName({ history }: AddressHost): string | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('entry' in state)) return null;
  return typeof state.entry === 'string' ? state.entry : null;
}
