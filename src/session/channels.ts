/** Stores that hear only what concerns them, made of a store that hears everything. */
import type { StoreApi } from 'zustand/vanilla';

/** A store that can be read and subscribed to, but not changed. */
export type Channel<State> = Omit<StoreApi<State>, 'setState'>;

/**
 * The same state, heard by those who do not depend on these parts of it: they hear nothing when only these change.
 * The store has one listener for all of them, and none while there are none.
 */
export function without<State extends object, Part extends keyof State>(
  store: Channel<State>,
  parts: readonly Part[],
): Channel<Omit<State, Part>> {
  const listeners = new Set<Parameters<typeof store.subscribe>[0]>();
  const left = new Set<unknown>(parts);
  const hear = (state: State, before: State) => {
    for (const part in state)
      if (state[part] !== before[part] && !left.has(part)) {
        for (const listener of listeners) listener(state, before);
        return;
      }
  };
  let leave = () => {};
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe(listener) {
      if (listeners.size === 0) leave = store.subscribe(hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) leave();
      };
    },
  };
}

/** Whether two states are equal in these parts. */
export function isSameIn<State>(parts: readonly (keyof State)[], a: State, b: State): boolean {
  for (const part of parts) if (a[part] !== b[part]) return false;
  return true;
}
